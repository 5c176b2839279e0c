import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aVehicle } from '../a-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { anOffer } from './an-offer.fixture.ts';
import { type EstimateRules, estimateText, financeEstimate } from './estimate.ts';
import type { LenderOffer, LenderRule } from './lender-rule.ts';

const thisYear = 2026;
/** The four lender rules of stock and vehicle §5. */
const rules = {
  newer: { needs: 'comparison-rate', priceAbove: 500, yearsBack: 12 },
  stock: { needs: null, priceAbove: null, yearsBack: null },
  week: { needs: 'weekly-payment', priceAbove: 500, yearsBack: null },
  month: { needs: 'monthly-payment', priceAbove: 500, yearsBack: null },
} as const satisfies Record<string, LenderRule>;
type Kind = keyof typeof rules;

const offer = anOffer({
  interestRatePercent: 7.49,
  comparisonRatePercent: 8.38,
  paymentWeek: 142.31,
  paymentMonth: 616.2,
});

function rulesOf(...kinds: Kind[]): EstimateRules {
  return {
    estimate: { show: true, lenders: kinds, hiddenMakes: [], hiddenDealerships: [] },
    lenders: Object.fromEntries(kinds.map((kind) => [kind, { estimate: rules[kind], disclaimer: null }])),
  };
}

function offered(kind: Kind, changes: Partial<LenderOffer> = {}, car: Partial<Vehicle> = {}): Vehicle {
  return aVehicle({ ...car, financeLenders: { [kind]: { ...offer, ...changes } } });
}

const quote = { weeklyRepaymentAmount: 128.5, advertisedRatePercent: 7.99, comparisonRatePercent: 8.73 };

