import { describe, expect, it } from 'vitest';
import { aVehicle } from '../vehicle/a-vehicle.ts';
import { facetCounts } from './facet-counts.ts';

describe('facetCounts', () => {
  const stock = [
    aVehicle({ make: 'Toyota', model: 'Corolla', locationId: '2' }),
    aVehicle({ make: 'Kia', model: 'Rio', locationId: '1', carType: 'new' }),
    aVehicle({ make: 'Kia', model: 'Sportage', simpleBody: 'suv', locationId: '1' }),
    aVehicle({ make: 'BMW', model: 'X3', simpleBody: null, locationId: null }),
  ];
  const counts = facetCounts(stock, { 1: 'Nundah', 2: 'Chermside' });
  const shown = (facet: keyof typeof counts) =>
    counts[facet].map(({ label, count }) => `${label} ${count}`).join(', ');

  it.each([
    ['makes', 'Kia 2, BMW 1, Toyota 1'],
    ['models', 'Corolla 1, Rio 1, Sportage 1, X3 1'],
    ['bodies', 'Hatch 2, SUV 1'],
    ['locations', 'Nundah 2, Chermside 1'],
    ['carTypes', 'Used 3, New 1'],
  ] as const)('orders %s by count, then by name, and leaves out the unknown', (facet, expected) => {
    expect(shown(facet)).toBe(expected);
  });

  it('gives the values that filters take', () => {
    expect(counts.bodies[1]?.value).toBe('suv');
    expect(counts.locations[0]?.value).toBe('1');
  });
});
