import type { CollectionField, CollectionSchema, SearchDocument } from './collection.ts';
import type { Codes, Column, Columns } from './columns.ts';
import type { GeoPoint } from './geo/geo-distance.ts';

/** The narrowest array type for this number of distinct values. */
export function narrowCodes(codes: readonly number[] | Uint32Array, distinct: number): Codes {
  return distinct < 0x10000 ? Uint16Array.from(codes) : Uint32Array.from(codes);
}

function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}

function numberOf(value: unknown, field: CollectionField): number | null {
  if (typeof value === 'boolean') return value ? 1 : 0;
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || Number.isNaN(number)) return null;
  return field.type.startsWith('float') ? Math.fround(number) : Math.trunc(number);
}

function listOf<T>(value: unknown, read: (item: unknown) => T | null): T[] {
  const items: unknown[] = Array.isArray(value) ? value : [value];
  return items.map(read).filter((item) => item !== null);
}

function createDictionary() {
  const values: string[] = [];
  const codeOf = new Map<string, number>();
  const encode = (text: string): number => {
    let code = codeOf.get(text);
    if (code === undefined) {
      code = values.push(text);
      codeOf.set(text, code);
    }
    return code;
  };
  return { values, encode };
}

type Documents = readonly SearchDocument[];

function buildString(field: CollectionField, documents: Documents): Column {
  const { values, encode } = createDictionary();
  const codes = new Uint32Array(documents.length);
  for (const [row, document] of documents.entries()) {
    const text = textOf(document[field.name]);
    if (text !== null) codes[row] = encode(text);
  }
  return { kind: 'string', field, values, codes: narrowCodes(codes, values.length) };
}

function buildStrings(field: CollectionField, documents: Documents): Column {
  const { values, encode } = createDictionary();
  const starts = new Uint32Array(documents.length + 1);
  const codes: number[] = [];
  for (const [row, document] of documents.entries()) {
    for (const text of listOf(document[field.name], textOf)) codes.push(encode(text));
    starts[row + 1] = codes.length;
  }
  return { kind: 'strings', field, values, starts, codes: narrowCodes(codes, values.length) };
}

function emptyNumbers(field: CollectionField, length: number) {
  if (field.type === 'int32') return new Int32Array(length);
  return field.type === 'bool' ? new Uint8Array(length) : new Float64Array(length);
}

function buildNumber(field: CollectionField, documents: Documents): Column {
  const numbers = emptyNumbers(field, documents.length);
  const present = new Uint8Array(documents.length);
  for (const [row, document] of documents.entries()) {
    const number = numberOf(document[field.name], field);
    if (number === null) continue;
    numbers[row] = number;
    present[row] = 1;
  }
  return { kind: 'number', field, numbers, present };
}

function buildNumbers(field: CollectionField, documents: Documents): Column {
  const starts = new Uint32Array(documents.length + 1);
  const numbers: number[] = [];
  for (const [row, document] of documents.entries()) {
    for (const number of listOf(document[field.name], (item) => numberOf(item, field))) numbers.push(number);
    starts[row + 1] = numbers.length;
  }
  return { kind: 'numbers', field, starts, numbers: Float64Array.from(numbers) };
}

function pointOf(value: unknown): GeoPoint | null {
  if (!Array.isArray(value)) return null;
  const [latitude, longitude]: unknown[] = value;
  const isPoint = value.length === 2 && Number.isFinite(latitude) && Number.isFinite(longitude);
  return isPoint ? [Number(latitude), Number(longitude)] : null;
}

function buildPlaces(field: CollectionField, documents: Documents): Column {
  const { values, encode } = createDictionary();
  const points: GeoPoint[] = [];
  const codes = new Uint32Array(documents.length);
  for (const [row, document] of documents.entries()) {
    const point = pointOf(document[field.name]);
    if (point === null) continue;
    const code = encode(point.join());
    codes[row] = code;
    if (code > points.length) points.push(point);
  }
  return { kind: 'place', field, points, codes: narrowCodes(codes, values.length) };
}

function buildColumn(field: CollectionField, documents: Documents): Column {
  if (field.type === 'string') return buildString(field, documents);
  if (field.type === 'geopoint') return buildPlaces(field, documents);
  if (field.type === 'string[]') return buildStrings(field, documents);
  return field.type.endsWith('[]') ? buildNumbers(field, documents) : buildNumber(field, documents);
}

/** Columns of documents in the order of import. A value of another type than its field's is treated as absent. */
export function buildColumns(schema: CollectionSchema, documents: Documents): Columns {
  const fields = schema.fields.filter((field) => field.index !== false);
  return {
    schema,
    ids: documents.map((document) => document.id),
    byField: new Map(fields.map((field) => [field.name, buildColumn(field, documents)])),
  };
}
