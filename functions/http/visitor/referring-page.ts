import { localPath } from './local-path.ts';

/** Path and query of the page of this site that the browser came from; null for any other. */
export function referringPage({ headers, url }: Pick<Request, 'headers' | 'url'>): string | null {
  const referer = headers.get('Referer') ?? '';
  if (!URL.canParse(referer)) return null;
  const { host, pathname, search } = new URL(referer);
  const { host: here, pathname: asked } = new URL(url);
  return host === here && pathname !== asked ? localPath(pathname + search) : null;
}
