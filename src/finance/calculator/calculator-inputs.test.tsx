// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DemoDealer, demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { unmountAndClean } from '#tests/fixtures/unmount-and-clean.ts';
import { pageData } from '../../ui/hydration/page-data.ts';
import { $toast } from '../../ui/toasts/toast.store.ts';
import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { $deal } from '../deal/deal.store.ts';
import { Calculator } from './Calculator.island.tsx';
import { calculatorFacts } from './calculator-facts.ts';
import { calculated } from './calculator-words.ts';
import { type FigureName, type Figures, startingFigures } from './figures/calculator-figures.ts';

const user = userEvent.setup();

function factsOf(dealer: DemoDealer, vehicle: Vehicle | null = null) {
  const facts = calculatorFacts(demoSettings(dealer), vehicle);
  if (facts === null) throw new Error(`${dealer} has no calculator.`);
  return facts;
}

const facts = factsOf('harbourline');
const { texts } = facts;
const start = startingFigures(facts);

function show(dealer: DemoDealer = 'harbourline', vehicle: Vehicle | null = null) {
  const place = { level: 1, intro: '', warning: '', vehicle: null, isTableOpen: false } as const;
  return render(<Calculator facts={pageData('facts', factsOf(dealer, vehicle))} {...place} />);
}

const labelled = (name: FigureName, selector: string) =>
  screen.getByLabelText<HTMLInputElement>(texts[name], { selector });
const input = (name: FigureName) => labelled(name, '[inputmode="decimal"]');
const slider = (name: FigureName) => labelled(name, '[type="range"]');
const note = (name: FigureName) => document.getElementById(`calculator-${name}-note`)?.textContent;
const repayment = () => document.querySelector('.repayment')?.textContent?.trim();
const type = (name: FigureName, value: string) => fireEvent.change(input(name), { target: { value } });
/** Types a text and leaves the field. */
const enter = (name: FigureName, value: string) => {
  type(name, value);
  fireEvent.blur(input(name));
};
const amountOf = (label: string) =>
  screen.getAllByRole('term').find((term) => term.textContent?.includes(label))?.nextElementSibling
    ?.textContent;

function expectFor(figures: Figures) {
  const { words } = calculated(figures, facts);
  const shown = [texts.rateLabel, texts.comparisonRateLabel, texts.total, texts.totalInterest].map(amountOf);
  expect([repayment(), ...shown]).toEqual([
    `${words.repayment} ${words.per}`,
    ...[words.rate, words.comparisonRate, words.total, words.totalInterest],
  ]);
}

beforeEach(() => history.replaceState(null, '', '/finance/calculator'));
afterEach(() => unmountAndClean($deal));

describe('the figures of a calculator', () => {
  it('can be typed and slid, and both inputs show the same', () => {
    show();
    type('amount', '$25,000');
    expectFor({ ...start, amount: 25_000 });
    expect(slider('amount').value).toBe('25000');
    enter('amount', '42k');
    expect(input('amount').value).toBe('$42,000');
    type('interest', '6.49 %');
    type('term', '3.5 years');
    expectFor({ ...start, amount: 42_000, interest: 6.5, term: 3.5 });
    fireEvent.change(slider('term'), { target: { value: '4' } });
    expect(input('term').value).toBe('4');
    expect(slider('term').getAttribute('aria-valuetext')).toBe('4 years');
    fireEvent.change(slider('residual'), { target: { value: '9000' } });
    expect(input('residual').value).toBe('$9,000');
    expect(slider('residual').getAttribute('aria-valuetext')).toBe('$9,000');
  });

  it.each([
    ['1', 'year'],
    ['1.5', 'years'],
    ['2', 'years'],
  ])('name the unit of a term: %s %s', (typed, unit) => {
    show();
    type('term', typed);
    expect(document.getElementById('calculator-term-unit')?.textContent).toBe(unit);
  });

  it('beyond a limit become the limit, and a message says so until they are valid', async () => {
    show();
    const message = 'Cannot be less than $1,000 or more than $250,000';
    type('amount', '300000');
    expect(note('amount')).toContain(message);
    expect(input('amount').getAttribute('aria-invalid')).toBe('true');
    await user.type(input('amount'), '{Enter}');
    expect([input('amount').value, note('amount')]).toEqual(['$250,000', message]);
    type('amount', '20000');
    expect(note('amount')).not.toContain('Cannot be');
    type('deposit', '250001');
    expect(note('deposit')).toContain('Cannot be less than $0 or more than $250,000');
    type('deposit', '20500');
    expect(note('deposit')).toContain('More than the $20,000 to be paid');
    type('term', 'a lot');
    expect(note('term')).toContain('Please enter a number, such as 5.');
    fireEvent.blur(input('term'));
    expect(input('term').value).toBe('5');
  });

  it('include a deposit larger than the amount, with a message while it is too large', () => {
    show();
    enter('deposit', '5000');
    type('amount', '3');
    expect(input('deposit').value).toBe('$5,000');
    expect(note('deposit')).toContain('More than the $1,000 to be paid');
    expect(repayment()).toBe('Enquire for Finance');
    type('amount', '34000');
    expect(input('deposit').value).toBe('$5,000');
    expect(note('deposit')).not.toContain('More than');
    expect(repayment()).toContain('$');
  });

  it('lead to an enquiry if the repayment is $25 or less, also after the amount is deleted', () => {
    show();
    enter('term', '7');
    type('amount', '1000');
    expect([repayment(), amountOf(texts.total)]).toEqual(['Enquire for Finance', '–']);
    type('amount', '30000');
    expect(repayment()).toContain('$');
    enter('amount', '');
    expect([input('amount').value, repayment()]).toEqual(['$0', 'Enquire for Finance']);
  });

  it('are those of the address, which follows them and can be copied', async () => {
    history.replaceState(null, '', '/finance/calculator?amount=27500&frequency=monthly');
    show();
    expectFor({ ...start, amount: 27_500, frequency: 'monthly' });
    expect(input('amount').value).toBe('$27,500');
    await user.click(screen.getByLabelText(texts.frequencies.weekly));
    type('amount', '20000');
    await user.click(screen.getByText(texts.copyLink));
    expect(await navigator.clipboard.readText()).toMatch(
      /\/finance\/calculator\?amount=20000&frequency=weekly&.*#finance-calculator$/,
    );
    expect($toast.get()?.text).toBe(texts.copied);
    const { length } = history;
    await waitFor(() => expect(location.search).toMatch(/^\?amount=20000&frequency=weekly&/));
    expect(history).toHaveLength(length);
  });
});

