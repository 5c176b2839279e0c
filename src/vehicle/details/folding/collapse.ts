/**
 * A list split at "Show All": "default collapse at 8 features and 4 specs" (stock and vehicle §4). `hidden` is empty
 * for up to `limit` items.
 */
export type Collapsed<Item> = { readonly shown: readonly Item[]; readonly hidden: readonly Item[] };

export function collapse<Item>(items: readonly Item[], limit: number): Collapsed<Item> {
  return { shown: items.slice(0, limit), hidden: items.slice(limit) };
}

/** A null title continues the group before. */
type PartOfGroup<Item> = { readonly title: string | null; readonly rows: readonly Item[] };

/** The same for grouped rows: the first `limit` rows over all groups; empty groups are dropped. */
export function collapseGroups<Item>(
  groups: readonly PartOfGroup<Item>[],
  limit: number,
): Collapsed<PartOfGroup<Item>> {
  const shown: PartOfGroup<Item>[] = [];
  const hidden: PartOfGroup<Item>[] = [];
  let left = limit;
  for (const { title, rows } of groups) {
    const part = collapse(rows, left);
    left -= part.shown.length;
    if (part.shown.length > 0) shown.push({ title, rows: part.shown });
    if (part.hidden.length > 0)
      hidden.push({ title: part.shown.length > 0 ? null : title, rows: part.hidden });
  }
  return { shown, hidden };
}
