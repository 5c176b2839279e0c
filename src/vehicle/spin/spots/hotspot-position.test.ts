import { describe, expect, it } from 'vitest';
import { type SpotPosition, spotAt } from './hotspot-position.ts';

const at = (degrees: number, x: number, y = 50): SpotPosition => ({ degrees, x, y });

/** Visible from 350 to 20 degrees; positions at every tenth degree. */
const headlight = [at(350, 20, 40), at(0, 30, 41), at(10, 40, 42), at(20, 50, 43)];

describe('a hotspot', () => {
  it.each([
    ['at a position', 10, { x: 40, y: 42 }],
    ['at the first', 0, { x: 30, y: 41 }],
    ['beyond its last', 30, null],
    ['before its first', 340, null],
    ['on the far side', 180, null],
    ['half way between two', 5, { x: 35, y: 41.5 }],
    ['between two on both sides of the front', 357.5, { x: 27.5, y: 40.75 }],
    ['where the feed has rounded the angle', 10.4, { x: 40, y: 42 }],
  ])('%s, %d degrees', (_, degrees, point) => {
    expect(spotAt(headlight, degrees, 10)).toEqual(point);
  });

  it('is hidden in angles for which it has no position', () => {
    const interrupted = [at(0, 10), at(10, 20), at(40, 30), at(50, 40)];
    expect(spotAt(interrupted, 20, 10)).toBeNull();
    expect(spotAt(interrupted, 50, 10)).toEqual({ x: 40, y: 50 });
  });

  it('is interpolated between sparse positions', () => {
    const sparse = [at(0, 10), at(30, 40), at(60, 70)];
    expect(spotAt(sparse, 10, 10)).toEqual({ x: 20, y: 50 });
    expect(spotAt(sparse, 70, 10)).toBeNull();
  });

  it.each([[0], [90]])('with a single position is visible only there (%d degrees)', (degrees) => {
    expect(spotAt([at(0, 10)], degrees, 10)).toEqual(degrees === 0 ? { x: 10, y: 50 } : null);
  });

  it('without a position is never visible', () => {
    expect(spotAt([], 0, 10)).toBeNull();
  });
});
