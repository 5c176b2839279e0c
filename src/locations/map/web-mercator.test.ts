import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeAt, viewOf, worldPoint } from './web-mercator.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const anywhere = fc
  .tuple(fc.double({ min: -85, max: 85, noNaN: true }), fc.double({ min: -180, max: 179.999, noNaN: true }))
  .map(([latitude, longitude]) => at(latitude, longitude));

describe('the projection of a place', () => {
  it.each([
    // "Showing pixel and tile coordinates", Google Maps Platform: Chicago.
    ['at zoom 0', at(41.85, -87.65), 0, 65.67111111111112, 95.17492654697409],
    ['in the middle', at(0, 0), 0, 128, 128],
    ['in the north-west corner', at(85.0511287798066, -180), 0, 0, 0],
    ['beyond the edge of the map', at(90, -180), 0, 0, 0],
    ['twice as far at each zoom', at(0, 0), 3, 1024, 1024],
  ])('%s', (_, place, zoom, x, y) => {
    expect(worldPoint(place, zoom).x).toBeCloseTo(x, 8);
    expect(worldPoint(place, zoom).y).toBeCloseTo(y, 8);
  });

  it('can be inverted', () => {
    fc.assert(
      fc.property(anywhere, fc.integer({ min: 0, max: 19 }), (place, zoom) => {
        const back = placeAt(worldPoint(place, zoom), zoom);
        expect(back.latitude).toBeCloseTo(place.latitude, 8);
        expect(back.longitude).toBeCloseTo(place.longitude, 8);
      }),
    );
  });
});

describe('the view of several places', () => {
  const size = { width: 600, height: 400 };
  const bounds = { padding: 40, max: 15 };

  it('contains all of them within the padding', () => {
    fc.assert(
      fc.property(fc.array(anywhere, { minLength: 1, maxLength: 9 }), (places) => {
        const { centre, zoom } = viewOf(places, size, bounds);
        const middle = worldPoint(centre, zoom);
        for (const place of places) {
          const { x, y } = worldPoint(place, zoom);
          if (zoom > 0) {
            expect(Math.abs(x - middle.x)).toBeLessThanOrEqual(size.width / 2 - 40 + 1e-3);
            expect(Math.abs(y - middle.y)).toBeLessThanOrEqual(size.height / 2 - 40 + 1e-3);
          }
        }
      }),
    );
  });

  it('of one place has the highest zoom', () => {
    const { centre, zoom } = viewOf([at(-27, 153)], size, bounds);
    expect(zoom).toBe(15);
    expect(centre.latitude).toBeCloseTo(-27, 9);
    expect(centre.longitude).toBeCloseTo(153, 9);
  });
});
