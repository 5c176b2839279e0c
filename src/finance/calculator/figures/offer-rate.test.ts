import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { calculatorFacts, quotedFacts } from '../calculator-facts.ts';
import { figureProblem } from '../calculator-words.ts';
import { sliderOf, sliderPosition, startingFigures } from './calculator-figures.ts';
import { figuresOfQuery, queryOfFigures } from './calculator-query.ts';
import {
  type CalculatorAction,
  figuresOf,
  nextCalculatorState,
  startCalculatorState,
} from './calculator-state.ts';

// "Interest … 7.5 to 14.5 for one lender", "step 0.5" (stock and vehicle §9).
const loan = {
  ...{ amount: 30_000, comparisonRatePercent: 7.9, deposit: 0, residual: 0, termYears: 5 },
  ...{ feesLent: 0, feesPerMonth: 0, lender: 'metro' },
};

function factsOf(ratePercent: number) {
  const facts = calculatorFacts(demoSettings('meridian'), null, { ...loan, ratePercent });
  if (facts === null) throw new Error('There is no calculator.');
  return facts;
}

function rateAfter(action: CalculatorAction, facts = factsOf(6.99)) {
  return figuresOf(nextCalculatorState(startCalculatorState(''), action, facts), facts).interest;
}

const slid = (value: number, facts = factsOf(6.99)) =>
  rateAfter({ type: 'slide', name: 'interest', value }, facts);

describe("a rate beside an offer below the lender's range", () => {
  it.each([
    ['6.99', 6.99],
    ['7', 7.5],
    ['7.49', 7.5],
    ['7.5', 7.5],
    ['8.3', 8.5],
    ['14.49', 14.5],
    ['14.5', 14.5],
    ['99', 14.5],
  ])('is the same typed, in the address, and written back: %s becomes %d', (text, expected) => {
    const facts = factsOf(6.99);
    const read = (query: URLSearchParams) => figuresOfQuery(query, facts);
    const figures = read(new URLSearchParams({ interest: text }));
    expect(rateAfter({ type: 'type', name: 'interest', text })).toBe(expected);
    expect(figures.interest).toBe(expected);
    expect(read(queryOfFigures(figures, facts))).toEqual(figures);
  });

  it("is slid in the lender's steps, with the offer one step before the first", () => {
    const { min, max, step, ends } = sliderOf('interest', factsOf(6.99));
    expect([min, max, step, ends]).toEqual([7, 14.5, 0.5, [6.99, 14.5]]);
    expect([7, 7.5, 8, 14, 14.5].map((position) => slid(position))).toEqual([6.99, 7.5, 8, 14, 14.5]);
  });

  it("is refused outside the lender's range, except for the offer's own", () => {
    const problem = (typed: number) => figureProblem('interest', typed, factsOf(6.99));
    expect(problem(6.99)).toBeNull();
    expect(problem(7)).toBe('Cannot be less than 7.50 or more than 14.50');
  });

  it('follows a quote that arrives while the page is open', () => {
    const quoted = quotedFacts(factsOf(6.99), { loan: { ...loan, ratePercent: 16.25 }, tableFees: null });
    expect(startingFigures(quoted).interest).toBe(16.25);
    expect(sliderOf('interest', quoted)).toMatchObject({ min: 7.5, max: 15, ends: [7.5, 16.25] });
    expect([slid(15, quoted), slid(14.5, quoted), slid(7.5, quoted)]).toEqual([16.25, 14.5, 7.5]);
  });
});

describe("a rate beside an offer between the lender's steps", () => {
  const facts = factsOf(8.49);

  it("is the offer's own, or slid in the lender's steps, with the offer between the two beside it", () => {
    expect(startingFigures(facts).interest).toBe(8.49);
    const { min, max, step, ends } = sliderOf('interest', facts);
    expect([min, max, step, ends]).toEqual([7.5, 15, 0.5, [7.5, 14.5]]);
    const rates = [7.5, 8, 8.5, 9, 9.5, 14.5, 15].map((position) => slid(position, facts));
    expect(rates).toEqual([7.5, 8, 8.49, 8.5, 9, 14, 14.5]);
  });

  it.each([6.99, 7.49, 7.5, 8.49, 8.51, 14.49, 14.5, 14.51, 16.25])(
    'has one position of the slider for each rate, in their order: an offer of %d %%',
    (ratePercent) => {
      const allowed = factsOf(ratePercent);
      const { min, max, step } = sliderOf('interest', allowed);
      const count = Math.round((max - min) / step) + 1;
      const positions = Array.from({ length: count }, (_, index) => min + index * step);
      const rates = positions.map((position) => slid(position, allowed));
      const steps = Array.from({ length: 15 }, (_, index) => 7.5 + index * 0.5);
      expect(rates).toEqual([...new Set([...steps, ratePercent])].sort((a, b) => a - b));
      expect(rates.map((rate) => sliderPosition('interest', rate, allowed))).toEqual(positions);
    },
  );
});
