/** Inverts lists of keys: for each key the lists that contain it, once each and ascending. */
export function invertLists(
  starts: ArrayLike<number>,
  keys: ArrayLike<number>,
  keyCount: number,
): { starts: Uint32Array; lists: Uint32Array } {
  const listCount = starts.length - 1;
  const lastSeen = new Int32Array(keyCount).fill(-1);
  const inverse = new Uint32Array(keyCount + 1);
  const each = (visit: (key: number, list: number) => void): void => {
    lastSeen.fill(-1);
    for (let list = 0; list < listCount; list += 1) {
      for (let at = starts[list] ?? 0; at < (starts[list + 1] ?? 0); at += 1) {
        const key = keys[at] ?? 0;
        if (lastSeen[key] === list) continue;
        lastSeen[key] = list;
        visit(key, list);
      }
    }
  };
  each((key) => {
    inverse[key + 1] = (inverse[key + 1] ?? 0) + 1;
  });
  for (let key = 0; key < keyCount; key += 1)
    inverse[key + 1] = (inverse[key + 1] ?? 0) + (inverse[key] ?? 0);
  const lists = new Uint32Array(inverse[keyCount] ?? 0);
  const next = inverse.slice(0, keyCount);
  each((key, list) => {
    const at = next[key] ?? 0;
    lists[at] = list;
    next[key] = at + 1;
  });
  return { starts: inverse, lists };
}
