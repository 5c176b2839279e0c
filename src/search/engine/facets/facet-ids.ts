import type { StringColumn, StringsColumn } from '../columns.ts';
import { hashTableOrder } from './hash-table-order.ts';

/** The server numbers the values of at most this many documents of an import at a time. */
const batchSize = 1000;

/**
 * The server receives an import in parts, and a batch does not cross the end of a part. The size of a part depends on
 * the connection; this one matches recorded replies.
 */
const partSize = 1600;

function batchEnd(start: number, rows: number): number {
  return Math.min(start + batchSize, start - (start % partSize) + partSize, rows);
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
