/**
 * The HTTP headers of a published site, as data: the Node server applies this table to each reply, and hosts'
 * `_headers` files are generated from it. Patterns are URL paths with at most one `*`, which is all that both
 * Cloudflare and Netlify support. Rules go from general to special; the last match wins.
 */
interface CacheRule {
  readonly pattern: string;
  /** For browsers, and for caches that do not support `CDN-Cache-Control`. */
  readonly cacheControl: string;
  /** For CDNs only (RFC 9213); without it they follow `cacheControl`. */
  readonly cdnCacheControl?: string;
}

const DAY = 'public, max-age=86400, stale-while-revalidate=604800';

const dayLong = ['webp', 'avif', 'jpg', 'jpeg', 'png', 'svg', 'gif', 'ico', 'mp4', 'webm', 'woff2', 'pdf'];

export const cacheRules: readonly CacheRule[] = [
  {
    // A car can be sold at any minute: browsers revalidate each time (a 304 is cheap). The CDN may serve
    // stale pages by a header of its own, because `must-revalidate` would forbid that (RFC 5861).
    pattern: '/*',
    cacheControl: 'public, max-age=0, must-revalidate',
    cdnCacheControl: 'public, max-age=60, stale-while-revalidate=600',
  },
  ...dayLong.map((extension) => ({ pattern: `/*.${extension}`, cacheControl: DAY })),
  // These names contain a digest of the content, so the content of a name never changes.
  { pattern: '/_astro/*', cacheControl: 'public, max-age=31536000, immutable' },
  { pattern: '/search-data/*', cacheControl: 'public, max-age=31536000, immutable' },
  {
    // The one file there whose content changes. Every search reads it first, so a CDN may answer; an index
    // that it names a minute late still exists.
    pattern: '/search-data/current.json',
    cacheControl: 'no-cache',
    cdnCacheControl: 'public, max-age=60',
  },
];

/**
 * Sent with every page and file. The page's own policy, with the hashes of its inline scripts, is in a meta
 * tag (`content-policy.ts`); these are the directives common to all pages, including `frame-ancestors`, which
 * a meta tag cannot carry. `form-action` prevents a lead from being posted elsewhere.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Geolocation finds the nearest branch; nothing else is requested.
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), browsing-topics=()',
  'X-Frame-Options': 'SAMEORIGIN',
  'Content-Security-Policy': "frame-ancestors 'self'; base-uri 'self'; object-src 'none'; form-action 'self'",
};

/** Only for HTTPS replies. Without `includeSubDomains`: the dealer's other subdomains are not ours. */
export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000';

/** The cache headers of one URL path. */
export function cacheHeadersFor(pathname: string): Record<string, string> {
  const rule = cacheRules.findLast(({ pattern }) => matches(pattern, pathname));
  if (rule === undefined) return {};
  const headers: Record<string, string> = { 'Cache-Control': rule.cacheControl };
  if (rule.cdnCacheControl !== undefined) headers['CDN-Cache-Control'] = rule.cdnCacheControl;
  return headers;
}

function matches(pattern: string, pathname: string): boolean {
  const [before = '', after] = pattern.split('*');
  if (after === undefined) return pathname === pattern;
  return (
    pathname.length >= before.length + after.length && pathname.startsWith(before) && pathname.endsWith(after)
  );
}
