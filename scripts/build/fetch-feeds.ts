import { join } from 'node:path';
import { fetchFeed, sentenceOf } from '#functions/ops/fetch-feed.ts';
import { FeedRefusal, placeFeed } from '#src/ops/feeds/place-feed.build.ts';
import { forEachLimited } from '#src/publish/release/for-each-limited.ts';
import { loadTenant } from '#src/tenant/load/load-tenant.build.ts';
import { feedAuthorization } from './feed-authorization.ts';

const FETCH_MS = 10 * 60_000;
const AT_ONCE = 4;

interface Fetching {
  readonly tenantsDir: string;
  /** Which addresses may be requested; default: those on the public internet. */
  readonly isAllowed?: ((address: string) => boolean) | undefined;
}

/**
 * Fetches the feeds of the dealers' `source` settings and stores each as its dealer's feed; unchanged ones
 * stay untouched. Returns the dealers whose feed could not be fetched, with the reason; their old feed stays.
 * Dealers with invalid settings are skipped, because the build reports them.
 */
export async function fetchFeeds(slugs: readonly string[], fetching: Fetching): Promise<Map<string, string>> {
  const missing = new Map<string, string>();
  await forEachLimited(slugs, AT_ONCE, async (slug) => {
    const trouble = await fetchOne(slug, fetching);
    if (trouble !== null) missing.set(slug, trouble);
  });
  return missing;
}

async function fetchOne(slug: string, { tenantsDir, isAllowed }: Fetching): Promise<string | null> {
  const loaded = loadTenant(tenantsDir, slug);
  if (!loaded.ok) return null;
  const { dir, dealerDir, settings } = loaded.tenant;
  // The feed of a language edition is fetched with its dealer's.
  if (dealerDir !== undefined) return null;
  const { source, file, maxMegabytes } = settings.feed;
  const { url } = source;
  if (url === null) return null;
  const answer = await fetchFeed({
    url,
    etag: null,
    lastModified: null,
    authorization: feedAuthorization(source),
    timeoutMs: FETCH_MS,
    isAllowed,
  });
  if (answer.kind === 'same') return null;
  if (answer.kind === 'failed') return answer.sentence;
  try {
    await placeFeed(answer.body, { file: join(dir, file), maxBytes: maxMegabytes * 1e6 });
    return null;
  } catch (error) {
    return error instanceof FeedRefusal ? error.message : sentenceOf(error, url);
  }
}
