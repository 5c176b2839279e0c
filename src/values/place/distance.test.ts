import { describe, expect, it } from 'vitest';
import { formatKilometres } from './distance.ts';

describe('formatKilometres', () => {
  it.each([
    [45120, '45,120 km'],
    [7, '7 km'],
    [0, '0 km'],
    [1234567.6, '1,234,568 km'],
  ])('formats %d as %s', (kilometres, text) => {
    expect(formatKilometres(kilometres)).toBe(text);
  });
});
