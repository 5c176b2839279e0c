/**
 * The path of a page without secrets, for the dealer and analytics. Paths of functions may contain a token that gives
 * access to a lead, `/api/leads/{token}`; of these only `/api/leads` is returned.
 */
export function publicPath(path: string): string {
  return path.replace(/^(\/api\/[^/]+)\/.*$/, '$1');
}
