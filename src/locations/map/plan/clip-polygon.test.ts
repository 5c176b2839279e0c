import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clipPolygon, type Point } from './clip-polygon.ts';

const frame = { width: 100, height: 50, rim: 0 };
const square = (left: number, top: number, size: number): Point[] => [
  { x: left, y: top },
  { x: left + size, y: top },
  { x: left + size, y: top + size },
  { x: left, y: top + size },
];

/** The shoelace formula. */
function areaOf(polygon: readonly Point[]): number {
  const twice = polygon.reduce((sum, { x, y }, index) => {
    const next = polygon[(index + 1) % polygon.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2;
}

describe('a clipped polygon', () => {
  it.each([
    ['within is as it was', square(10, 10, 20), 400],
    ['beside is nothing', square(200, 10, 20), 0],
    ['over the edge is cut there', square(90, 10, 20), 200],
    ['over a corner is cut twice', square(-10, -10, 20), 100],
    ['around it is the frame', square(-500, -500, 1200), 5000],
  ])('%s', (_, polygon, area) => {
    expect(areaOf(clipPolygon(polygon, frame))).toBe(area);
  });

  it('has a cut along the frame that is not drawn', () => {
    expect(areaOf(clipPolygon(square(-500, -500, 1200), { ...frame, rim: 5 }))).toBe(110 * 60);
  });

  it('has no point outside the frame, for any shape', () => {
    const point = fc.record({
      x: fc.integer({ min: -300, max: 300 }),
      y: fc.integer({ min: -300, max: 300 }),
    });
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 20 }), (polygon) => {
        for (const { x, y } of clipPolygon(polygon, frame)) {
          expect(x).toBeGreaterThanOrEqual(-1e-9);
          expect(x).toBeLessThanOrEqual(100 + 1e-9);
          expect(y).toBeGreaterThanOrEqual(-1e-9);
          expect(y).toBeLessThanOrEqual(50 + 1e-9);
        }
      }),
    );
  });
});
