import type { GetStaticPaths } from 'astro';
import { readyReply } from '../../publish/program/ready-file.ts';
import { currentSite } from '../../publish/site.build.ts';
import { publishesIndex } from '../../search/index/publishes-index.ts';

/** The search index, the cards in blocks and `current.json`; see src/search/index/search-data.build.ts. */
export const getStaticPaths = (async () => {
  const { searchData, tenant } = await currentSite();
  if (!publishesIndex(tenant.settings.search)) return [];
  return [...searchData.files].map(([file, text]) => ({ params: { file }, props: { readyText: text } }));
}) satisfies GetStaticPaths;

export { readyReply as GET };
