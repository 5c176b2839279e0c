import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CatalogueState,
  catalogueFields,
  cataloguePath,
  emptyCatalogueState,
  readCatalogueState,
  withFilter,
  withQuery,
} from './catalogue-state.ts';

const read = (search: string) => readCatalogueState(new URLSearchParams(search));

describe('the address of the catalogue', () => {
  it('contains all filters', () => {
    const name = fc.string({ minLength: 1, maxLength: 30 }).map((text) => text.replaceAll('`', '').trim());
    const state = fc.record({
      query: name,
      page: fc.integer({ min: 1, max: 9999 }),
      chosen: fc
        .dictionary(fc.constantFrom(...catalogueFields), name)
        .map((chosen) => Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== ''))),
    });
    fc.assert(
      fc.property(state, (asked) => {
        expect(read(cataloguePath(asked).split('?')[1] ?? '')).toEqual(asked);
      }),
    );
  });

  it('is empty without filters', () => {
    expect(cataloguePath(emptyCatalogueState)).toBe('/catalogue');
  });

  it.each([
    'page=0',
    'page=-2',
    'page=2.5',
    'page=two',
    'page=99999',
    'unknown=1',
    'model.body=',
    'model.name=%60',
  ])('ignores %s', (search) => {
    expect(read(search)).toEqual(emptyCatalogueState);
  });
});

describe('a change of filters', () => {
  const state: CatalogueState = {
    query: 'hybrid',
    page: 3,
    chosen: { 'manufacturer.name': 'Kia', 'model.name': 'Sportage', 'model.body': 'SUV' },
  };

  it('returns to the first page and keeps the other filters', () => {
    expect(withFilter(state, 'model.body', 'Ute')).toEqual({
      query: 'hybrid',
      page: 1,
      chosen: { ...state.chosen, 'model.body': 'Ute' },
    });
    expect(withQuery(state, '  ')).toEqual({ ...state, query: '', page: 1 });
  });

  it('removes a filter whose value is empty', () => {
    expect(withFilter(state, 'model.name', '').chosen).toEqual({
      'manufacturer.name': 'Kia',
      'model.body': 'SUV',
    });
  });

  it('removes the model with its make', () => {
    expect(withFilter(state, 'manufacturer.name', 'Mazda').chosen).toEqual({
      'manufacturer.name': 'Mazda',
      'model.body': 'SUV',
    });
  });
});
