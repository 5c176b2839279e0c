/** Sizes to which a GNU hash table grows, as far as needed for a batch of documents. */
const tableSizes = [13, 29, 59, 127, 257, 541, 1109];

const head = -1;

/**
 * The iteration order of GNU's `std::unordered_map` after inserting integers in the given order: a linked list in
 * which a number is inserted before those of its bucket, or at the front if its bucket is empty.
 */
export function hashTableOrder(keys: readonly number[]): number[] {
  let sizes = 0;
  let list = createList(tableSizes[sizes] ?? 1);
  for (const [inserted, key] of keys.entries()) {
    if (inserted >= (tableSizes[sizes] ?? Infinity)) {
      sizes += 1;
      const grown = createList(tableSizes[sizes] ?? keys.length);
      for (const known of list.items()) grown.insert(known);
      list = grown;
    }
    list.insert(key);
  }
  return list.items();
}

function createList(size: number) {
  const next = new Map<number, number>();
  const before = new Map<number, number>();
  const items = (): number[] => {
    const all: number[] = [];
    for (let key = next.get(head); key !== undefined; key = next.get(key)) all.push(key);
    return all;
  };
  const insert = (key: number): void => {
    const bucket = key % size;
    const place = before.get(bucket) ?? head;
    const after = next.get(place);
    if (after !== undefined) next.set(key, after);
    next.set(place, key);
    if (before.has(bucket)) return;
    before.set(bucket, head);
    // The former first element now follows this key, and its bucket begins there.
    if (after !== undefined) before.set(after % size, key);
  };
  return { items, insert };
}
