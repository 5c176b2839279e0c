import { narrowCodes } from '../build-columns.ts';
import type { CollectionField, FieldType } from '../collection.ts';
import type {
  Codes,
  Column,
  NumberColumn,
  NumbersColumn,
  PlaceColumn,
  StringColumn,
  StringsColumn,
} from '../columns.ts';
import { formatNumber } from '../format-number.ts';
import { byteLength, compareBytes } from '../sorting/compare-text.ts';
import { facetIds } from './facet-ids.ts';

/** A facet's distinct values by code (from 1; 0 means none), for any type of field. */
export type FacetIndex = {
  readonly field: CollectionField;
  readonly distinct: number;
  readonly codes: Codes;
  /** For arrays: the distinct codes of a row are from `starts[row]` up to `starts[row + 1]`. */
  readonly starts: Uint32Array | null;
  readonly labelOf: (code: number) => string;
  /** All codes; of values with equal counts, the earlier ones here are returned. */
  readonly tieOrder: Uint32Array;
  /** All codes in the order of a reply for equal counts: the shorter value first, then by descending bytes. */
  readonly replyOrder: () => Uint32Array;
  /** By code; null for non-numeric values. */
  readonly numbers: Float64Array | null;
};

/** A row's codes without repetition: a value counts once per document. */
function distinctPerRow(starts: Uint32Array, codes: Codes): { starts: Uint32Array; codes: Codes } {
  const kept: number[] = [];
  const keptStarts = new Uint32Array(starts.length);
  for (let row = 0; row + 1 < starts.length; row += 1) {
    const own = codes.subarray(starts[row], starts[row + 1]);
    for (const [at, code] of own.entries()) if (own.indexOf(code) === at) kept.push(code);
    keptStarts[row + 1] = kept.length;
  }
  if (kept.length === codes.length) return { starts, codes };
  return {
    starts: keptStarts,
    codes: codes.BYTES_PER_ELEMENT === 2 ? Uint16Array.from(kept) : Uint32Array.from(kept),
  };
}

/** `labelOf` and derived orders, computed lazily once. */
function labels(distinct: number, write: (code: number) => string) {
  const known = new Array<string | undefined>(distinct + 1);
  let order: Uint32Array | undefined;
  const labelOf = (code: number): string => {
    const text = known[code] ?? write(code);
    known[code] = text;
    return text;
  };
  const sortCodes = (): Uint32Array => {
    const lengths = Uint32Array.from({ length: distinct + 1 }, (_, code) => byteLength(labelOf(code)));
    return Uint32Array.from({ length: distinct }, (_, at) => at + 1).sort(
      (a, b) => (lengths[a] ?? 0) - (lengths[b] ?? 0) || compareBytes(labelOf(b), labelOf(a)),
    );
  };
  const replyOrder = (): Uint32Array => {
    order ??= sortCodes();
    return order;
  };
  return { labelOf, replyOrder };
}

function indexTexts(column: StringColumn | StringsColumn): FacetIndex {
  const { field, values } = column;
  const unique = column.kind === 'strings' ? distinctPerRow(column.starts, column.codes) : null;
  return {
    field,
    distinct: values.length,
    codes: unique?.codes ?? column.codes,
    starts: unique?.starts ?? null,
    ...labels(values.length, (code) => values[code - 1] ?? ''),
    tieOrder: facetIds(column),
    numbers: null,
  };
}

/**
 * The server compares numbers by their bits, so that negative ones count as the largest. Only int64 values are
 * numbered in import order.
 */
function tieOrderOfNumbers(numbers: Float64Array, type: FieldType): Uint32Array {
  const codes = Uint32Array.from(numbers, (_, at) => at + 1);
  if (type.startsWith('int64')) return codes.reverse();
  const bits = type.startsWith('float')
    ? new Uint32Array(Float32Array.from(numbers).buffer)
    : Uint32Array.from(numbers, (number) => number >>> 0);
  return codes.sort((a, b) => (bits[b - 1] ?? 0) - (bits[a - 1] ?? 0));
}

/** Floats with the same six digits are one value. */
function facetNumber(number: number, type: FieldType): number {
  return type.startsWith('float') ? Math.fround(Number(formatNumber(number, type))) : number;
}

function indexNumbers(column: NumberColumn | NumbersColumn): FacetIndex {
  const { field } = column;
  const present = column.kind === 'number' ? column.present : null;
  const codeOf = new Map<number, number>();
  const all = new Uint32Array(column.numbers.length);
  for (let at = 0; at < all.length; at += 1) {
    if (present && present[at] === 0) continue;
    const number = facetNumber(column.numbers[at] ?? 0, field.type);
    let code = codeOf.get(number);
    if (code === undefined) {
      code = codeOf.size + 1;
      codeOf.set(number, code);
    }
    all[at] = code;
  }
  const values = Float64Array.from(codeOf.keys());
  const codes = narrowCodes(all, values.length);
  const unique = column.kind === 'numbers' ? distinctPerRow(column.starts, codes) : null;
  const numbers = new Float64Array(values.length + 1);
  numbers.set(values, 1);
  return {
    field,
    distinct: values.length,
    codes: unique?.codes ?? codes,
    starts: unique?.starts ?? null,
    ...labels(values.length, (code) => formatNumber(values[code - 1] ?? 0, field.type)),
    tieOrder: tieOrderOfNumbers(values, field.type),
    numbers: field.type.startsWith('bool') ? null : numbers,
  };
}

/** For all types except places, which cannot be facets. */
export function createFacetIndex(column: Exclude<Column, PlaceColumn>): FacetIndex {
  return column.kind === 'string' || column.kind === 'strings' ? indexTexts(column) : indexNumbers(column);
}