describe('a calculator', () => {
  it('keeps the focus when it is reset by keyboard, and announces the figures that are shown again', async () => {
    show();
    const announced = () =>
      screen.getAllByRole('status').map(({ textContent }) => textContent?.match(/^\$[\d,.]+/)?.[0] ?? '');
    const before = calculated(start, facts).words.repayment;
    type('amount', '20000');
    await waitFor(() => expect(announced().join('')).toMatch(/\d/));
    expect(announced()).not.toContain(before);
    const reset = screen.getByRole('button', { name: facts.reset });
    reset.focus();
    await user.keyboard('{Enter}');
    expectFor(start);
    expect(announced()).toContain(before);
    // A browser takes the focus from a disabled button.
    expect(reset.matches(':enabled:focus')).toBe(true);
  });

  it("starts with an offer's rate between the lender's steps, and its slider comes back to it", () => {
    const loan = {
      ...{ amount: 30_000, ratePercent: 8.49, comparisonRatePercent: 9.1, deposit: 0, residual: 0 },
      ...{ termYears: 5, feesLent: 0, feesPerMonth: 0, lender: 'metro' },
    };
    const offered = calculatorFacts(demoSettings('meridian'), null, loan);
    if (offered === null) throw new Error('There is no calculator.');
    const place = { level: 1, intro: '', warning: '', vehicle: null, isTableOpen: false } as const;
    render(<Calculator facts={pageData('facts', offered)} {...place} />);
    const shown = () => [
      input('interest').value,
      slider('interest').getAttribute('aria-valuetext'),
      amountOf(texts.rateLabel),
    ];
    const offer = ['8.49', '8.49', '8.49% p.a.'];
    const moveBy = (steps: number) => {
      const { valueAsNumber, step } = slider('interest');
      fireEvent.change(slider('interest'), { target: { value: valueAsNumber + steps * Number(step) } });
    };
    expect(shown()).toEqual(offer);
    moveBy(1);
    expect(shown()).toEqual(['8.50', '8.50', '8.50% p.a.']);
    moveBy(-2);
    expect(shown()).toEqual(['8.00', '8.00', '8.00% p.a.']);
    moveBy(1);
    expect(shown()).toEqual(offer);
  });

  it("has the limits, fees and words of the dealer's lender", () => {
    show('meridian');
    const { limits, fees } = factsOf('meridian');
    type('amount', '1');
    expect(note('amount')).toContain('Cannot be less than $5,000 or more than $100,000');
    for (const [name, typed, left] of [
      ['term', '30', '5'],
      ['interest', '0', '7.50'],
      ['interest', '99', '14.50'],
    ] as const) {
      enter(name, typed);
      expect(input(name).value).toBe(left);
    }
    expect(screen.queryAllByLabelText(texts.residual)).toHaveLength(limits.residual === null ? 0 : 2);
    expect(document.querySelectorAll('[type="radio"]')).toHaveLength(
      limits.frequencies.length > 1 ? limits.frequencies.length : 0,
    );
    for (const { name } of fees) expect(document.body.textContent).toContain(name);
  });

  it("lends up to 105 % of the price of a car that is dearer than the lender's maximum", () => {
    show('meridian', aVehicle({ price: 123_450 }));
    expect(input('amount').value).toBe('$123,450');
    enter('amount', '999999');
    expect(input('amount').value).toBe('$129,622.50');
  });
});
