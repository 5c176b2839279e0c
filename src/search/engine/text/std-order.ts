/**
 * Heap and sort with the algorithms of GNU's C++ library: which of several equally good words are kept
 * depends on the algorithm, so equal results need equal steps.
 */

/** `isLess(a, b)`: a is below b in the heap. */
export type IsLess = (a: number, b: number) => boolean;

function siftUp(heap: number[], from: number, value: number, isLess: IsLess): void {
  let hole = from;
  let parent = (hole - 1) >> 1;
  while (hole > 0 && isLess(heap[parent] ?? 0, value)) {
    heap[hole] = heap[parent] ?? 0;
    hole = parent;
    parent = (hole - 1) >> 1;
  }
  heap[hole] = value;
}

export function pushHeap(heap: number[], value: number, isLess: IsLess): void {
  heap.push(value);
  siftUp(heap, heap.length - 1, value, isLess);
}

/** Removes and returns the top; the heap must not be empty. */
export function popHeap(heap: number[], isLess: IsLess): number {
  const top = heap[0] ?? 0;
  const value = heap.pop() ?? 0;
  const length = heap.length;
  if (length === 0) return top;
  let hole = 0;
  let child = 0;
  while (child < (length - 1) >> 1) {
    child = 2 * (child + 1);
    if (isLess(heap[child] ?? 0, heap[child - 1] ?? 0)) child -= 1;
    heap[hole] = heap[child] ?? 0;
    hole = child;
  }
  if (length % 2 === 0 && child === (length - 2) >> 1) {
    child = 2 * (child + 1);
    heap[hole] = heap[child - 1] ?? 0;
    hole = child - 1;
  }
  siftUp(heap, hole, value, isLess);
  return top;
}

function insertionSort(items: number[], from: number, to: number, isBefore: IsLess): void {
  for (let i = from + 1; i < to; i += 1) {
    const value = items[i] ?? 0;
    let at = i;
    while (at > from && isBefore(value, items[at - 1] ?? 0)) {
      items[at] = items[at - 1] ?? 0;
      at -= 1;
    }
    items[at] = value;
  }
}

function swap(items: number[], a: number, b: number): void {
  const held = items[a] ?? 0;
  items[a] = items[b] ?? 0;
  items[b] = held;
}

function medianToFirst(items: number[], first: number, a: number, b: number, c: number, isBefore: IsLess) {
  const [x, y, z] = [items[a] ?? 0, items[b] ?? 0, items[c] ?? 0];
  if (isBefore(x, y)) swap(items, first, isBefore(y, z) ? b : isBefore(x, z) ? c : a);
  else swap(items, first, isBefore(x, z) ? a : isBefore(y, z) ? c : b);
}

function partition(items: number[], from: number, to: number, isBefore: IsLess): number {
  medianToFirst(items, from, from + 1, from + ((to - from) >> 1), to - 1, isBefore);
  const pivot = items[from] ?? 0;
  let low = from + 1;
  let high = to;
  for (;;) {
    while (isBefore(items[low] ?? 0, pivot)) low += 1;
    high -= 1;
    while (isBefore(pivot, items[high] ?? 0)) high -= 1;
    if (low >= high) return low;
    swap(items, low, high);
    low += 1;
  }
}

/** std::sort with a strict order. Where the original switches to a heap sort, this uses the built-in sort. */
export function stdSort(items: number[], isBefore: IsLess): void {
  const pending: [number, number, number][] = [[0, items.length, 2 * Math.ceil(Math.log2(items.length + 1))]];
  for (let part = pending.pop(); part !== undefined; part = pending.pop()) {
    const [from, to, depth] = part;
    if (to - from <= 16) continue;
    if (depth === 0) {
      const sorted = items.slice(from, to).sort((a, b) => (isBefore(a, b) ? -1 : isBefore(b, a) ? 1 : 0));
      for (let i = from; i < to; i += 1) items[i] = sorted[i - from] ?? 0;
      continue;
    }
    const cut = partition(items, from, to, isBefore);
    pending.push([from, cut, depth - 1], [cut, to, depth - 1]);
  }
  insertionSort(items, 0, items.length, isBefore);
}
