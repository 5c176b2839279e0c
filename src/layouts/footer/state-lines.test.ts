import { describe, expect, it } from 'vitest';
import { stateLines } from './state-lines.ts';

const branch = (state: 'NSW' | 'VIC', city: string, phone: string | null = null) => ({
  address: {
    street: '1 Main Street',
    city,
    state,
    postcode: '2000',
    placeUrl: null,
    placeId: null,
    latitude: null,
    longitude: null,
  },
  phone,
});

describe('the lines of a directory', () => {
  it('name each state once, the one with the most branches first', () => {
    const lines = stateLines([branch('VIC', 'Geelong'), branch('NSW', 'Ryde'), branch('NSW', 'Penrith')]);
    expect(lines.map(({ state, count }) => [state, count])).toEqual([
      ['NSW', 2],
      ['VIC', 1],
    ]);
  });

  it('name a town once, and the first number of the state', () => {
    const lines = stateLines([
      branch('NSW', 'Ryde'),
      branch('NSW', 'Penrith', '(02) 5550 0101'),
      branch('NSW', 'Ryde', '(02) 5550 0102'),
    ]);
    expect(lines).toEqual([{ state: 'NSW', count: 3, towns: ['Ryde', 'Penrith'], phone: '(02) 5550 0101' }]);
  });
});
