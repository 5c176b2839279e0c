/**
 * Where the search shows a page of a listing that is not built: of a long listing few are, and one that sells has
 * fewer each day, but addresses are kept and shared. Null for any other address. Below a make, one of `makePaths`, a
 * bare number is a model (Mazda 2).
 */
export function searchedPage(
  pathname: string,
  basePath: string,
  makePaths: readonly string[],
): string | null {
  const [, listing, prefix, page] = /^(\/.+)\/(page-)?(\d{1,4})(?:\.html|\/)?$/.exec(pathname) ?? [];
  if (listing === undefined || page === undefined || !listing.startsWith(`${basePath}/`)) return null;
  return makePaths.includes(listing) === (prefix !== undefined) ? `${listing}?page=${Number(page)}` : null;
}
