import type { CollectionField } from '../../engine/collection.ts';
import type { Column, StringColumn, StringsColumn } from '../../engine/columns.ts';
import { categoriesOf, type DerivedFrom, keywordsOf, stepsAbove } from './derived-fields.ts';
import { listColumn } from './unpack-column.ts';

export type ColumnsByField = ReadonlyMap<string, Column>;

/** Reads a row's text in a column; null if missing. */
export function textReader(columns: ColumnsByField, name: string): (row: number) => string | null {
  const column = columns.get(name);
  if (column?.kind !== 'string') return () => null;
  return (row) => column.values[(column.codes[row] ?? 0) - 1] ?? null;
}

/** Reads a row's number (or 0 and 1) in a column; null if missing. */
export function numberReader(columns: ColumnsByField, name: string): (row: number) => number | null {
  const column = columns.get(name);
  if (column?.kind !== 'number') return () => null;
  return (row) => (column.present[row] === 1 ? (column.numbers[row] ?? null) : null);
}

/**
 * A list column in which rows with the same `keyAt` share a list, so that few lists are created; values are numbered
 * by first appearance, as in all columns.
 */
function sharedLists(
  field: CollectionField,
  count: number,
  keyAt: (row: number) => number,
  listAt: (row: number) => readonly string[],
): StringsColumn {
  const codeOf = new Map<string, number>();
  const encode = (value: string) => {
    const code = codeOf.get(value) ?? codeOf.size + 1;
    codeOf.set(value, code);
    return code;
  };
  const listOf = new Map<number, number>();
  const lists: number[][] = [];
  const rowLists = new Uint32Array(count);
  for (let row = 0; row < count; row += 1) {
    const key = keyAt(row);
    let list = listOf.get(key);
    if (list === undefined) {
      list = lists.push(listAt(row).map(encode));
      listOf.set(key, list);
    }
    rowLists[row] = list;
  }
  return listColumn(field, [...codeOf.keys()], lists, rowLists);
}

/** Each car's make, and make with model. */
export function makeModelColumn(field: CollectionField, columns: ColumnsByField, count: number) {
  const makeAt = textReader(columns, 'make');
  const modelAt = textReader(columns, 'model');
  return sharedLists(field, count, keyReader(columns, ['make', 'model'], []), (row) => {
    const make = makeAt(row) ?? '';
    return [make, `${make} ${modelAt(row) ?? ''}`];
  });
}

/** A number that is equal for rows with equal values in these columns and equal small numbers. */
function keyReader(
  columns: ColumnsByField,
  names: readonly string[],
  more: readonly { readonly max: number; readonly at: (row: number) => number }[],
): (row: number) => number {
  const parts = names.flatMap((name) => {
    const column: StringColumn | Column | undefined = columns.get(name);
    if (column?.kind !== 'string') return [];
    return [{ max: column.values.length, at: (row: number) => column.codes[row] ?? 0 }];
  });
  const all = [...parts, ...more];
  return (row) => {
    let key = 0;
    for (const { max, at } of all) key = key * (max + 1) + at(row);
    return key;
  };
}

const kinds = [
  'car_type',
  'item_type',
  'body',
  'fuel',
  'transmission',
  'drive',
  'seats',
  'cylinders',
] as const;

/** Keywords and categories. */
export function createKindColumns(columns: ColumnsByField, currency: string, count: number) {
  const [carType, itemType, body, fuel, transmission, drive, seats, cylinders] = kinds.map((name) =>
    textReader(columns, name),
  );
  const onOfferAt = numberReader(columns, 'on_offer');
  const certifiedAt = numberReader(columns, 'certified');
  const priceAt = numberReader(columns, 'price');
  const keyAt = keyReader(columns, kinds, [
    { max: 1, at: (row) => certifiedAt(row) ?? 0 },
    { max: 4, at: (row) => stepsAbove(priceAt(row)) },
    { max: 1, at: (row) => onOfferAt(row) ?? 0 },
  ]);
  const carAt = (row: number): DerivedFrom => ({
    carType: carType?.(row) ?? null,
    itemType: itemType?.(row) ?? null,
    body: body?.(row) ?? null,
    fuel: fuel?.(row) ?? null,
    transmission: transmission?.(row) ?? null,
    drive: drive?.(row) ?? null,
    seats: seats?.(row) ?? null,
    cylinders: cylinders?.(row) ?? null,
    isCertified: certifiedAt(row) === 1,
    stepsAbovePrice: stepsAbove(priceAt(row)),
    isOnOffer: onOfferAt(row) === 1,
  });
  return {
    keywords: (field: CollectionField) => sharedLists(field, count, keyAt, (row) => keywordsOf(carAt(row))),
    categories: (field: CollectionField) =>
      sharedLists(field, count, keyAt, (row) => categoriesOf(carAt(row), currency)),
  };
}
