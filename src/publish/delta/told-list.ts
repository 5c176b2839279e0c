/** A list for another process: of what that has already, the place in the list that it was told before. */
export type ToldList<Item extends object> = readonly (number | Item)[];

export function toldList<Item extends object>(before: readonly Item[], now: readonly Item[]): ToldList<Item> {
  const places = new Map(before.map((item, place) => [item, place]));
  return now.map((item) => places.get(item) ?? item);
}

/** The list that was told; what was in the one before is the same object. */
export function heardList<Item extends object>(before: readonly Item[], told: ToldList<Item>): Item[] {
  return told.map((item) => {
    if (typeof item !== 'number') return item;
    const known = before[item];
    if (known === undefined) throw new Error(`The list before has no place ${item}.`);
    return known;
  });
}
