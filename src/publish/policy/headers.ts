/**
 * The HTTP headers of a published site, as data: the Node server reads this table for each reply, and a
 * CDN's `_headers` file can be written from it. Patterns are URL paths with at most one `*`, which is all
 * that Cloudflare and Netlify both understand. Rules run from general to special; the last match wins.
 */
interface CacheRule {
  readonly pattern: string;
  /** For browsers, and for caches that know no targeted header. */
  readonly cacheControl: string;
  /** For CDNs alone (RFC 9213); without it they follow `cacheControl`. */
  readonly cdnCacheControl?: string;
}

const day = 'public, max-age=86400, stale-while-revalidate=604800';

const dayLong = ['webp', 'avif', 'jpg', 'jpeg', 'png', 'svg', 'gif', 'ico', 'mp4', 'webm', 'woff2', 'pdf'];

export const cacheRules: readonly CacheRule[] = [
  {
    // A car can be sold at any minute: browsers ask each time (a 304 costs little). The CDN's permission to
    // serve stale pages stands apart because RFC 5861 lets `must-revalidate` forbid it.
    pattern: '/*',
    cacheControl: 'public, max-age=0, must-revalidate',
    cdnCacheControl: 'public, max-age=60, stale-while-revalidate=600',
  },
  ...dayLong.map((extension) => ({ pattern: `/*.${extension}`, cacheControl: day })),
  // The build puts a digest of the content in these names, so a name never changes its meaning.
  { pattern: '/_astro/*', cacheControl: 'public, max-age=31536000, immutable' },
  { pattern: '/search-data/*', cacheControl: 'public, max-age=31536000, immutable' },
  {
    // The one name there that changes its meaning. Every search begins with it, so that a CDN may answer; what
    // it names a minute late is still there.
    pattern: '/search-data/current.json',
    cacheControl: 'no-cache',
    cdnCacheControl: 'public, max-age=60',
  },
];

/**
 * Sent with every page and file. Each page's own policy, with the hashes of the scripts within it, is in a meta
 * tag (`content-policy.ts`); here stand the directives that are the same for all, among them
 * `frame-ancestors`, which a meta tag cannot carry. `form-action` keeps a lead from being posted elsewhere.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // The nearest branch is found by the visitor's position; nothing else is ever asked for.
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), browsing-topics=()',
  'X-Frame-Options': 'SAMEORIGIN',
  'Content-Security-Policy': "frame-ancestors 'self'; base-uri 'self'; object-src 'none'; form-action 'self'",
};

/** Only for replies over https. Without `includeSubDomains`: the dealer's other subdomains are not ours. */
export const strictTransportSecurity = 'max-age=31536000';

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
