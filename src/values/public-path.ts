/**
 * The path of a page as it may be told to the dealer and to analytics. A page of a function has a token in its address,
 * `/api/leads/{token}`, which opens what a shopper has sent: of such a page only `/api/leads` is told.
 */
export function publicPath(path: string): string {
  return path.replace(/^(\/api\/[^/]+)\/.*$/, '$1');
}
