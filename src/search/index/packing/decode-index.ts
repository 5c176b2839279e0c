import * as v from 'valibot';
import { PLACE_FIELD } from '../../attributes.ts';
import type { CollectionField, CollectionSchema, SearchDocument } from '../../engine/collection.ts';
import type { Column, Columns } from '../../engine/columns.ts';
import { createKindColumns, makeModelColumn } from './derived-columns.ts';
import { createNameOfRow } from './name-of-row.ts';
import { unpackPlaces } from './pack-places.ts';
import { type PackedIndex, packedIndexSchema } from './packed-index.schema.ts';
import {
  damaged,
  numberColumn,
  textColumn,
  unpackExceptions,
  unpackList,
  unpackText,
  unpackWholeNumbers,
} from './unpack-column.ts';

function unpackIds({ ids, count }: PackedIndex): string[] {
  if (!Array.isArray(ids)) return Array.from(unpackWholeNumbers(ids, count), String);
  if (ids.length !== count) throw damaged('other ids than cars');
  return ids;
}

function unpackStored(packed: PackedIndex, field: CollectionField): Column | null {
  const { name } = field;
  const [text, list, number] = [packed.texts[name], packed.lists[name], packed.numbers[name]];
  if (text && field.type === 'string') return unpackText(text, field, packed.count);
  if (list && field.type === 'string[]') return unpackList(list, field, packed.count);
  if (number && !field.type.endsWith(']')) {
    return numberColumn(field, unpackWholeNumbers(number, packed.count));
  }
  return null;
}

/** A text column that is derived from the other columns of a row, except for the stored exceptions. */
function unpackExpected(
  packed: PackedIndex,
  field: CollectionField,
  expected: (row: number) => string | null,
): Column {
  const exceptions = packed.exceptions[field.name];
  if (!exceptions) throw damaged(`no ${field.name}`);
  const texts = unpackExceptions(exceptions, packed.count);
  return textColumn(field, packed.count, (row) => {
    const text = texts.get(row);
    return text === undefined ? expected(row) : text;
  });
}

function deriveColumn(
  packed: PackedIndex,
  field: CollectionField,
  ids: readonly string[],
  stored: ReadonlyMap<string, Column>,
): Column {
  const { count, currency } = packed;
  const kinds = () => createKindColumns(stored, currency, count);
  switch (field.name) {
    case 'rank':
      return numberColumn(
        field,
        Float64Array.from(ids, (_, row) => count - row),
      );
    case 'name':
      return unpackExpected(packed, field, createNameOfRow(stored));
    case 'stocknum':
      return unpackExpected(packed, field, (row) => ids[row] ?? null);
    case PLACE_FIELD: {
      const places = packed.places[field.name];
      if (!places) throw damaged(`no ${field.name}`);
      return unpackPlaces(places, field, stored, count);
    }
    case 'make_model':
      return makeModelColumn(field, stored, count);
    case 'keywords':
      return kinds().keywords(field);
    case 'categories':
      return kinds().categories(field);
    default:
      throw damaged(`no ${field.name}`);
  }
}

/**
 * Decodes the columns of an index written by `encodeIndex` for a collection with the same fields. Throws if the text
 * is damaged or of another version.
 */
export function decodeIndex(text: string, schema: CollectionSchema): Columns {
  const packed = v.parse(packedIndexSchema, JSON.parse(text));
  const ids = unpackIds(packed);
  const stored = new Map<string, Column>();
  for (const field of schema.fields) {
    const column = unpackStored(packed, field);
    if (column) stored.set(field.name, column);
  }
  const columns = schema.fields.map(
    (field) => stored.get(field.name) ?? deriveColumn(packed, field, ids, stored),
  );
  return { schema, ids, byField: new Map(columns.map((column) => [column.field.name, column])) };
}

function valueAt(column: Column, row: number): unknown {
  switch (column.kind) {
    case 'string':
      return column.values[(column.codes[row] ?? 0) - 1];
    case 'strings':
      return Array.from(
        column.codes.subarray(column.starts[row], column.starts[row + 1]),
        (code) => column.values[code - 1],
      );
    case 'number':
      if (column.present[row] === 0) return undefined;
      return column.field.type === 'bool' ? column.numbers[row] === 1 : column.numbers[row];
    case 'numbers':
      return Array.from(column.numbers.subarray(column.starts[row], column.starts[row + 1]));
    case 'place':
      return column.points[(column.codes[row] ?? 0) - 1];
  }
}

/** Creates the document of a row as it was encoded, with its `row`; a new object each time. */
export function documentsOf({ ids, byField }: Columns): (row: number) => SearchDocument {
  return (row) => {
    const known = [...byField]
      .map(([name, column]) => [name, valueAt(column, row)] as const)
      .filter(([, value]) => value !== undefined);
    return { ...Object.fromEntries(known), id: ids[row] ?? '', row };
  };
}
