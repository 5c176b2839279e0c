import { describe, expect, it } from 'vitest';
import { firstNumber } from './number.ts';

describe('firstNumber', () => {
  it.each<[string, number | null]>([
    ['25990', 25990],
    ['$25,990', 25990],
    ['25.990', 25990],
    ['25.990,50', 25990.5],
    ['25,990.50', 25990.5],
    ['1.250.000', 1250000],
    ['1,250,000', 1250000],
    ['25 990 kr', 25990],
    ['25 990', 25990],
    ["CHF 25'990.-", 25990],
    ['14.990,00 €', 14990],
    ['2.5', 2.5],
    ['7,5', 7.5],
    ['0.125', 0.125],
    ['-3', -3],
    ['5 2021', 5],
    ['25 990 12', 25],
    ['12 345,50', 12345.5],
    ['12., red', 12],
    ['12, red', 12],
    ['1e5', 100000],
    ['1.0E+05', 100000],
    ['1,0E+05', 100000],
    ['AUD 2.599E+04', 25990],
    ['1.36517E5 km', 136517],
    ['-1e5', -100000],
    ['25e-1', 2.5],
    ['5 e5', 5],
    ['5e', 5],
    ['1e400', null],
    ['none', null],
    ['', null],
  ])('reads %j as %j', (text, number) => {
    expect(firstNumber(text)).toBe(number);
  });
  it('takes a point before three digits as a decimal point for small numbers', () => {
    expect(firstNumber('2.198 L', true)).toBe(2.198);
  });
});
