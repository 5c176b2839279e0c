import type { CollectionField, CollectionSchema } from './collection.ts';
import type { GeoPoint } from './geo/geo-distance.ts';

/** Codes of dictionary values; 16 bits if possible. */
export type Codes = Uint16Array | Uint32Array;

/** One text per document: `values[codes[row] - 1]`; code 0 is a document without the field. */
export type StringColumn = {
  readonly kind: 'string';
  readonly field: CollectionField;
  /** Distinct values as written, in order of first appearance. */
  readonly values: readonly string[];
  readonly codes: Codes;
};

/**
 * Any number of texts per document: codes from `starts[row]` up to `starts[row + 1]`; a code minus 1 is the
 * index in `values`.
 */
export type StringsColumn = {
  readonly kind: 'strings';
  readonly field: CollectionField;
  readonly values: readonly string[];
  readonly starts: Uint32Array;
  readonly codes: Codes;
};

/** int32, int64, float (kept as 32-bit values) or bool (0 and 1); `present[row]` is 0 where the field is absent. */
export type NumberColumn = {
  readonly kind: 'number';
  readonly field: CollectionField;
  readonly numbers: Int32Array | Float64Array | Uint8Array;
  readonly present: Uint8Array;
};

export type NumbersColumn = {
  readonly kind: 'numbers';
  readonly field: CollectionField;
  readonly starts: Uint32Array;
  readonly numbers: Float64Array;
};

/** One place per document, shared by many: `points[codes[row] - 1]`; code 0 means no place. */
export type PlaceColumn = {
  readonly kind: 'place';
  readonly field: CollectionField;
  /** Distinct places in order of first appearance. */
  readonly points: readonly GeoPoint[];
  readonly codes: Codes;
};

export type Column = StringColumn | StringsColumn | NumberColumn | NumbersColumn | PlaceColumn;

/** A whole collection in memory. Rows are documents in the order of import: the last row is the latest. */
export type Columns = {
  readonly schema: CollectionSchema;
  readonly ids: readonly string[];
  /** By field name; fields with `index: false` have none. */
  readonly byField: ReadonlyMap<string, Column>;
};
