import { describe, expect, it } from 'vitest';
import { searchCarTypes } from './search-car-types.ts';

describe('what cars a search is about', () => {
  it('those it asks for', () => {
    expect(searchCarTypes({ lists: { car_type: ['Used'] } }, ['new', 'used'])).toEqual(['used']);
    expect(searchCarTypes({ lists: { car_type: ['Demo', 'New'] } }, ['used'])).toEqual(['new', 'demo']);
  });

  it('all that the dealer has where it asks for none', () => {
    expect(searchCarTypes({ lists: { body: ['Ute'] } }, ['used'])).toEqual(['used']);
  });
});
