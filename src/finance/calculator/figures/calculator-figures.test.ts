import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import {
  type Allowed,
  allowedFigures,
  type FigureName,
  figureNames,
  figureRange,
  sliderStep,
  startingFigures,
} from './calculator-figures.ts';

const lenders = {
  house: demoSettings('harbourline').finance.lenders,
  metro: demoSettings('meridian').finance.lenders,
  country: demoSettings('wattle-range').finance.lenders,
  yard: demoSettings('pitstop').finance.lenders,
  standard: demoSettings('pitstop').finance.lenders,
};

function allowed(name: keyof typeof lenders, price: number | null = null): Allowed {
  const limits = lenders[name][name]?.calculator;
  if (limits === undefined) throw new Error(`There is no lender ${name}.`);
  return { limits, price };
}

describe('the initial values of a calculator', () => {
  it.each([
    ['standard', null, 30_000, 5, 10],
    ['house', null, 30_000, 5, 8.5],
    ['country', null, 30_000, 6, 8.5],
    ['standard', 25_990, 25_990, 5, 10],
    ['standard', 450, 1000, 5, 10],
    ['metro', 4500, 5000, 5, 8.5],
    ['standard', 120_000, 100_000, 5, 10],
    ['metro', 120_000, 120_000, 5, 8.5],
  ] as const)(
    'of %s for a price of %s are %d over %d years at %d %%',
    (lender, price, amount, term, interest) => {
      expect(startingFigures(allowed(lender, price))).toMatchObject({
        amount,
        term,
        interest,
        deposit: 0,
        residual: 0,
      });
    },
  );

  it("have the lender's first frequency", () => {
    expect(startingFigures(allowed('house')).frequency).toBe('weekly');
    expect(startingFigures(allowed('country')).frequency).toBe('monthly');
  });
});

describe('"out-of-range values clamp"', () => {
  it.each([
    ['standard', 'amount', 999, 1000],
    ['standard', 'amount', 100_001, 100_000],
    ['metro', 'amount', 4999, 5000],
    ['country', 'amount', 250_001, 250_000],
    ['standard', 'amount', 25_990.555, 25_990.56],
    ['house', 'term', 0.5, 1],
    ['house', 'term', 9, 7],
    ['metro', 'term', 6, 5],
    ['house', 'term', 4.7, 4.5],
    ['house', 'interest', 0, 0.5],
    ['house', 'interest', 16, 15],
    ['metro', 'interest', 7, 7.5],
    ['metro', 'interest', 15, 14.5],
    ['country', 'interest', 3.5, 4],
    ['country', 'interest', 21, 20],
    ['house', 'interest', 6.49, 6.5],
    ['house', 'deposit', -1, 0],
    ['house', 'deposit', 29_500, 29_500],
    ['house', 'deposit', 250_001, 250_000],
    ['yard', 'deposit', 500, 0],
    ['house', 'residual', 1e9, 250_000],
  ] as const)('%s: %s %d becomes %d', (lender, name, wished, expected) => {
    const figures = startingFigures(allowed(lender));
    expect(allowedFigures({ ...figures, [name]: wished }, allowed(lender))[name]).toBe(expected);
  });

  it.each([0, -1, -30_000])('"a value of zero or below becomes 0": an amount of %d', (amount) => {
    const figures = startingFigures(allowed('house'));
    expect(allowedFigures({ ...figures, amount }, allowed('house')).amount).toBe(0);
  });

  it.each([
    ['metro', 100_000, 100_000],
    ['metro', 100_001, 105_001.05],
    ['metro', 130_000, 136_500],
    ['metro', null, 100_000],
    ['standard', 130_000, 100_000],
  ] as const)(
    '%s lends for a price of %s at most %d: "105% of price when price exceeds 100000"',
    (lender, price, max) => {
      const within = allowed(lender, price);
      expect(figureRange('amount', within).max).toBe(max);
    },
  );

  it('accepts only offered frequencies', () => {
    const figures = startingFigures(allowed('country'));
    expect(allowedFigures({ ...figures, frequency: 'weekly' }, allowed('country')).frequency).toBe('monthly');
  });

  it('keeps every value in its range, idempotently, for any input', () => {
    const wish = fc.oneof(
      fc.double({ min: -1e9, max: 1e9, noNaN: true }),
      fc.integer({ min: -10, max: 300_000 }),
    );
    const wishes = fc.record({
      amount: wish,
      term: wish,
      interest: wish,
      deposit: wish,
      residual: wish,
      frequency: fc.constantFrom('weekly' as const, 'monthly' as const),
    });
    const price = fc.option(fc.integer({ min: 11, max: 400_000 }));
    const names = fc.constantFrom(...(['house', 'metro', 'country', 'yard', 'standard'] as const));
    fc.assert(
      fc.property(names, price, wishes, (lender, dollars, wished) => {
        const within = allowed(lender, dollars);
        const figures = allowedFigures(wished, within);
        const isIn = (name: FigureName) => {
          const { min, max } = figureRange(name, within);
          return figures[name] >= min && figures[name] <= max;
        };
        expect(figureNames.filter((name) => !isIn(name))).toEqual(figures.amount === 0 ? ['amount'] : []);
        expect(allowedFigures(figures, within)).toEqual(figures);
      }),
    );
  });
});

describe('a slider', () => {
  it.each([
    [1000, 250_000, 500, 500],
    [1, 7, 0.5, 0.5],
    [0.5, 15, 0.5, 0.5],
    [0, 29_000, 0.5, 100],
    [0, 249_000, 0.5, 500],
    [0, 0, 0.5, 0.5],
  ])('from %d to %d in steps of %d moves by %d', (min, max, step, expected) => {
    expect(sliderStep({ min, max }, step)).toBe(expected);
  });
});
