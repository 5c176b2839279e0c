/**
 * "Default sort options: most relevant, latest, highest price, lowest price" (stock and vehicle §2). Not in the schema
 * of search.json, because browsers load this list, and would load the schema's descriptions with it.
 */
export const sortKeys = [
  'relevant',
  'latest',
  'price-desc',
  'price-asc',
  'km-asc',
  'year-desc',
  'saving-desc',
  'nearest',
] as const;
