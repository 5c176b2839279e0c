import type { StringColumn, StringsColumn } from '../columns.ts';
import { hashTableOrder } from './hash-table-order.ts';

/** The server numbers the values of at most so many documents of an import at a time. */
const batchSize = 1000;

/**
 * An import reaches the server in parts, and a batch does not go past the end of one. How many documents are
 * in a part depends on the connection; this is what recorded answers of a server fit.
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
 * Codes of a text facet, the one numbered last by the server first: of values with equal counts it cuts off
 * those with smaller numbers.
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
