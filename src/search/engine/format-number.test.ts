import { describe, expect, it } from 'vitest';
import { formatNumber } from './format-number.ts';

describe('formatNumber', () => {
  it.each([
    [1234567, '1.23457e+06'],
    [999999.5, '1e+06'],
    [100000, '100000'],
    [2.5, '2.5'],
    [Math.fround(0.1), '0.1'],
    [0.0001, '0.0001'],
    [0.00001, '1e-05'],
    [-12.3456789, '-12.3457'],
    [0, '0'],
    [Infinity, 'inf'],
  ])('formats the float %d as %s', (number, text) => expect(formatNumber(number, 'float')).toBe(text));
  it('formats integers without decimals', () => expect(formatNumber(-1234567, 'int32')).toBe('-1234567'));
  it('formats booleans as words', () => {
    expect([formatNumber(1, 'bool'), formatNumber(0, 'bool[]')]).toEqual(['true', 'false']);
  });
});
