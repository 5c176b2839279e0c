import { describe, expect, it } from 'vitest';
import { searchCarTypes } from './search-car-types.ts';

describe('the car types of a search', () => {
  it('are the selected ones', () => {
    expect(searchCarTypes({ lists: { car_type: ['Used'] } }, ['new', 'used'])).toEqual(['used']);
    expect(searchCarTypes({ lists: { car_type: ['Demo', 'New'] } }, ['used'])).toEqual(['new', 'demo']);
  });

  it('are all that the dealer has if none is selected', () => {
    expect(searchCarTypes({ lists: { body: ['Ute'] } }, ['used'])).toEqual(['used']);
  });
});
