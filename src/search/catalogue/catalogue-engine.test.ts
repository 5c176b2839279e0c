import { describe, expect, it } from 'vitest';
import { type CatalogueEntry, createCatalogueSearch } from './catalogue-engine.ts';
import { type CatalogueState, emptyCatalogueState } from './catalogue-state.ts';

const entry = (make: string, model: string, body: string): CatalogueEntry => ({
  'manufacturer.name': make,
  'model.name': model,
  'model.body': body,
});
const entries = [
  entry('Kia', 'Sportage', 'SUV'),
  entry('Kia', 'Tasman', 'Ute'),
  entry('Land Rover', 'Defender', 'SUV'),
  entry('Mazda', 'CX-5', 'SUV'),
  entry('Mazda', '3', 'Hatch'),
];
const search = createCatalogueSearch(entries, 2);
const found = (changes: Partial<CatalogueState>) => {
  const { places } = createCatalogueSearch(entries, 21)({ ...emptyCatalogueState, ...changes });
  return places.map((place) => entries[place]?.['model.name']);
};

describe('the catalogue search', () => {
  it('returns everything in the order of the catalogue, page by page', () => {
    expect(search(emptyCatalogueState)).toMatchObject({ found: 5, page: 1, pageCount: 3, places: [0, 1] });
    expect(search({ ...emptyCatalogueState, page: 3 }).places).toEqual([4]);
    expect(search({ ...emptyCatalogueState, page: 9 }).places).toEqual([]);
  });

  it.each([
    [{ 'manufacturer.name': 'Land Rover' }, ['Defender']],
    [{ 'manufacturer.name': 'Kia', 'model.body': 'SUV' }, ['Sportage']],
    [{ 'model.name': 'CX-5' }, ['CX-5']],
    [{ 'manufacturer.name': 'Saab' }, []],
  ])('with %o returns %o', (chosen, models) => {
    expect(found({ chosen })).toEqual(models);
  });

  it.each([
    ['spotage', ['Sportage']],
    ['mazda', ['CX-5', '3']],
    ['kia ute', ['Tasman']],
    ['cx 5', ['CX-5']],
    ['submarine', []],
  ])('for "%s" returns %o', (query, models) => {
    expect(found({ query })).toEqual(models);
  });

  it('counts each value with the other active filters', () => {
    const { counts } = search({
      ...emptyCatalogueState,
      chosen: { 'manufacturer.name': 'Kia', 'model.body': 'SUV' },
    });
    expect(Object.fromEntries(counts['manufacturer.name'])).toEqual({ Kia: 1, 'Land Rover': 1, Mazda: 1 });
    expect(Object.fromEntries(counts['model.body'])).toEqual({ SUV: 1, Ute: 1 });
    expect(Object.fromEntries(counts['model.name'])).toEqual({ Sportage: 1 });
  });
});
