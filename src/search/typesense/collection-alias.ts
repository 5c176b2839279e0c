/** The collection name in searches of a dealer's stock, for either engine. */
export function collectionAlias(slug: string): string {
  return `cars_${slug}`;
}
