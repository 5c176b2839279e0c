import type { NumberColumn, NumbersColumn } from '../columns.ts';
import type { NumberTest } from './filter-clause.ts';

function isWithin(number: number, { comparator, value, to }: NumberTest): boolean {
  if (comparator === '=') return number === value;
  if (comparator === '!=') return number !== value;
  if (comparator === '<') return number < value;
  if (comparator === '<=') return number <= value;
  if (comparator === '>') return number > value;
  if (comparator === '>=') return number >= value;
  return to !== undefined && number >= value && number <= to;
}

/** Rows with a number that passes any of the tests; a missing one passes only `!=`. */
export function numberRows(
  column: NumberColumn | NumbersColumn,
  length: number,
  tests: readonly NumberTest[],
): Uint8Array {
  const passes = new Uint8Array(length);
  for (const test of tests) {
    if (test.comparator === '!=') {
      const equal = numberRows(column, length, [{ comparator: '=', value: test.value }]);
      for (let row = 0; row < length; row += 1) if (equal[row] === 0) passes[row] = 1;
    } else if (column.kind === 'number') {
      const { numbers, present } = column;
      for (let row = 0; row < length; row += 1) {
        if (present[row] === 1 && isWithin(numbers[row] ?? 0, test)) passes[row] = 1;
      }
    } else markNumbers(column, test, passes);
  }
  return passes;
}

function markNumbers({ starts, numbers }: NumbersColumn, test: NumberTest, passes: Uint8Array): void {
  for (let row = 0; row < passes.length; row += 1) {
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at += 1) {
      if (isWithin(numbers[at] ?? 0, test)) passes[row] = 1;
    }
  }
}
