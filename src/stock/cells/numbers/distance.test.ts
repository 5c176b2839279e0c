import { describe, expect, it } from 'vitest';
import { readDistanceKm, unitIn } from './distance.ts';

describe('readDistanceKm', () => {
  it.each<[string, 'km' | 'mi', number]>([
    ['136517', 'km', 136517],
    ['65,500', 'km', 65500],
    ['7560 km', 'mi', 7560],
    ['73556', 'mi', 118377],
    ['73,556 miles', 'km', 118377],
    ['100 mi', 'km', 161],
    ['40k', 'km', 40000],
    ['45k km', 'km', 45000],
    ['159.000 km', 'km', 159000],
    ['12 345 kms', 'km', 12345],
    ['19 285 mil', 'km', 192850],
    ['12345.0', 'km', 12345],
    ['0', 'km', 0],
    ['40 k', 'km', 40000],
    ['2000000', 'km', 2000000],
    ['brand new, 15 km', 'km', 15],
    ['15 km, as new', 'km', 15],
    ['1e5', 'km', 100000],
    ['1.0E+05', 'km', 100000],
    ['1E+05 miles', 'km', 160934],
    ['45 thousand', 'km', 45000],
  ])('reads %j, by default in %s, as %d km', (text, unit, km) => {
    expect(readDistanceKm(text, unit)).toEqual({ value: km, problem: null });
  });
  it.each(['-', '- / -', '', ' New ', 'brand new', 'Delivery', 'Delivery km', 'Delivery kms', 'n/a'])(
    'takes %j as unknown',
    (text) => {
      expect(readDistanceKm(text, 'km')).toEqual({ value: null, problem: null });
    },
  );
  it.each([
    ['2000001', 'is more than 2,000,000 km'],
    ['1300000 miles', 'is more than 2,000,000 km'],
    ['-5', 'is less than nothing'],
    ['-1E+05', 'is less than nothing'],
    ['1e7', 'is more than 2,000,000 km'],
    ['1e400', 'is not a distance'],
    ['low', 'is not a distance'],
    ['45xxx', 'hides digits'],
    ['45,XXX kms', 'hides digits'],
    ['4x,xxx km', 'hides digits'],
    ['1,200 hrs', 'is a time, not a distance'],
    ['350 hours', 'is a time, not a distance'],
  ])('refuses %j: it %s', (text, problem) => {
    expect(readDistanceKm(text, 'km')).toEqual({ value: null, problem });
  });
});

describe('unitIn', () => {
  it.each<[string, string | null]>([
    ['KM', 'km'],
    ['kilometres', 'km'],
    ['KMT', 'km'],
    ['MI', 'mi'],
    ['Miles', 'mi'],
    ['1 mile', 'mi'],
    ['100mile', 'mi'],
    ['100miles', 'mi'],
    ['100mi', 'mi'],
    ['900mil', 'mil'],
    ['SMI', 'mi'],
    ['odometer (mi)', 'mi'],
    ['mileage', null],
    ['', null],
  ])('finds in %j the unit %j', (text, unit) => {
    expect(unitIn(text)).toBe(unit);
  });
});
