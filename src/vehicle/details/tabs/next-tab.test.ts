import { describe, expect, it } from 'vitest';
import { nextTab } from './next-tab.ts';

describe('nextTab', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 4, 0],
    ['ArrowLeft', 1, 0],
    ['ArrowLeft', 0, 4],
    ['Home', 3, 0],
    ['End', 1, 4],
    ['ArrowDown', 1, null],
    ['a', 1, null],
  ])('of five tabs, %s from %d selects %s', (key, index, next) => {
    expect(nextTab(key, index, 5)).toBe(next);
  });
});
