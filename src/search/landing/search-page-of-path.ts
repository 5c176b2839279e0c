/**
 * The address at which the search screen shows a listing page that was not built: only the first pages of a long
 * listing are built, and links to later ones are shared. Null for any other path. Below a make (`makePaths`) a bare
 * number is a model (Mazda 2).
 */
export function searchPageOfPath(
  pathname: string,
  basePath: string,
  makePaths: readonly string[],
): string | null {
  const [, listing, prefix, page] = /^(\/.+)\/(page-)?(\d{1,4})(?:\.html|\/)?$/.exec(pathname) ?? [];
  if (listing === undefined || page === undefined || !listing.startsWith(`${basePath}/`)) return null;
  return makePaths.includes(listing) === (prefix !== undefined) ? `${listing}?page=${Number(page)}` : null;
}
