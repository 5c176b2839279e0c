import { describe, expect, it } from 'vitest';
import { suv } from '../bodies/suv.ts';
import type { CarSpec } from './car-spec.ts';
import { between, reshape } from './reshape.ts';

const same = {
  along: [
    [0, 0],
    [4, 4],
  ],
  up: [
    [0, 0],
    [2, 2],
  ],
} as const;

/** To a micrometre. */
const rounded = (car: CarSpec): unknown =>
  JSON.parse(
    JSON.stringify(car, (_, value) => (typeof value === 'number' ? Number(value.toFixed(6)) : value)),
  );

describe('new proportions of a car', () => {
  it('leave it as it is where nothing moves', () => {
    expect(rounded(reshape(suv, same))).toEqual(rounded(suv));
  });

  it('move axles, windows, doors and seats with the body', () => {
    const along = [
      [0, 0],
      [2, 2],
      [4.58, 4.88],
    ] as const;
    const long = reshape(suv, { ...same, along });
    const moved = between(along);
    expect(long.length).toBeCloseTo(4.88);
    expect(long.axles).toEqual(suv.axles.map(moved));
    expect(long.windows.privacyFrom).toBe(moved(suv.windows.privacyFrom));
    expect(long.handles.map(([s]) => s)).toEqual(suv.handles.map(([s]) => moved(s)));
    expect(long.seats?.rows).toEqual(suv.seats?.rows.map(moved));
  });

  it('widen the nose and the mirrors with the body', () => {
    const wide = reshape(suv, { ...same, width: suv.width * 1.1 });
    expect(wide.mirror.y).toBeCloseTo(suv.mirror.y * 1.1);
    expect(wide.front[0].at[1][0]).toBeCloseTo((suv.front[0].at[1][0] ?? 0) * 1.1);
  });
});

describe('a scale through pairs', () => {
  it('goes straight from pair to pair and on beyond the last', () => {
    const scale = between([
      [0, 0],
      [1, 2],
      [2, 3],
    ]);
    expect([0.5, 1.5, 3, -1].map(scale)).toEqual([1, 2.5, 4, -2]);
  });
});
