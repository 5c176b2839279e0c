import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fill } from '../../values/fill.ts';
import { repaymentFrequencies } from '../../values/finance/finance-terms.ts';
import { loanRepayment } from '../../values/finance/loan.ts';
import { formatRate } from '../../values/finance/rate.ts';
import { formatWholeMoney } from '../../values/money.ts';
import { aLender } from '../estimate/a-lender.fixture.ts';
import {
  type CarLoan,
  dealLoan,
  type LoanLimits,
  limitsList,
  loanAttribute,
  loanLimits,
  noOwnTerms,
  type OwnTerms,
  weekOfLoan,
} from '../estimate/car-loan.ts';
import { basisAttribute, loanBasis } from '../estimate/loan-words.ts';

const source = readFileSync(join(import.meta.dirname, 'weekly-price.js'), 'utf8');
const weekly = '{amount}/week at {rate}% p.a., {comparisonRate}% p.a. comparison rate {other}';
const basisTexts = {
  oneYear: '1 year',
  years: '{years} years',
  months: '{months} months',
  deposit: '{amount} deposit',
  noDeposit: 'no deposit',
  balloon: '{amount} balloon at the end',
  noBalloon: 'no balloon',
  establishmentFees: '{amount} establishment fees',
  accountFee: '{amount} account fee a month',
  totalPayable: 'total payable {amount}',
};
const car: CarLoan = {
  ...{ amount: 30_000, ratePercent: 8.5, comparisonRatePercent: 10.87, deposit: 0, residual: 0 },
  ...{ termYears: 5, feesLent: 1313.25, feesPerMonth: 8, lender: 'our house' },
};
const house = loanLimits(aLender().calculator);
const own: OwnTerms = { ...noOwnTerms, deposit: 5000, termYears: 4 };

/** A stub of the DOM that the script uses. */
class FakeElement {
  dataset: Record<string, string> = {};
  className = '';
  textContent = '';
  children: FakeElement[] = [];
  parent: FakeElement | null = null;
  isConnected = true;
  attributes: string[] = [];
  prepend(child: FakeElement) {
    child.parent = this;
    this.children.unshift(child);
  }
  remove() {
    const { parent } = this;
    if (parent) parent.children = parent.children.filter((child) => child !== this);
  }
  closest(selector: string) {
    const isThere =
      selector === '[data-loan]'
        ? this.dataset['loan'] !== undefined
        : this.attributes.includes(selector.slice(1, -1));
    return isThere ? this : null;
  }
  connectedCallback() {}
}

function aPage(held: string | null | 'forbidden', limits: LoanLimits = house) {
  const page = new EventTarget();
  const tabs = new EventTarget();
  const marks: Record<string, boolean> = {};
  let Defined = FakeElement;
  let formatters = 0;
  class CountedFormat extends Intl.NumberFormat {
    constructor(...options: ConstructorParameters<typeof Intl.NumberFormat>) {
      super(...options);
      formatters += 1;
    }
  }
  const dataset = { limits: JSON.stringify({ 'our house': limitsList(limits) }), currency: 'AUD', weekly };
  runInNewContext(source, {
    document: {
      currentScript: { dataset },
      documentElement: {
        toggleAttribute(name: string, isOn: boolean) {
          marks[name] = isOn;
        },
      },
      createElement: () => new FakeElement(),
      addEventListener: page.addEventListener.bind(page),
    },
    addEventListener: tabs.addEventListener.bind(tabs),
    HTMLElement: FakeElement,
    Intl: { NumberFormat: CountedFormat },
    customElements: {
      define: (_: string, element: typeof FakeElement) => {
        Defined = element;
      },
    },
    localStorage: {
      getItem(key: string) {
        if (held === 'forbidden') throw new Error('SecurityError');
        return key === 'repayment' ? held : null;
      },
    },
  });
  const show = (loan: CarLoan | null, data: Record<string, string> = {}, attributes: string[] = []) => {
    const element = new Defined();
    element.dataset = { ...(loan && { loan: loanAttribute(loan) }), ...data };
    element.attributes = attributes;
    element.connectedCallback();
    return element;
  };
  return { page, tabs, show, marks, formatters: () => formatters };
}

const stored = (data: unknown, version = 1) => JSON.stringify({ v: version, data });
const textIn = (element: FakeElement) => element.children[0]?.textContent ?? null;

/** The text from the functions that the build and the calculator use. */
function expectedText(loan: CarLoan, deal: OwnTerms, limits: LoanLimits = house): string {
  const on = dealLoan(loan, limits, deal);
  if (Math.round(loanRepayment(on) * 100) <= limits.enquireUpTo * 100) return '';
  return fill(weekly, {
    amount: formatWholeMoney(weekOfLoan(on), 'AUD'),
    rate: formatRate(loan.ratePercent),
    comparisonRate: formatRate(loan.comparisonRatePercent),
  });
}

