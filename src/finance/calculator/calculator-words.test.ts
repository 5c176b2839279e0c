import { describe, expect, it } from 'vitest';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { type DemoDealer, demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { type CalculatorFacts, calculatorFacts, canCalculate } from './calculator-facts.ts';
import { feeWords, lenderWords, lentLabel } from './calculator-labels.ts';
import { announcement, beyondAmount, calculated, figureProblem, yearColumns } from './calculator-words.ts';
import { type FigureName, startingFigures } from './figures/calculator-figures.ts';

const car = aVehicle({ id: '7', price: 25_990 });

function factsOf(dealer: DemoDealer, vehicle = car): CalculatorFacts {
  const facts = calculatorFacts(demoSettings(dealer), vehicle);
  if (facts === null) throw new Error(`${dealer} has no calculator.`);
  return facts;
}

const facts = factsOf('harbourline');
const figures = startingFigures(facts);

describe('the texts of a result', () => {
  it('have cents, and the parts add up to the total', () => {
    const { words } = calculated(figures, facts);
    const cents = (text: string) => Math.round(Number(text.replace(/[$,]/g, '')) * 100);
    expect(words.lent).toBe('$27,303.25');
    expect(cents(words.lent) + cents(words.totalInterest) + cents(words.totalFees)).toBe(cents(words.total));
    expect(words).toMatchObject({ rate: '8.50% p.a.', per: 'a week' });
  });

  it('are empty except for the rates if the shopper has to enquire', () => {
    const { words } = calculated({ ...figures, amount: 0 }, facts);
    expect(words).toMatchObject({
      repayment: 'Enquire for Finance',
      per: '',
      total: '–',
      rate: '8.50% p.a.',
    });
    expect(announcement({ ...figures, amount: 0 }, facts)).toBe('Enquire for Finance');
  });

  it('are announced with both rates', () => {
    const { words } = calculated(figures, facts);
    expect(announcement(figures, facts)).toBe(
      `${words.repayment} a week at 8.50% p.a., comparison rate ${words.comparisonRate}`,
    );
  });
});

describe("the message 'Cannot be less than {min} or more than {max}'", () => {
  it.each([
    ['amount', 999, 'Cannot be less than $1,000 or more than $250,000'],
    ['amount', 250_000, null],
    ['term', 7.5, 'Cannot be less than 1 or more than 7'],
    ['interest', 0.4, 'Cannot be less than 0.50 or more than 15.00'],
    ['deposit', -1, 'Cannot be less than $0 or more than $250,000'],
    ['deposit', 30_000, null],
    ['residual', 250_001, 'Cannot be less than $0 or more than $250,000'],
    ['amount', null, 'Please enter a number, such as $30,000.'],
  ] as const)('for a %s of %s: %s', (name: FigureName, typed, message) => {
    expect(figureProblem(name, typed, facts)).toBe(message);
  });

  // "Finance calculator variants (per lender or dealer)" in §9 of leads and dealer, for the demo dealers.
  it.each([
    ['harbourline', '$1,000 or more than $250,000', '1 or more than 7', '0.50 or more than 15.00'],
    ['meridian', '$5,000 or more than $100,000', '1 or more than 5', '7.50 or more than 14.50'],
    ['wattle-range', '$1,000 or more than $250,000', '1 or more than 7', '4.00 or more than 20.00'],
    ['pitstop', '$1,000 or more than $100,000', '1 or more than 7', '0.50 or more than 15.00'],
  ] as const)('names the limits of the lender of %s', (dealer, amount, term, interest) => {
    const own = factsOf(dealer);
    expect(figureProblem('amount', 1, own)).toBe(`Cannot be less than ${amount}`);
    expect(figureProblem('term', 30, own)).toBe(`Cannot be less than ${term}`);
    expect(figureProblem('interest', 99, own)).toBe(`Cannot be less than ${interest}`);
  });
});

describe('a deposit or residual above the price', () => {
  it.each([
    ['deposit', { deposit: 25_990 }, null],
    ['deposit', { deposit: 26_000 }, 'More than the $25,990 to be paid: no more than that is counted.'],
    ['residual', { residual: 25_990 }, null],
    [
      'residual',
      { deposit: 20_000, residual: 6000 },
      'More than the $5,990 to be paid: no more than that is counted.',
    ],
    ['amount', { deposit: 26_000 }, null],
  ] as const)('is explained below the %s for %j: %s', (name, changes, message) => {
    expect(beyondAmount(name, { ...figures, ...changes }, facts)).toBe(message);
  });

  it('leads to an enquiry if nothing is left to be lent', () => {
    expect(calculated({ ...figures, deposit: 250_000 }, facts).result).toBeNull();
  });
});

describe('the texts of a calculator', () => {
  it("contain the lender's fees and published rates", () => {
    expect(facts.fees.map((fee) => feeWords(fee, facts))).toEqual([
      'Establishment fee $395, added to the loan',
      'Registering the security $6, added to the loan',
      'Account fee $8 a month, in the repayments',
      'Agency fee $912.25, added to the loan',
    ]);
    const { lenders, calculator } = demoSettings('wattle-range').finance;
    const { country } = lenders;
    expect(country && lenderWords(country, calculator.texts)).toContain('from 8.38% to 19.42% p.a.');
  });

  it.each([
    ['harbourline', 5, 'You borrow, fees included'],
    ['meridian', 4, 'You borrow, fees included'],
    ['pitstop', 4, 'You borrow'],
  ] as const)('%s: have %d columns, all filled for each year', (dealer, count, label) => {
    const own = factsOf(dealer);
    const { result } = calculated(startingFigures(own), own);
    const columns = yearColumns(own);
    expect(columns).toHaveLength(count);
    const cells = result?.years.map((year) => columns.map(({ cellOf }) => cellOf(year))) ?? [];
    expect(cells).toHaveLength(5);
    for (const [head, ...amounts] of cells) {
      expect(head).toMatch(/^Year \d$/);
      expect(amounts.filter((amount) => !/^\$[\d,]+$/.test(amount))).toEqual([]);
    }
    expect(lentLabel(own)).toBe(label);
  });

  it('link to an application for its vehicle, or for none', () => {
    expect(facts.enquireHref).toBe('/finance?car_id=7#finance-form');
    expect(calculatorFacts(demoSettings('harbourline'), null)?.enquireHref).toBe('/finance?#finance-form');
  });

  it.each([
    [{}, true],
    [{ price: null }, true],
    [{ status: 'coming_soon' }, true],
    [{ status: 'sold' }, false],
    [{ tag: 'Test Drive Only' }, false],
    [{ price: null, subscriptionPricePerWeek: 199 }, false],
  ] as const)('for a vehicle with %j: %s', (changes, expected) => {
    expect(canCalculate(aVehicle(changes))).toBe(expected);
  });
});
