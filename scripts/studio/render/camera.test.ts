import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Camera, lookAt, project, rayThrough } from './camera.ts';

const ASPECT = 1.5;
/**
 * Ten metres in front of the nose, which points along x; the picture plane is one metre wide at a distance of one
 * metre.
 */
const ahead = lookAt([10, 0, 0], [0, 0, 0], 0.5);
const round: Camera = { ...lookAt([0, 0, 0], [1, 0, 0], 1), cylinder: true };

describe('the position of a point in the picture', () => {
  it.each<[string, [number, number, number], number, number]>([
    ['in the middle', [0, 0, 0], 0.5, 0.5],
    ['a metre to the right', [0, 1, 0], 0.6, 0.5],
    ['a metre up', [0, 0, 1], 0.5, 0.35],
    ['nearer and so further out', [5, 1, 0], 0.7, 0.5],
  ])('is %s', (_, point, x, y) => {
    const place = project(ahead, point, ASPECT);
    expect(place?.x).toBeCloseTo(x, 10);
    expect(place?.y).toBeCloseTo(y, 10);
  });

  it('does not exist behind the camera', () => {
    expect(project(ahead, [11, 0, 0], ASPECT)).toBeNull();
  });

  it.each<[string, [number, number, number], number, number]>([
    ['straight ahead', [4, 0, 0], 0.5, 0.5],
    ['at the right hand', [0, -2, 0], 0.75, 0.5],
    ['at the left hand', [0, 2, 0], 0.25, 0.5],
    ['up by 45 degrees, 1 of 2π/3 high', [3, 0, 3], 0.5, 0.5 - 3 / (2 * Math.PI)],
  ])('of a panorama is %s', (_, point, x, y) => {
    const place = project(round, point, 3);
    expect(place?.x).toBeCloseTo(x, 10);
    expect(place?.y).toBeCloseTo(y, 10);
  });

  const share = fc.double({ min: 0.001, max: 0.999, noNaN: true });
  it.each([
    ['a photograph', { ...ahead, shiftX: 0.03, shiftY: -0.07 }, ASPECT],
    ['a panorama', { ...round, eye: [0.1, 0.2, 1.1] }, 3],
  ] as const)('is where the ray through that place went (%s)', (_, camera, aspect) => {
    fc.assert(
      fc.property(share, share, fc.double({ min: 0.2, max: 50, noNaN: true }), (x, y, far) => {
        const ray: [number, number, number] = [0, 0, 0];
        const cam: Camera = { ...camera, eye: [...camera.eye] };
        rayThrough(cam, x, y, aspect, ray);
        const place = project(
          cam,
          [cam.eye[0] + ray[0] * far, cam.eye[1] + ray[1] * far, cam.eye[2] + ray[2] * far],
          aspect,
        );
        expect(place?.x).toBeCloseTo(x, 6);
        expect(place?.y).toBeCloseTo(y, 6);
      }),
    );
  });

  it('joins at the edges of a panorama', () => {
    const [left, right]: [number, number, number][] = [
      [0, 0, 0],
      [0, 0, 0],
    ];
    rayThrough(round, 0, 0.4, 3, left);
    rayThrough(round, 1, 0.4, 3, right);
    for (const k of [0, 1, 2]) expect(left[k]).toBeCloseTo(right[k] ?? Number.NaN, 10);
  });
});
