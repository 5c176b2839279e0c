import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DemoDealer, demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { calculatorFacts } from '../calculator-facts.ts';
import { allowedFigures, startingFigures } from './calculator-figures.ts';
import { enquiryHref, figuresOfQuery, hasFigures, withFigures } from './calculator-query.ts';

function factsOf(dealer: DemoDealer) {
  const facts = calculatorFacts(demoSettings(dealer), null);
  if (facts === null) throw new Error(`${dealer} has no calculator.`);
  return facts;
}

const facts = factsOf('harbourline');
const variants = [facts, factsOf('wattle-range'), factsOf('pitstop')];
const start = startingFigures(facts);
const figuresOf = (query: string, own = facts) => figuresOfQuery(new URLSearchParams(query), own);

describe('the values in an address', () => {
  it('replace the initial values of the calculator', () => {
    expect(figuresOf('amount=25990&term=4.5&frequency=monthly')).toEqual({
      ...start,
      amount: 25_990,
      term: 4.5,
      frequency: 'monthly',
    });
  });

  it.each([
    '',
    'amount=&term=abc&interest=NaN&deposit=%00&residual=[]&frequency=daily',
    'amount=<script>&frequency=__proto__',
  ])('are ignored if invalid: %s', (query) => {
    expect(figuresOf(query)).toEqual(start);
  });

  it.each([
    ['amount=9e99', { amount: 30_000 }],
    ['amount=999999999', { amount: 250_000 }],
    ['amount=-5', { amount: 0 }],
    ['amount=$25k', { amount: 25_000 }],
    ['term=100&interest=99', { term: 7, interest: 15 }],
    ['amount=5000&deposit=999999', { amount: 5000, deposit: 250_000 }],
  ])('are clamped to the limits: %s', (query, expected) => {
    expect(figuresOf(query)).toMatchObject(expected);
  });

  it('are read back as written, beside other parameters', () => {
    const wishes = fc.record({
      amount: fc.integer({ min: 0, max: 25_000_000 }).map((cents) => cents / 100),
      term: fc.integer({ min: 0, max: 20 }).map((halves) => halves / 2),
      interest: fc.integer({ min: 0, max: 40 }).map((halves) => halves / 2),
      deposit: fc.integer({ min: 0, max: 90_000 }),
      residual: fc.integer({ min: 0, max: 90_000 }),
      frequency: fc.constantFrom('weekly' as const, 'fortnightly' as const, 'monthly' as const),
    });
    fc.assert(
      fc.property(wishes, fc.constantFrom(...variants), (wished, own) => {
        const figures = allowedFigures(wished, own);
        const address = withFigures('https://dealer.example/cars/a?photo=3#finance-calculator', figures, own);
        const { searchParams, hash } = new URL(address);
        expect(figuresOfQuery(searchParams, own)).toEqual(figures);
        expect([searchParams.get('photo'), hash]).toEqual(['3', '#finance-calculator']);
      }),
    );
  });

  it("are rounded to the lender's steps, except for the initial rate", () => {
    const [own] = variants;
    if (own === undefined) throw new Error('There is no lender.');
    const interestOf = (typed: string, within = own) =>
      figuresOfQuery(new URLSearchParams({ interest: typed }), within).interest;
    expect([interestOf('8.3'), interestOf('8.2')]).toEqual([8.5, 8]);
    const { limits } = own;
    const interest = { ...limits.interest, default: 7.49 };
    expect(interestOf('7.49', { ...own, limits: { ...limits, interest } })).toBe(7.49);
  });

  it('can use any of their parameter names', () => {
    expect(hasFigures(new URLSearchParams('term=3'))).toBe(true);
    expect(hasFigures(new URLSearchParams('photo=3&car_id=7'))).toBe(false);
  });

  it('omit inputs that a lender does not have', () => {
    const own = factsOf('pitstop');
    const { searchParams } = new URL(withFigures('https://dealer.example/', startingFigures(own), own));
    expect([...searchParams.keys()]).toEqual(['amount', 'term', 'interest', 'frequency']);
  });
});

describe('the link to an application', () => {
  it.each([
    ['/finance', '/finance?price=30000&loanTerm=5'],
    ['/finance?car_id=7#finance-form', '/finance?car_id=7&price=30000&loanTerm=5#finance-form'],
    ['https://apply.example/a', 'https://apply.example/a?price=30000&loanTerm=5'],
  ])('from %s contains the price and the term: %s', (href, expected) => {
    expect(enquiryHref(href, start)).toBe(expected);
  });

  it('contains no price if there is none', () => {
    expect(enquiryHref('/finance', { ...start, amount: 0 })).toBe('/finance?loanTerm=5');
  });
});
