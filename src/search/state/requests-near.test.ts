import { describe, expect, it } from 'vitest';
import { requestsNear } from './requests-near.ts';
import { NEAREST } from './search-request.ts';

const brisbane = { latitude: -27.47, longitude: 153.02 };
const request = (more: object = {}) => ({
  indexName: `cars/sort/${NEAREST}`,
  params: { query: 'ute', ...more },
});

describe('requests near a place', () => {
  it('are sorted by the distance from it, and limited to its radius in metres', () => {
    expect(requestsNear([request()], { ...brisbane, km: 50 })).toEqual([
      {
        indexName: 'cars/sort/place(-27.47, 153.02):asc,rank:desc',
        params: { query: 'ute', aroundLatLng: '-27.47, 153.02', aroundRadius: 50_000 },
      },
    ]);
  });

  it.each([
    ['the shopper sets no radius', request(), null],
    ['a request counts vehicles without the place', request({ aroundRadius: 'all' }), 50],
  ])('have no limit if %s', (_, asked, km) => {
    expect(requestsNear([asked], { ...brisbane, km })[0]?.params).toEqual({ query: 'ute' });
  });

  it('are sorted by relevance until the place is known', () => {
    const [relevant] = requestsNear([request()], null);
    expect(relevant?.indexName).toMatch(/^cars\/sort\/buyable:desc,/);
    expect(relevant?.params).toEqual({ query: 'ute' });
  });

  it('keep another order', () => {
    const cheapest = { indexName: 'cars/sort/price:asc,rank:desc', params: {} };
    expect(requestsNear([cheapest], { ...brisbane, km: null })).toEqual([cheapest]);
  });
});
