import { describe, expect, it } from 'vitest';
import { matchWindow } from './match-window.ts';

const at = (...places: number[]) => ({ at: places, isLast: false });
const last = (...places: number[]) => ({ at: places, isLast: true });

describe('the positions of matching words', () => {
  it.each([
    ['next to each other', [at(0), at(1)], 2, 1],
    ['in the wrong order, too', [at(1), at(0)], 2, 1],
    ['with words between', [at(0), at(3), at(5)], 3, 5],
    ['the closest of several places', [at(0, 20), at(22)], 2, 2],
    ['too far apart for one window', [at(0), at(40)], 1, 0],
    ['alone', [at(7)], 1, 0],
  ])('%s', (_, positions, words, distance) => {
    expect(matchWindow(positions)).toMatchObject({ words, distance });
  });

  it('equal the text only if nothing precedes, follows or repeats', () => {
    expect(matchWindow([at(0), last(1)]).isExact).toBe(true);
    expect(matchWindow([at(0), at(1)]).isExact).toBe(false);
    expect(matchWindow([at(1), last(2)]).isExact).toBe(false);
    expect(matchWindow([at(0, 1), last(2)]).isExact).toBe(false);
  });

  it('are limited to the first ten words', () => {
    const twelve = Array.from({ length: 12 }, (_, i) => at(i));
    expect(matchWindow(twelve)).toMatchObject({ words: 10, distance: 9 });
  });
});
