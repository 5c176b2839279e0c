import { describe, expect, it } from 'vitest';
import { feetToMetres, formatFeetAndMetres, formatKilometres, formatMeasure } from './measure.ts';

describe('feetToMetres', () => {
  it('"Feet to metres 0.3048"', () => {
    expect(feetToMetres(1)).toBe(0.3048);
    expect(feetToMetres(20)).toBeCloseTo(6.096, 10);
  });
});

describe('formatFeetAndMetres', () => {
  it.each([
    [21.5, '21.5 ft (6.55 m)'],
    [20, '20 ft (6.10 m)'],
    [8.25, '8.25 ft (2.51 m)'],
  ])('formats %d feet as %s', (feet, text) => {
    expect(formatFeetAndMetres(feet)).toBe(text);
  });
});

describe('formatMeasure', () => {
  it.each([
    [1870, 'mm', 0, '1,870 mm'],
    [7.94, 'L/100km', 1, '7.9 L/100km'],
    [3500.4, 'kg', 0, '3,500 kg'],
    [80, 'L', 1, '80 L'],
  ])('formats %d %s with at most %d decimals as %s', (value, unit, digits, text) => {
    expect(formatMeasure(value, unit, digits)).toBe(text);
  });
});

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
