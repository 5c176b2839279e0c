import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { takenCarsSchema } from './taken-cars.schema.ts';
import { parseTakenCars, slugOfCarPath } from './taken-cars.ts';

describe('the reply about reserved and sold cars', () => {
  it.each([
    [{}, {}],
    [
      { 'corolla-7': 'reserved', 'rio-8': 'sold' },
      { 'corolla-7': 'reserved', 'rio-8': 'sold' },
    ],
    [{ 'corolla-7': 'free' }, null],
    [{ 'corolla-7': 1 }, null],
    [[], null],
    [null, null],
    ['reserved', null],
  ])('%j is parsed as %j', (value, taken) => {
    expect(parseTakenCars(value)).toEqual(taken);
  });

  it('is accepted exactly if its schema accepts it', () => {
    const word = fc.oneof(fc.constantFrom('reserved', 'sold'), fc.anything());
    fc.assert(
      fc.property(fc.oneof(fc.dictionary(fc.string(), word), fc.anything()), (value) => {
        const own = Array.isArray(value) ? null : parseTakenCars(value);
        if (own !== null) expect(v.is(takenCarsSchema, value)).toBe(true);
        else if (!Array.isArray(value)) expect(v.is(takenCarsSchema, value)).toBe(false);
      }),
    );
  });

  it('is looked up by the page that a card links to', () => {
    expect(slugOfCarPath('/cars/corolla-7')).toBe('corolla-7');
    expect(slugOfCarPath('/cars/corolla-7/enquire')).toBeNull();
    expect(slugOfCarPath('/search/used-cars')).toBeNull();
  });
});
