import { describe, expect, it } from 'vitest';
import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import { similarHits, similarKinds, similarQueries } from './similar-queries.ts';

describe('the requests for similar cars', () => {
  it('are for the model, then for the body, in stock and ten at most', () => {
    const kinds = similarKinds(aVehicle({ make: 'Kia', model: 'Rio', simpleBody: 'hatch' }));
    const queries = similarQueries(kinds, 20_000);
    expect(queries.map(({ facetFilters }) => facetFilters)).toEqual([
      [['make_model:Kia Rio'], ['status:In stock']],
      [['body:Hatch'], ['status:In stock']],
    ]);
    expect(queries).toMatchObject([
      { hitsPerPage: 10, facets: [] },
      { hitsPerPage: 10, facets: [] },
    ]);
  });

  it.each([
    [49_999, 'price>=39999', 'price<=59999'],
    [50_000, 'price>=25000', 'price<=75000'],
    [8_000, 'price>=0', 'price<=18000'],
  ])('for $%d search from %s to %s', (price, from, to) => {
    expect(similarQueries(['body:Hatch'], price)[0]?.numericFilters).toEqual([from, to]);
  });

  it('have no price range without a price, and only the model if the body is unknown', () => {
    const kinds = similarKinds(aVehicle({ simpleBody: null, body: null }));
    const [only, ...others] = similarQueries(kinds, null);
    expect(only?.numericFilters).toEqual([]);
    expect(others).toEqual([]);
  });
});

describe('the similar cars that are shown', () => {
  const hit = (objectID: string, price?: number) => ({ objectID, price });
  const ids = (hits: readonly { objectID: string }[]) => hits.map(({ objectID }) => objectID).join('');

  it('are those of the model first, nearest in price, without duplicates and the car itself', () => {
    const model = [hit('a', 30_000), hit('b', 21_000), hit('x', 20_000)];
    const body = [hit('c', 26_000), hit('b', 21_000), hit('d', 19_000)];
    expect(ids(similarHits([model, body], { id: 'x', price: 20_000 }, 6))).toBe('badc');
  });

  it('are as many as the dealer configures', () => {
    const model = ['a', 'b', 'c'].map((id) => hit(id, 1));
    expect(ids(similarHits([model, []], { id: 'x', price: null }, 2))).toBe('ab');
  });
});
