import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

describe('editDistance', () => {
  it.each([
    ['mazda', 'mazda', false, 0],
    ['mzda', 'mazda', false, 1],
    ['mazdaa', 'mazda', false, 1],
    ['mazta', 'mazda', false, 1],
    ['madza', 'mazda', false, 1],
    ['maz', 'mazda', false, 2],
    ['maz', 'mazda', true, 0],
    ['mza', 'mazda', true, 1],
    ['tyo', 'toyota', true, 1],
    ['', 'abc', true, 0],
  ])('of %s to %s (as a prefix: %s) is %d', (typed, word, isPrefix, distance) => {
    expect(editDistance(typed, word, isPrefix, 2)).toBe(distance);
  });
  it('exceeds the maximum if the lengths alone decide', () => {
    expect(editDistance('abcdef', 'abc', true, 2)).toBeGreaterThan(2);
    expect(editDistance('abc', 'abcdefgh', false, 2)).toBeGreaterThan(2);
  });
});
