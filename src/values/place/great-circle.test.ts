import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { greatCircleKm } from './great-circle.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const anywhere = fc
  .tuple(fc.double({ min: -90, max: 90, noNaN: true }), fc.double({ min: -180, max: 180, noNaN: true }))
  .map(([latitude, longitude]) => at(latitude, longitude));

describe('"Great-circle distance uses an Earth radius of 6371 km."', () => {
  it.each([
    // The worked example of movable-type.co.uk/scripts/latlong.html, from Land's End to John o'Groats.
    ["Land's End to John o'Groats", at(50.06639, -5.71472), at(58.64389, -3.07), 968.9],
    // A quarter and half of 2π · 6371 km.
    ['the pole to the equator', at(90, 0), at(0, 37), 10_007.5],
    ['one side to the other', at(0, 0), at(0, 180), 20_015.1],
    ['one degree of a meridian', at(-27, 153), at(-28, 153), 111.2],
    ['over the date line', at(0, 179.5), at(0, -179.5), 111.2],
  ])('%s', (_, from, to, km) => {
    expect(greatCircleKm(from, to)).toBeCloseTo(km, 1);
  });

  it('is symmetric, zero for the same place, and at most half the circumference', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (from, to) => {
        const km = greatCircleKm(from, to);
        expect(km).toBeCloseTo(greatCircleKm(to, from), 6);
        expect(greatCircleKm(from, from)).toBe(0);
        expect(km).toBeGreaterThanOrEqual(0);
        expect(km).toBeLessThanOrEqual(Math.PI * 6371 + 1e-6);
      }),
    );
  });
});
