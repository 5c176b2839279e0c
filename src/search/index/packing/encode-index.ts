import type { Column, Columns } from '../../engine/columns.ts';
import { createKindColumns, makeModelColumn } from './derived-columns.ts';
import { createNameOfRow } from './name-of-row.ts';
import { packExceptions, packList, packNumber, packText, packWholeNumbers } from './pack-column.ts';
import { packPlaces } from './pack-places.ts';
import { INDEX_VERSION, type PackedIndex } from './packed-index.schema.ts';

function packIds(ids: readonly string[]): PackedIndex['ids'] {
  const areNumbers = ids.every((id) => /^[1-9]\d{0,14}$/.test(id));
  return areNumbers ? packWholeNumbers(ids.map(Number)) : [...ids];
}

const equal = (a: ArrayLike<unknown>, b: ArrayLike<unknown>) =>
  a.length === b.length && Array.from(a).every((item, at) => item === b[at]);

function isSameColumn(a: Column, b: Column): boolean {
  if (a.kind !== 'strings' || b.kind !== 'strings') return false;
  return equal(a.values, b.values) && equal(a.starts, b.starts) && equal(a.codes, b.codes);
}

/** Whether decoding derives exactly this column, so that it need not be stored. */
function createDerived({ byField, ids }: Columns, currency: string) {
  const count = ids.length;
  const kinds = createKindColumns(byField, currency, count);
  return (column: Column): boolean => {
    const { field } = column;
    if (column.kind === 'number') {
      return field.name === 'rank' && column.numbers.every((rank, row) => rank === count - row);
    }
    if (field.name === 'make_model') return isSameColumn(column, makeModelColumn(field, byField, count));
    if (field.name === 'keywords') return isSameColumn(column, kinds.keywords(field));
    return field.name === 'categories' && isSameColumn(column, kinds.categories(field));
  };
}

/**
 * A car collection's columns as compact JSON for the browser: dictionary-encoded values, numbers packed into text, and
 * no field that can be derived from others. `currency` is that of the price categories. Numbers must be whole.
 */
export function encodeIndex(columns: Columns, currency: string): string {
  const { byField, ids } = columns;
  const isDerived = createDerived(columns, currency);
  const nameOf = createNameOfRow(byField);
  const packed: PackedIndex = {
    version: INDEX_VERSION,
    count: ids.length,
    currency,
    ids: packIds(ids),
    texts: {},
    exceptions: {},
    lists: {},
    numbers: {},
    places: {},
  };
  for (const [name, column] of byField) {
    if (isDerived(column)) continue;
    if (column.kind === 'strings') packed.lists[name] = packList(column);
    else if (column.kind === 'number') packed.numbers[name] = packNumber(column);
    else if (column.kind === 'place') packed.places[name] = packPlaces(column, byField);
    else if (column.kind === 'numbers') throw new Error(`"${name}" holds lists of numbers.`);
    else if (name === 'name') packed.exceptions[name] = packExceptions(column, nameOf);
    else if (name === 'stocknum') packed.exceptions[name] = packExceptions(column, (row) => ids[row] ?? null);
    else packed.texts[name] = packText(column);
  }
  return JSON.stringify(packed);
}
