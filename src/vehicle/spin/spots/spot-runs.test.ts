import { describe, expect, it } from 'vitest';
import { spotOnFrame, spotRuns } from './spot-runs.ts';

const at = (degrees: number, x: number, y = 50) => ({ degrees, x, y });

describe('the frames on which a hotspot is visible', () => {
  it.each([
    ['in one run', [at(90, 10.2), at(180, 20)], [[1, [10, 20], [50, 50]]]],
    ['beyond the last frame', [at(270, 10), at(0, 20, 60)], [[3, [10, 20], [50, 60]]]],
    [
      'in two runs',
      [at(0, 10), at(180, 20)],
      [
        [0, [10], [50]],
        [2, [20], [50]],
      ],
    ],
    ['on all', [at(0, 1), at(90, 2), at(180, 3), at(270, 4)], [[0, [1, 2, 3, 4], [50, 50, 50, 50]]]],
    ['on none', [], []],
  ])('are stored %s, to the nearest half percent', (_, positions, runs) => {
    expect(spotRuns(positions, 4)).toEqual(runs);
  });

  it('give its position, and none where it is hidden', () => {
    const runs = spotRuns([at(270, 10), at(0, 20, 60)], 4);
    const places = [0, 1, 2, 3, 4, -1].map((frame) => spotOnFrame(runs, frame, 4));
    const [front, left] = [
      { x: 20, y: 60 },
      { x: 10, y: 50 },
    ];
    expect(places).toEqual([front, null, null, left, front, left]);
  });
});
