/** The collection that searches of a dealer's stock name, whichever engine answers. */
export function collectionAlias(slug: string): string {
  return `cars_${slug}`;
}
