import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { aVehicle } from '../../vehicle/a-vehicle.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { quoteRequestSchema } from '../quote.schema.ts';
import { quoteQuestion } from './quote-question.ts';

const { finance } = demoSettings('harbourline');
const asking = { ...finance, estimate: { ...finance.estimate, ask: true } };
const car = aVehicle({ price: 25_990, vin: 'JTNB23HK903012345', nvic: 'AB1234' });

describe('the question for a quote', () => {
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

  it('is one that the function understands', () => {
    const parsed = v.safeParse(quoteRequestSchema(asking, 'AUD'), quoteQuestion(car, asking));
    expect(parsed.issues).toBeUndefined();
  });

  it('is for the offer where there is one', () => {
    expect(quoteQuestion({ ...car, offerPrice: 24_500 }, asking)?.purchasePrice).toBe(24_500);
  });

  it('keeps to the terms that the dealer finances', () => {
    const short = { ...asking, termYears: { least: 1, most: 4 } };
    expect(quoteQuestion(car, short)?.loanTerm).toBe(4);
  });

  const quote = { weeklyRepaymentAmount: 130, advertisedRatePercent: 7, comparisonRatePercent: 8 };
  it.each<[string, Partial<Vehicle>]>([
    ['has a quote', { youxQuote: quote }],
    ['has no price', { price: null }],
    ['has a price that counts as none', { price: 10 }],
    ['is sold', { status: 'sold' }],
    ['is not here yet', { status: 'coming_soon' }],
    ['is cheaper than what is financed', { price: asking.purchasePrice.least - 1 }],
    ['is dearer than what is financed', { price: asking.purchasePrice.most + 1 }],
  ])('is not asked for a car that %s', (_, changes) => {
    expect(quoteQuestion({ ...car, ...changes }, asking)).toBeNull();
  });

  it.each([
    ['does not ask', { estimate: { ...asking.estimate, ask: false } }],
    ['has no lender', { lender: null }],
    ['shows no estimates', { estimate: { ...asking.estimate, show: false } }],
    ['leaves out the make', { estimate: { ...asking.estimate, hiddenMakes: ['toyota'] } }],
  ])('is not asked where the dealer %s', (_, changes) => {
    expect(quoteQuestion(car, { ...asking, ...changes })).toBeNull();
  });
});
