import type { ReadyFile } from './ready-files.build.ts';
import { currentSite, type Site } from './site.build.ts';

/**
 * The paths of an endpoint, of which each is a file of `filesOf` in `folder`: for who works on the pages. A build writes
 * these files itself, and has no such endpoint.
 */
export async function readyRoutes(filesOf: (site: Site) => ReadyFile[], folder: string, ending = '') {
  if (import.meta.env.MODE !== 'development') return [];
  return filesOf(await currentSite()).map(([file, text]) => ({
    params: { file: file.slice(`${folder}/`.length, file.length - ending.length) },
    props: { text },
  }));
}

export function readyReply({ props: { text } }: { readonly props: { readonly text: string } }): Response {
  return new Response(text, { headers: { 'Content-Type': 'application/json' } });
}
