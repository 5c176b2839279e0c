import { describe, expect, it } from 'vitest';
import { typesOf } from './location-types.ts';

describe('the services of a branch', () => {
  it.each([
    // "empty means sales"
    [[], [], ['sales']],
    [['service', 'parts'], [], ['service', 'parts']],
    [[], ['buying'], ['sales', 'car-buying']],
    [['service'], ['buying'], ['service', 'car-buying']],
    [['car-buying'], ['buying'], ['car-buying']],
  ] as const)('with types %j and subtypes %j are %j', (types, subtypes, does) => {
    expect(typesOf({ types: [...types], subtypes: [...subtypes] })).toEqual(does);
  });
});
