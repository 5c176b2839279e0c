import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteBody, settledPrice, typedDollars, typedMoney } from './quote-body.ts';

const limits = { min: 10_000, max: 200_000 };
const fields = { selfAssessedCreditScore: 'GREAT', purchasePrice: '$30,000', loanTerm: '5' };
const asked = (changes: Readonly<Record<string, string>> = {}) => {
  const values: Readonly<Record<string, string>> = { ...fields, ...changes };
  return quoteBody((name) => values[name] ?? '', limits);
};

describe('the request for a quote', () => {
  it('contains the values of the form, without empty ones', () => {
    expect(asked({ vin: '', year: '2024', car_slug: 'a-car', whoIsHelping: ' Kim ' })).toEqual({
      ...{ selfAssessedCreditScore: 'GREAT', purchasePrice: 30_000, loanTerm: 5 },
      ...{ year: '2024', car_slug: 'a-car', whoIsHelping: 'Kim' },
    });
  });

  it.each([
    { selfAssessedCreditScore: '' },
    { selfAssessedCreditScore: 'SUPERB' },
    { purchasePrice: '' },
    { purchasePrice: '$9,999' },
    { purchasePrice: '$200,001' },
    { loanTerm: '' },
  ])('is null with %j', (changes) => {
    expect(asked(changes)).toBeNull();
  });
});

describe('a typed price', () => {
  it.each([
    ['$25,990', 25_990],
    ['25 990.50', 25_990],
    ['about 25k', 25],
    ['45k', 45_000],
    [' $45.5 K ', 45_500],
    ['k', null],
    ['1.2.3k', 1],
    ['', null],
    ['none', null],
  ])('%j becomes its digits, in whole dollars', (text, dollars) => {
    expect(typedDollars(text)).toBe(dollars);
  });

  it.each([
    ['$4,500.50', 4500.5],
    ['5k', 5000],
    ['$1.005k', 1005],
    ['k', 0],
    ['', 0],
  ])('of a deposit %j is %d', (text, dollars) => {
    expect(typedMoney(text)).toBe(dollars);
  });

  it('is within the limits once its field is left, whatever is typed', () => {
    expect(settledPrice('$9,999', limits)).toBe(10_000);
    expect(settledPrice('1000000', limits)).toBe(200_000);
    expect(settledPrice('', limits)).toBeNull();
    fc.assert(
      fc.property(fc.string(), (text) => {
        const price = settledPrice(text, limits) ?? limits.min;
        expect(price).toBeGreaterThanOrEqual(limits.min);
        expect(price).toBeLessThanOrEqual(limits.max);
      }),
    );
  });
});