const dollars = (max: number) => fc.integer({ min: 0, max });
const deals = fc
  .record<OwnTerms>({
    deposit: fc.option(dollars(60_000)),
    tradeIn: fc.option(dollars(30_000)),
    termYears: fc.option(fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2)),
    frequency: fc.option(fc.constantFrom(...repaymentFrequencies)),
  })
  .filter((deal) => Object.values(deal).some((part) => part !== null));
const cars = fc.record<CarLoan>({
  amount: fc.integer({ min: 1000, max: 400_000 }),
  ratePercent: fc.constantFrom(0, 3.5, 7.99, 14.25),
  comparisonRatePercent: fc.constantFrom(4, 8.7, 15.004),
  deposit: fc.constantFrom(0, 2900, 5000.5),
  residual: fc.constantFrom(0, 9500.5),
  termYears: fc.constantFrom(1, 3.5, 5, 7),
  feesLent: fc.constantFrom(0, 1313.25),
  feesPerMonth: fc.constantFrom(0, 8),
  lender: fc.constant('our house'),
});
const lenders = fc.constantFrom<LoanLimits>(
  house,
  { ...house, term: { min: 1, max: 5, step: 1 } },
  { ...house, frequencies: ['monthly'], maxDeposit: 10_000 },
);

describe('<weekly-price>', () => {
  it('shows for any car, deal and lender exactly the text of the build and of the calculator', () => {
    fc.assert(
      fc.property(cars, deals, lenders, (loan, deal, limits) => {
        const shown = aPage(stored(deal), limits).show(loan);
        expect(textIn(shown)).toBe(expectedText(loan, deal, limits));
      }),
    );
  });

  it('states the terms of the repayment', () => {
    fc.assert(
      fc.property(cars, deals, lenders, (loan, deal, limits) => {
        const shown = aPage(stored(deal), limits).show(loan, { basis: basisAttribute(basisTexts) });
        const isShown = expectedText(loan, deal, limits) !== '';
        const expected = loanBasis(dealLoan(loan, limits, deal), basisTexts, 'AUD');
        expect(textIn(shown)).toBe(isShown ? expected : '');
      }),
    );
  });

  it('fills its own template, if it has one', () => {
    const { show, marks } = aPage(stored(own));
    const week = weekOfLoan(dealLoan(car, house, own));
    expect(textIn(show(car, { text: '{monthly}' }))).toBe(formatWholeMoney(week * 4.33, 'AUD'));
    expect(marks).toEqual({ 'data-deal': true });
  });

  it('reads deposit and term stored by earlier versions', () => {
    const earlier = stored({ deposit: 5000, termYears: 4 });
    expect(textIn(aPage(earlier).show(car))).toBe(expectedText(car, own));
  });

  it.each([
    ['nothing', null],
    ['nonsense', '{"v":1'],
    ['another version', stored(own, 2)],
    ['a deal that says nothing', stored(noOwnTerms)],
    ['a term that is not offered', stored({ ...own, termYears: 9 })],
    ['a term between half years', stored({ ...own, termYears: 3.2 })],
    ['a deposit in words', stored({ ...own, deposit: '5000' })],
    ['a frequency of an object', stored({ ...own, frequency: 'constructor' })],
    ['null', stored(null)],
    ['what may not be read', 'forbidden' as const],
  ])("keeps the dealer's example if the device has %s", (_, held) => {
    const { show, marks, formatters } = aPage(held);
    expect(show(car).children).toEqual([]);
    expect(formatters(), 'formatters, which take time before the first paint').toBe(0);
    expect(marks).toEqual({ 'data-deal': false });
  });

  it('follows changes on the page and in other tabs', () => {
    const { page, tabs, show, marks } = aPage(null);
    const element = show(car);
    page.dispatchEvent(new CustomEvent('deal', { detail: own }));
    expect(textIn(element)).toBe(expectedText(car, own));
    const other: OwnTerms = { ...noOwnTerms, tradeIn: 8000 };
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'repayment', newValue: stored(other) }));
    expect(textIn(element)).toBe(expectedText(car, other));
    expect(element.children).toHaveLength(1);
    page.dispatchEvent(new CustomEvent('deal', { detail: noOwnTerms }));
    expect(element.children).toEqual([]);
    expect(marks).toEqual({ 'data-deal': false });
  });

  it('shows a quote that arrives while the page is open, and a deal on its terms', () => {
    const { page, show } = aPage(null);
    const [quoted, other] = [show(null, {}, ['data-quoted']), show(car)];
    const quote: CarLoan = { ...car, ratePercent: 6.99, comparisonRatePercent: 7.8, feesLent: 280 };
    page.dispatchEvent(new CustomEvent('quote', { detail: loanAttribute(quote) }));
    expect([textIn(quoted), textIn(other)]).toEqual([expectedText(quote, noOwnTerms), null]);
    page.dispatchEvent(new CustomEvent('deal', { detail: own }));
    expect([textIn(quoted), textIn(other)]).toEqual([expectedText(quote, own), expectedText(car, own)]);
  });
});
