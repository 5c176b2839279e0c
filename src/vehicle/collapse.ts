/**
 * A list with the part behind "Show All": "default collapse at 8 features and 4 specs" (stock and vehicle
 * §4). Nothing is hidden when `limit` items or fewer are there.
 */
export type Collapsed<Item> = { readonly shown: readonly Item[]; readonly hidden: readonly Item[] };

export function collapse<Item>(items: readonly Item[], limit: number): Collapsed<Item> {
  return { shown: items.slice(0, limit), hidden: items.slice(limit) };
}
