import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { quoteRequestSchema } from '../quote.schema.ts';
import { estimatedQuote } from '../rate-table.ts';
import { quotedLoan, quoteFigures, quoteQuestion, quoteTerms } from './quote-question.ts';

const { finance } = demoSettings('harbourline');
const asking = { ...finance, estimate: { ...finance.estimate, ask: true } };
const car = aVehicle({ price: 25_990, vin: 'JTNB23HK903012345', nvic: 'AB1234' });

describe('the request for a quote', () => {
  it('has "credit score GREAT, term 5, whoIsHelping empty" and the car with its price', () => {
    expect(quoteQuestion(car, asking)).toEqual({
      selfAssessedCreditScore: 'GREAT',
      purchasePrice: 25_990,
      loanTerm: 5,
      year: 2021,
      vin: 'JTNB23HK903012345',
      nvic: 'AB1234',
      whoIsHelping: '',
      car_id: '1001',
    });
  });

  it("is accepted by the function's schema", () => {
    const parsed = v.safeParse(quoteRequestSchema(asking, 'AUD'), quoteQuestion(car, asking));
    expect(parsed.issues).toBeUndefined();
  });

  it('uses the offer price if there is one', () => {
    expect(quoteQuestion({ ...car, offerPrice: 24_500 }, asking)?.purchasePrice).toBe(24_500);
  });

  it('is limited to the terms that the dealer finances', () => {
    const short = { ...asking, termYears: { min: 1, max: 4 } };
    expect(quoteQuestion(car, short)?.loanTerm).toBe(4);
  });

  const quote = { weeklyRepaymentAmount: 130, advertisedRatePercent: 7, comparisonRatePercent: 8 };
  it.each<[string, Partial<Vehicle>]>([
    ['has a quote', { youxQuote: quote }],
    ['has no price', { price: null }],
    ['has a price that counts as none', { price: 10 }],
    ['is sold', { status: 'sold' }],
    ['is not here yet', { status: 'coming_soon' }],
    ['is cheaper than what is financed', { price: asking.purchasePrice.min - 1 }],
    ['is dearer than what is financed', { price: asking.purchasePrice.max + 1 }],
  ])('is null for a car that %s', (_, changes) => {
    expect(quoteQuestion({ ...car, ...changes }, asking)).toBeNull();
  });

  it.each([
    ['does not ask', { estimate: { ...asking.estimate, ask: false } }],
    ['has no lender', { lender: null }],
    ['shows no estimates', { estimate: { ...asking.estimate, show: false } }],
    ['leaves out the make', { estimate: { ...asking.estimate, hiddenMakes: ['toyota'] } }],
  ])('is null if the dealer %s', (_, changes) => {
    expect(quoteQuestion(car, { ...asking, ...changes })).toBeNull();
  });
});

describe('a quote as a loan', () => {
  const terms = quoteTerms(car, asking);
  if (terms === null) throw new Error('Harbourline has a calculator.');
  const reply = (weeklyRepaymentAmount: number) => ({
    ...{ weeklyRepaymentAmount, advertisedRate: 6.99, comparisonRate: 7.8, isEstimate: false, basis: '' },
  });

  it('of the rate table has the fees of the table, and the same weekly repayment', () => {
    const question = quoteQuestion(car, asking);
    const table = { ...asking.table, comparison: asking.comparison };
    const figures = question && estimatedQuote(question, table, 2026);
    if (figures === null) throw new Error('The table has a rate for it.');
    const quoted = quotedLoan({ ...figures, isEstimate: true, basis: '' }, terms);
    expect(quoted.loan).toMatchObject({ amount: 25_990, feesLent: 280, feesPerMonth: 5, termYears: 5 });
    expect(quoted.tableFees?.map(({ name, amount }) => [name, amount])).toEqual([
      ['Establishment fee', 280],
      ['Account fee', 5],
    ]);
    const shown = quoteFigures({ ...figures, isEstimate: true, basis: '' }, terms);
    expect(shown.weekly).toBeCloseTo(figures.weeklyRepaymentAmount, 2);
  });

  it('has no fees if its weekly repayment contains none', () => {
    expect(quotedLoan(reply(118.65), terms)).toMatchObject({
      loan: { ratePercent: 6.99, comparisonRatePercent: 7.8, feesLent: 0, feesPerMonth: 0 },
      tableFees: null,
    });
  });

  it("with a weekly repayment that follows from no terms is calculated with the calculator's fees", () => {
    expect(quotedLoan(reply(80), terms)).toMatchObject({ loan: { feesLent: 1313.25 }, tableFees: null });
    expect(quoteFigures(reply(80), terms).weekly).toBeGreaterThan(118);
    expect(quoteFigures(reply(80), null).weekly).toBe(80);
  });
});
