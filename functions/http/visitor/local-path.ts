/** Longer addresses may be cut off by proxies. */
const MAX_CHARACTERS = 2048;

/** Browsers remove tabs and line breaks from URLs and treat a backslash as a slash. */
const isSuspicious = /[^!-~\u0080-\uffff]|\\/;

/**
 * Validates a redirect target from a visitor (`redirect`, `back`): returns its path, query and
 * fragment in ASCII, or null for anything a browser would take to another site, such as
 * `//stranger.example` (open redirect, CWE-601).
 */
export function localPath(target: unknown): string | null {
  if (typeof target !== 'string' || target.length > MAX_CHARACTERS) return null;
  if (!target.startsWith('/') || isSuspicious.test(target)) return null;
  const here = 'http://site.invalid';
  if (!URL.canParse(target, here)) return null;
  const { origin, pathname, search, hash } = new URL(target, here);
  // `/.//stranger.example` becomes `//stranger.example` when the dots are resolved.
  if (origin !== here || pathname.startsWith('//')) return null;
  return pathname + search + hash;
}

/** Path and query of the page of this site that the browser came from; null for any other. */
export function referringPage({ headers, url }: Pick<Request, 'headers' | 'url'>): string | null {
  const referer = headers.get('Referer') ?? '';
  if (!URL.canParse(referer)) return null;
  const { host, pathname, search } = new URL(referer);
  const { host: here, pathname: asked } = new URL(url);
  return host === here && pathname !== asked ? localPath(pathname + search) : null;
}
