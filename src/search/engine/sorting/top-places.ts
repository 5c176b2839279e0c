/** Compares indexes by keys, the first key first; of equal ones the later index comes first. */
export function comparePlaces(keys: readonly Float64Array[]): (a: number, b: number) => number {
  return (a, b) => {
    for (const key of keys) {
      const [x, y] = [key[a] ?? 0, key[b] ?? 0];
      if (x !== y) return x > y ? -1 : 1;
    }
    return b - a;
  };
}

/** A heap with the worst kept element on top. */
function sink(heap: Uint32Array, from: number, compare: (a: number, b: number) => number): void {
  const item = heap[from] ?? 0;
  let at = from;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && compare(heap[child + 1] ?? 0, heap[child] ?? 0) > 0) child += 1;
    if (compare(heap[child] ?? 0, item) <= 0) break;
    heap[at] = heap[child] ?? 0;
    at = child;
  }
  heap[at] = item;
}

/** The first `wanted` of `length` indexes in order, without sorting the rest. */
export function topPlaces(length: number, wanted: number, keys: readonly Float64Array[]): Uint32Array {
  const compare = comparePlaces(keys);
  const size = Math.min(length, wanted);
  const heap = Uint32Array.from({ length: size }, (_, at) => at);
  if (size > 0 && size < length) {
    for (let at = (size >> 1) - 1; at >= 0; at -= 1) sink(heap, at, compare);
    for (let place = size; place < length; place += 1) {
      if (compare(place, heap[0] ?? 0) >= 0) continue;
      heap[0] = place;
      sink(heap, 0, compare);
    }
  }
  return heap.sort(compare);
}
