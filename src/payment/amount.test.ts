import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../values/money.ts';
import { readCents } from './amount.ts';

describe('a typed amount', () => {
  it.each([
    ['250', 25_000],
    ['$250', 25_000],
    [' $ 1,250.50 ', 125_050],
    ['1 250.5', 125_050],
    ['0.07', 7],
    ['19999.99', 1_999_999],
    ['1,000,000', 100_000_000],
    ['007', 700],
  ])('%s is %i cents', (text, cents) => {
    expect(readCents(text)).toBe(cents);
  });

  it.each([
    '',
    ' ',
    'abc',
    '-5',
    '+5',
    '1e3',
    '0x10',
    '1.234',
    '1,25',
    '12,34.00',
    '1..2',
    '.5',
    '5.',
    '1٠',
    'NaN',
    '9999999999',
  ])('%j is not an amount', (text) => {
    expect(readCents(text)).toBeNull();
  });

  it('is formatted back to the same text, for any amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        expect(readCents(formatMoney(cents / 100, 'AUD'))).toBe(cents);
      }),
    );
  });
});
