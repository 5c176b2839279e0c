import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aVehicle } from '../../../vehicle/a-vehicle.fixture.ts';
import { buildColumns } from '../../engine/build-columns.ts';
import type { SearchDocument } from '../../engine/collection.ts';
import { carCollection } from '../car-collection.ts';
import { documentSettings } from '../document-settings.fixture.ts';
import { searchDocuments } from '../search-documents.ts';
import { decodeIndex, documentsOf } from './decode-index.ts';
import { encodeIndex } from './encode-index.ts';

const schema = carCollection('cars');
const columnsOf = (documents: readonly SearchDocument[]) => buildColumns(schema, documents);
const recoded = (documents: readonly SearchDocument[]) =>
  decodeIndex(encodeIndex(columnsOf(documents), 'AUD'), schema);

const word = fc.constantFrom('Toyota', 'Hilux', 'SR5', 'EV6 (AWD)', 'é|"\\', 'Electric', 'Ute', '7', '');
const whole = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });

function arbitraryOf(type: string): fc.Arbitrary<unknown> {
  if (type === 'string') return word;
  if (type === 'string[]') return fc.array(word, { maxLength: 4 });
  if (type === 'bool') return fc.boolean();
  if (type === 'geopoint') return fc.constantFrom([-27.4462, 153.0452], [-28.0094, 153.4049], [0, 0]);
  return type === 'int32' ? whole : fc.integer({ min: -(2 ** 40), max: 2 ** 40 });
}

const fields = Object.fromEntries(schema.fields.map(({ name, type }) => [name, arbitraryOf(type)]));
const anyDocuments = fc.array(fc.record(fields, { requiredKeys: [] }), { maxLength: 12 }).chain((bodies) =>
  fc
    .uniqueArray(fc.oneof(fc.string(), fc.nat().map(String)), {
      minLength: bodies.length,
      maxLength: bodies.length,
    })
    .map((ids) => bodies.map((body, at): SearchDocument => ({ ...body, id: ids[at] ?? '' }))),
);

const cars = Array.from({ length: 60 }, (_, at) =>
  aVehicle({
    id: String(70_000 + 37 * at),
    stockNumber: at % 3 === 0 ? null : at % 3 === 1 ? String(70_000 + 37 * at) : `U${at}`,
    model: at % 4 === 0 ? 'Yaris' : 'Corolla',
    name:
      at === 7 ? 'A name that its parts do not give' : `2021 Toyota ${at % 4 === 0 ? 'Yaris' : 'Corolla'}`,
    price: at % 5 === 0 ? null : 9_000 + 777 * at,
    beforePrice: at % 7 === 0 ? 90_000 : null,
    seats: at % 6 === 0 ? 7 : 5,
    isCertified: at % 9 === 0,
    features: at % 2 === 0 ? ['Sunroof', 'Tow bar'] : [],
    createdAt: `2026-0${1 + (at % 9)}-10`,
    locationId: ['north', 'south', null, 'nowhere'][at % 4] ?? null,
  }),
);

describe('a search index', () => {
  it('decodes to the columns it was encoded from, for any documents', () => {
    fc.assert(
      fc.property(anyDocuments, (documents) => {
        expect(recoded(documents)).toEqual(columnsOf(documents));
      }),
      { numRuns: 300 },
    );
  });

  it('decodes to the columns and documents of a stock', () => {
    const documents = searchDocuments(cars, documentSettings);
    const columns = recoded(documents);
    expect(columns).toEqual(columnsOf(documents));
    expect(cars.map((_, row) => documentsOf(columns)(row))).toEqual(documents);
  });

  it('stores nothing that can be derived', () => {
    const packed = encodeIndex(columnsOf(searchDocuments(cars, documentSettings)), 'AUD');
    for (const derived of ['rank', 'make_model', 'keywords', 'categories']) {
      expect(packed).not.toContain(`"${derived}"`);
    }
  });

  it('can be empty', () => {
    expect(recoded([])).toEqual(columnsOf([]));
  });

  const sound = encodeIndex(columnsOf(searchDocuments(cars, documentSettings)), 'AUD');
  it.each([
    ['a page of HTML', '<!doctype html>'],
    ['half a file', sound.slice(0, sound.length / 2)],
    ['another version', sound.replace('"version":4', '"version":3')],
    ['another number of cars', sound.replace('"count":60', '"count":61')],
    ['a missing column', sound.replace('"badge":{', '"bodge":{')],
    ['something else altogether', '{"version":4}'],
    ['null', 'null'],
  ])('is rejected if it is %s', (_what, text) => {
    expect(() => decodeIndex(text, schema)).toThrow();
  });

  it('with any of its characters changed decodes to valid columns or is rejected', () => {
    fc.assert(
      fc.property(fc.nat(sound.length - 1), fc.constantFrom('0', '#', '"', '~', 'é'), (at, character) => {
        const text = sound.slice(0, at) + character + sound.slice(at + 1);
        let columns: ReturnType<typeof decodeIndex>;
        try {
          columns = decodeIndex(text, schema);
        } catch {
          return;
        }
        for (const column of columns.byField.values()) {
          if (column.kind === 'string')
            expect(Math.max(...column.codes)).toBeLessThanOrEqual(column.values.length);
        }
      }),
      { numRuns: 500 },
    );
  });
});
