/** Longer ones are cut off by proxies on the way. */
const mostCharacters = 2048;

/** Browsers drop tabs and line ends from addresses, and take a backslash for a slash. */
const isSuspicious = /[^!-~\u0080-\uffff]|\\/;

/**
 * Where to go on within the site, as path, query and anchor in ASCII; null for whatever a browser would take
 * elsewhere (CWE-601), such as `//stranger.example`. For addresses that a visitor brings: `redirect`, `back`.
 */
export function localPath(target: unknown): string | null {
  if (typeof target !== 'string' || target.length > mostCharacters) return null;
  if (!target.startsWith('/') || isSuspicious.test(target)) return null;
  const here = 'http://site.invalid';
  if (!URL.canParse(target, here)) return null;
  const { origin, pathname, search, hash } = new URL(target, here);
  // `/.//stranger.example` becomes `//stranger.example` once its dots are resolved.
  if (origin !== here || pathname.startsWith('//')) return null;
  return pathname + search + hash;
}