describe('the estimate of a vehicle', () => {
  it("is the lender's offer, with both rates and cents", () => {
    expect(financeEstimate(offered('newer'), rulesOf('newer'), thisYear)).toEqual({
      weekly: 142.31,
      ratePercent: 7.49,
      comparisonRatePercent: 8.38,
      lender: 'newer',
      disclaimer: null,
    });
  });

  it.each<[Kind, string, Partial<LenderOffer>, Partial<Vehicle>, boolean]>([
    // "car year newer than current year minus 12, price above 500, in stock, comparison rate present"
    ['newer', 'of 2015', {}, { year: 2015 }, true],
    ['newer', 'of 2014', {}, { year: 2014 }, false],
    ['newer', 'for $501', {}, { price: 501 }, true],
    ['newer', 'for $500', {}, { price: 500 }, false],
    ['newer', 'on offer for $500', {}, { price: 900, offerPrice: 500 }, false],
    ['newer', 'without a price', {}, { price: null }, false],
    ['newer', 'that is sold', {}, { status: 'sold' }, false],
    ['newer', 'that is coming', {}, { status: 'coming_soon' }, false],
    ['newer', 'that is unavailable', {}, { status: 'unavailable' }, false],
    ['newer', 'with a reservation', {}, { isReserved: true }, true],
    ['newer', 'without a comparison rate', { comparisonRatePercent: null }, {}, false],
    ['newer', 'with a comparison rate of 0', { comparisonRatePercent: 0, interestRatePercent: 0 }, {}, false],
    // "in stock only"
    ['stock', 'of 1998', {}, { year: 1998 }, true],
    ['stock', 'for $300', {}, { price: 300 }, true],
    ['stock', 'without a price', {}, { price: null }, true],
    ['stock', 'that is sold', {}, { status: 'sold' }, false],
    ['stock', 'that is coming', {}, { status: 'coming_soon' }, false],
    ['stock', 'at 0 %, as both rates say', { interestRatePercent: 0, comparisonRatePercent: 0 }, {}, true],
    // "price above 500, in stock, weekly payment present"
    ['week', 'of 1998', {}, { year: 1998 }, true],
    ['week', 'for $501', {}, { price: 501 }, true],
    ['week', 'for $500', {}, { price: 500 }, false],
    ['week', 'that is sold', {}, { status: 'sold' }, false],
    ['week', 'with a monthly payment alone', { paymentWeek: null }, {}, false],
    ['week', 'with a weekly payment of 0', { paymentWeek: 0 }, {}, false],
    ['week', 'with a weekly payment alone', { paymentMonth: null }, {}, true],
    // "price above 500, in stock, monthly payment present"
    ['month', 'of 1998', {}, { year: 1998 }, true],
    ['month', 'for $501', {}, { price: 501 }, true],
    ['month', 'for $500', {}, { price: 500 }, false],
    ['month', 'that is sold', {}, { status: 'sold' }, false],
    ['month', 'with a weekly payment alone', { paymentMonth: null }, {}, false],
    ['month', 'with a monthly payment of 0', { paymentMonth: 0 }, {}, false],
    ['month', 'with a monthly payment alone', { paymentWeek: null }, {}, true],
  ])('of the lender "%s" for a car that is %s', (kind, _, changes, car, isShown) => {
    const estimate = financeEstimate(offered(kind, changes, car), rulesOf(kind), thisYear);
    expect(estimate !== null).toBe(isShown);
  });

  it.each<[string, Partial<LenderOffer>]>([
    ['no interest rate', { interestRatePercent: null }],
    ['no comparison rate', { comparisonRatePercent: null }],
    ['a comparison rate of 0 beside a real rate', { comparisonRatePercent: 0 }],
    ['no payment', { paymentWeek: null, paymentMonth: null }],
    ['a payment of 0', { paymentWeek: 0, paymentMonth: 0 }],
    ['a payment that shows as $0', { paymentWeek: 0.49 }],
  ])("is hidden with %s, whatever the lender's rule", (_, changes) => {
    for (const kind of ['newer', 'stock', 'week', 'month'] as const)
      expect(financeEstimate(offered(kind, changes), rulesOf(kind), thisYear)).toBeNull();
  });

  it('is hidden without lender data', () => {
    expect(financeEstimate(aVehicle(), rulesOf('stock'), thisYear)).toBeNull();
    expect(financeEstimate(offered('week'), rulesOf('stock'), thisYear)).toBeNull();
    const vehicle = aVehicle();
    const named = { ...rulesOf(), estimate: { ...rulesOf().estimate, lenders: ['constructor'] } };
    expect(financeEstimate(vehicle, named, thisYear)).toBeNull();
  });

  it.each<[string, Partial<EstimateRules['estimate']>]>([
    ['where the site shows none', { show: false }],
    ['of one particular brand', { hiddenMakes: ['TOYOTA'] }],
    ['of a flagged dealership, by the id of its location', { hiddenDealerships: ['north', 'south'] }],
    ['of a flagged dealership, by its name', { hiddenDealerships: ['Northside Toyota '] }],
  ])('is hidden %s, including quotes', (_, changes) => {
    const settings = rulesOf('stock');
    const hiding = { ...settings, estimate: { ...settings.estimate, ...changes } };
    const car = { locationId: 'south', dealershipName: 'northside toyota', youxQuote: quote };
    const vehicle = offered('stock', {}, car);
    expect(financeEstimate(vehicle, settings, thisYear)).not.toBeNull();
    expect(financeEstimate(vehicle, hiding, thisYear)).toBeNull();
  });

  it('derives the weekly amount if only the monthly one is known: "monthly equivalent is weekly times 4.33"', () => {
    const vehicle = offered('month', { paymentWeek: null, paymentMonth: 433 });
    expect(financeEstimate(vehicle, rulesOf('month'), thisYear)?.weekly).toBeCloseTo(100, 10);
  });

  it("is that of the first lender in the dealer's order whose rule is met, or else the quote", () => {
    const both = aVehicle({
      youxQuote: quote,
      financeLenders: { month: { ...offer, paymentWeek: 150 }, newer: offer },
    });
    const lenderOf = (vehicle: Vehicle, ...kinds: Kind[]) =>
      financeEstimate(vehicle, rulesOf(...kinds), thisYear)?.lender;
    expect(lenderOf(both, 'newer', 'month')).toBe('newer');
    expect(lenderOf(both, 'month', 'newer')).toBe('month');
    expect(lenderOf({ ...both, year: 2010 }, 'newer', 'month')).toBe('month');
    expect(financeEstimate({ ...both, year: 2010 }, rulesOf('newer'), thisYear)).toEqual({
      weekly: 128.5,
      ratePercent: 7.99,
      comparisonRatePercent: 8.73,
      lender: null,
      disclaimer: null,
    });
  });

  it.each<[string, Partial<Vehicle>]>([
    ['a price', { price: null }],
    ['being in stock', { status: 'sold' }],
    ['being here', { status: 'coming_soon' }],
    ['a repayment', { youxQuote: { ...quote, weeklyRepaymentAmount: 0 } }],
    ['a comparison rate', { youxQuote: { ...quote, comparisonRatePercent: 0 } }],
  ])('is not taken from a quote without %s', (_, changes) => {
    const vehicle = aVehicle({ youxQuote: quote, ...changes });
    expect(financeEstimate(vehicle, rulesOf(), thisYear)).toBeNull();
  });

  it.each([
    ['Terms apply.', 'Approved buyers only.', 'Terms apply.'],
    [null, 'Approved buyers only.', 'Approved buyers only.'],
    [' null ', 'Approved buyers only.', 'Approved buyers only.'],
    ['', null, null],
  ])('has the disclaimer of the feed, %j, or else of the settings, %j', (inFeed, set, shown) => {
    const settings: EstimateRules = {
      ...rulesOf('stock'),
      lenders: { stock: { estimate: rules.stock, disclaimer: set } },
    };
    const vehicle = offered('stock', { disclaimer: inFeed });
    expect(financeEstimate(vehicle, settings, thisYear)?.disclaimer).toBe(shown);
  });

  it('never exists without a repayment and both rates, whatever the feed contains', () => {
    const figure = fc.option(
      fc.oneof(fc.constantFrom(0, 0.2, 7.49), fc.double({ min: 0, max: 1e6, noNaN: true })),
    );
    const anOffer = fc.record({
      interestRatePercent: figure,
      comparisonRatePercent: figure,
      paymentWeek: figure,
      paymentMonth: figure,
    });
    const kinds = fc.subarray(['newer', 'stock', 'week', 'month'] as const);
    const car = fc.record({
      year: fc.integer({ min: 1990, max: 2027 }),
      price: figure,
      status: fc.constantFrom('in_stock' as const, 'coming_soon' as const, 'sold' as const),
    });
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(rules)), anOffer),
        kinds,
        car,
        (offers, order, facts) => {
          const financeLenders = Object.fromEntries(
            Object.entries(offers).map(([name, changes]) => [name, { ...offer, ...changes }]),
          );
          const estimate = financeEstimate(
            aVehicle({ ...facts, financeLenders }),
            rulesOf(...order),
            thisYear,
          );
          if (estimate === null) return;
          const own = financeLenders[estimate.lender ?? ''];
          expect(estimate.ratePercent).toBe(own?.interestRatePercent);
          expect(estimate.comparisonRatePercent).toBe(own?.comparisonRatePercent);
          expect(Math.round(estimate.weekly)).toBeGreaterThan(0);
          expect(facts.status).toBe('in_stock');
        },
      ),
    );
  });
});

const text = '{amount}/week at {rate}% p.a., {comparisonRate}% p.a. comparison rate';

it.each([
  [128.5, 7.99, 8.73, '$129/week at 7.99% p.a., 8.73% p.a. comparison rate'],
  [128.49, 7.5, 9, '$128/week at 7.50% p.a., 9.00% p.a. comparison rate'],
  [1_004.2, 7.489_999_999_9, 8.38, '$1,004/week at 7.49% p.a., 8.38% p.a. comparison rate'],
])(
  '"Weekly estimates round to whole dollars": %d at %d and %d',
  (weekly, ratePercent, comparisonRatePercent, shown) => {
    expect(estimateText({ weekly, ratePercent, comparisonRatePercent }, text, 'AUD')).toBe(shown);
  },
);

it('is empty without an estimate', () => {
  expect(estimateText(null, text, 'AUD')).toBeNull();
});
