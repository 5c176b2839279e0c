import { describe, expect, it } from 'vitest';
import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import { documentSettings } from './document-settings.fixture.ts';
import { searchDocuments, unifySpellings } from './search-documents.ts';

describe('one spelling for values that filters cannot distinguish', () => {
  it.each<[string, string[], string[]]>([
    ['the most used', ['C-HR', 'C HR', 'C-HR'], ['C-HR', 'C-HR', 'C-HR']],
    ['case', ['gti', 'GTI', 'GTI'], ['GTI', 'GTI', 'GTI']],
    ['symbols inside a word', ['G.T', 'GT', 'GT'], ['GT', 'GT', 'GT']],
    ['accents', ['Citroen', 'Citroën', 'Citroën'], ['Citroën', 'Citroën', 'Citroën']],
    ['of two used alike, the first', ['b-c', 'B C'], ['B C', 'B C']],
    ['different words stay apart', ['CX-5', 'CX-50', 'CX 5 GT'], ['CX-5', 'CX-50', 'CX 5 GT']],
    ['other alphabets stay apart', ['Лада', 'ГАЗ'], ['Лада', 'ГАЗ']],
  ])('%s', (_what, values, expected) => {
    expect(values.map(unifySpellings(values))).toEqual(expected);
  });
});

describe('the documents of a stock', () => {
  const models = (cars: [string, string][]) =>
    searchDocuments(
      cars.map(([make, model]) => aVehicle({ make, model })),
      documentSettings,
    ).map((document) => document['make_model']);

  it('use the most common spelling of makes and models', () => {
    expect(
      models([
        ['TOYOTA', 'C HR'],
        ['Toyota', 'C-HR'],
        ['Toyota', 'C-HR'],
      ]),
    ).toEqual(Array.from({ length: 3 }, () => ['Toyota', 'Toyota C-HR']));
  });

  it('compare models within their make', () => {
    expect(
      models([
        ['Mazda', 'mx'],
        ['MG', 'MX'],
        ['MG', 'MX'],
      ])[0],
    ).toEqual(['Mazda', 'Mazda mx']);
  });

  it('are ranked in the order of the cars', () => {
    const documents = searchDocuments([aVehicle({ id: 'a' }), aVehicle({ id: 'b' })], documentSettings);
    expect(documents).toMatchObject([
      { id: 'a', row: 0, rank: 2 },
      { id: 'b', row: 1, rank: 1 },
    ]);
  });

  it("keep the name shown on the car's page", () => {
    const cars = [aVehicle({ badge: 'gxl', name: '2021 Toyota Prado gxl' }), aVehicle({ badge: 'GXL' })];
    const [first] = searchDocuments([...cars, aVehicle({ badge: 'GXL' })], documentSettings);
    expect(first).toMatchObject({ badge: 'GXL', name: '2021 Toyota Prado gxl' });
  });
});
