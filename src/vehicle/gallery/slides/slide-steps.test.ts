import { describe, expect, it } from 'vitest';
import { slideBeside, stepOfKey } from './slide-steps.ts';

describe('the next slide', () => {
  it.each([
    [0, 1, 3, 1],
    [2, 1, 3, 2],
    [0, -1, 3, 0],
    [1, -1, 3, 0],
    [1, Number.POSITIVE_INFINITY, 40, 39],
    [9, Number.NEGATIVE_INFINITY, 40, 0],
    [0, 1, 1, 0],
  ])('from %i by %i of %i: %i', (index, step, count, expected) => {
    expect(slideBeside(index, step, count)).toBe(expected);
  });

  it.each([
    ['ArrowLeft', -1],
    ['ArrowRight', 1],
    ['Home', Number.NEGATIVE_INFINITY],
    ['End', Number.POSITIVE_INFINITY],
    ['Enter', undefined],
    ['constructor', undefined],
  ])('with the key %s, %s', (key, expected) => {
    expect(stepOfKey(key)).toBe(expected);
  });
});
