import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clampView,
  directionAt,
  fittingFieldOfView,
  focalLength,
  pointInView,
  straightAhead,
  stripsOf,
  viewAfterKey,
} from './panorama.ts';

/** A degree is 10 px wide; the vertical range is ±45 degrees. */
const panorama = { width: 3600, height: 3600 / Math.PI, horizon: 0.5 };
const frame = { width: 600, height: 400, fieldOfView: 90 };
const ahead = { yaw: 0, tilt: 0 };

describe('the projection of a panorama', () => {
  it('with a field of view of 90 degrees has a focal length of half its width', () => {
    expect(focalLength(frame)).toBeCloseTo(300, 6);
  });

  it('shows straight ahead in the middle and 45 degrees at its edges', () => {
    const strips = stripsOf(ahead, frame, panorama, 1);
    expect(strips).toHaveLength(600);
    expect(strips[0]?.sourceX).toBeCloseTo(1800 - 450, 3);
    expect(strips[300]?.sourceX).toBeCloseTo(1800, 3);
    const last = strips[599];
    expect((last?.sourceX ?? 0) + (last?.sourceWidth ?? 0)).toBeCloseTo(1800 + 450, 3);
  });

  it('scales columns towards the edges by the cosine of their angle, so that lines stay straight', () => {
    const strips = stripsOf(ahead, frame, panorama, 1);
    const [edge, middle] = [strips[0]?.sourceHeight ?? 0, strips[300]?.sourceHeight ?? 0];
    expect(edge / middle).toBeCloseTo(Math.cos(Math.PI / 4), 2);
    // 400 px high at 300 px distance, on a cylinder of radius 3600 / 2π.
    expect(middle).toBeCloseTo((400 / 300) * (3600 / (2 * Math.PI)), 1);
  });

  it('continues across the right edge without a gap, in either direction', () => {
    fc.assert(
      fc.property(fc.integer({ min: -720, max: 720 }), fc.integer({ min: 1, max: 7 }), (yaw, width) => {
        const strips = stripsOf({ yaw, tilt: 0 }, frame, panorama, width);
        for (const [index, strip] of strips.entries()) {
          const next = strips[index + 1];
          if (next === undefined) continue;
          const expected = (strip.sourceX + strip.sourceWidth) % panorama.width;
          const gap = Math.abs(next.sourceX - expected);
          expect(Math.min(gap, panorama.width - gap)).toBeLessThan(1e-6);
          expect(next.x).toBe(strip.x + strip.width);
        }
      }),
    );
  });

  it.each([
    ['a wide frame may be as wide as wished', { width: 600, height: 400, fieldOfView: 90 }, 90],
    // The edges are as high as they are distant: 2 · atan(300 / 150).
    ['a high one sees less, lest the picture end', { width: 600, height: 600, fieldOfView: 90 }, 90],
    ['a higher one', { width: 300, height: 900, fieldOfView: 90 }, 36.87],
  ])('%s', (_, screen, degrees) => {
    expect(fittingFieldOfView(screen, panorama)).toBeCloseTo(degrees, 2);
  });

  it.each([
    // The edge is at tan 45°: 300 px up of the 400 px frame whose half is 200.
    ['up', 5, 0.25],
    ['down', -5, -0.25],
    ['within', 0.1, 0.1],
  ])('ends at the edge of the picture: %s', (_, tilt, clamped) => {
    expect(clampView({ yaw: 370, tilt }, frame, panorama).tilt).toBeCloseTo(clamped, 6);
    expect(clampView({ yaw: 370, tilt }, frame, panorama).yaw).toBe(10);
  });
});

describe('a point of a panorama', () => {
  it.each([
    ['straight ahead', { x: 50, y: 50 }, ahead, { x: 50, y: 50 }],
    ['to the right, looked at', { x: 75, y: 50 }, { yaw: 90, tilt: 0 }, { x: 50, y: 50 }],
    // tan 30° of 300 px beside the middle of 600.
    ['30 degrees to the right', { x: 50 + 100 / 12, y: 50 }, ahead, { x: 50 + 28.8675, y: 50 }],
    ['across the seam', { x: 1, y: 50 }, { yaw: 180, tilt: 0 }, { x: 50 + 3.1457, y: 50 }],
    ['looked up at by a tenth', { x: 50, y: 50 }, { yaw: 0, tilt: 0.1 }, { x: 50, y: 60 }],
    ['behind', { x: 0, y: 50 }, ahead, null],
    ['just outside', { x: 63, y: 50 }, ahead, null],
    ['below the frame', { x: 50, y: 100 }, ahead, null],
  ])('%s', (_, point, view, seen) => {
    const found = pointInView(point, view, frame, panorama);
    if (seen === null) return expect(found).toBeNull();
    expect(found?.x).toBeCloseTo(seen.x, 3);
    expect(found?.y).toBeCloseTo(seen.y, 3);
  });
});

describe('turning the view', () => {
  it.each([
    ['ArrowRight', { yaw: 5, tilt: 0 }],
    ['ArrowLeft', { yaw: -5, tilt: 0 }],
    ['ArrowUp', { yaw: 0, tilt: 0.1 }],
    ['PageDown', { yaw: -45, tilt: 0 }],
    ['Enter', null],
  ])('by %s', (key, view) => {
    expect(viewAfterKey(key, ahead)).toEqual(view);
  });

  it('Home resets the view', () => {
    expect(viewAfterKey('Home', { yaw: 200, tilt: 0.2 })).toEqual(straightAhead);
  });

  it.each([
    [0, 'ahead'],
    [44, 'ahead'],
    [46, 'right'],
    [180, 'back'],
    [-90, 'left'],
    [359, 'ahead'],
  ])('%d degrees is described as %s', (yaw, direction) => {
    expect(directionAt(yaw)).toBe(direction);
  });
});
