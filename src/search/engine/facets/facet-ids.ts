import type { StringColumn, StringsColumn } from '../columns.ts';

/** The server numbers the values of at most this many documents of an import at a time. */
const BATCH_SIZE = 1000;

/**
 * The server receives an import in parts, and a batch does not cross the end of a part. The size of a part depends on
 * the connection; this one matches recorded replies.
 */
const PART_SIZE = 1600;

function batchEnd(start: number, rows: number): number {
  return Math.min(start + BATCH_SIZE, start - (start % PART_SIZE) + PART_SIZE, rows);
}

function rowCodes(column: StringColumn | StringsColumn, row: number): Uint16Array | Uint32Array {
  if (column.kind === 'string') return column.codes.subarray(row, row + 1);
  return column.codes.subarray(column.starts[row], column.starts[row + 1]);
}

function batchRows(column: StringColumn | StringsColumn, start: number, end: number): number[] {
  const rows: number[] = [];
  for (let row = start; row < end; row += 1)
    if (rowCodes(column, row).some((code) => code !== 0)) rows.push(row);
  return rows;
}

/**
 * Codes of a text facet, in descending order of the server's numbers: of values with equal counts it drops those with
 * smaller numbers.
 */
export function facetIds(column: StringColumn | StringsColumn): Uint32Array {
  const rows = column.kind === 'string' ? column.codes.length : column.starts.length - 1;
  const numbered = new Set<number>();
  for (let start = 0, end = 0; start < rows && numbered.size < column.values.length; start = end) {
    end = batchEnd(start, rows);
    for (const row of hashTableOrder(batchRows(column, start, end))) {
      for (const code of rowCodes(column, row)) if (code !== 0) numbered.add(code);
    }
  }
  return Uint32Array.from(numbered).reverse();
}

/** Sizes to which a GNU hash table grows, as far as needed for a batch of documents. */
const tableSizes = [13, 29, 59, 127, 257, 541, 1109];

const HEAD = -1;

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
    for (let key = next.get(HEAD); key !== undefined; key = next.get(key)) all.push(key);
    return all;
  };
  const insert = (key: number): void => {
    const bucket = key % size;
    const place = before.get(bucket) ?? HEAD;
    const after = next.get(place);
    if (after !== undefined) next.set(key, after);
    next.set(place, key);
    if (before.has(bucket)) return;
    before.set(bucket, HEAD);
    // The former first element now follows this key, and its bucket begins there.
    if (after !== undefined) before.set(after % size, key);
  };
  return { items, insert };
}
