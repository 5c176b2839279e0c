// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unmountAndClean } from '#tests/fixtures/unmount-and-clean.ts';
import { $deal, forgetDeal, setDeal } from '../../finance/deal/deal.store.ts';
import { RepaymentPanel } from './RepaymentPanel.tsx';

const settings = {
  annualRatePercent: 7.99,
  comparisonRatePercent: 8.73,
  termYears: [1, 3, 5],
  defaultTermYears: 5,
  maxDeposit: 100_000,
};
const texts = {
  heading: 'My repayments',
  intro: 'Intro',
  inUse: 'In use',
  deposit: 'Deposit',
  tradeIn: 'Trade-in value',
  term: 'Term',
  yearsOne: '1 year',
  yearsMany: '{years} years',
  rate: '{rate}% p.a.',
  comparisonRate: '{comparisonRate}% p.a. comparison rate',
  forget: 'Forget',
};
const warning = 'WARNING: only for the examples given.';
const panel = <RepaymentPanel {...{ settings, texts, warning }} currency="AUD" />;
const html = renderToStaticMarkup(panel);
const deposit = () => screen.getByLabelText<HTMLInputElement>('Deposit');

beforeEach(forgetDeal);
afterEach(() => unmountAndClean($deal));

describe('RepaymentPanel', () => {
  it('shows the comparison rate beside the rate, in the same type, with its warning', () => {
    expect(html).toContain(
      '<p class="repayment-rates"><span>7.99% p.a.</span> <span>8.73% p.a. comparison rate</span></p>' +
        '<p class="repayment-warning">WARNING: only for the examples given.</p>',
    );
  });

  it("has labels and the dealer's terms, with the default one selected", () => {
    expect(html).toMatch(/<label for="([^"]+)">Deposit<\/label><input id="\1"/);
    expect(html).toMatch(/<label for="([^"]+)">Trade-in value<\/label><input id="\1"/);
    expect(html).toMatch(/<label for="([^"]+)">Term<\/label><select id="\1"/);
    expect(html).toMatch(/>1 year<.*>3 years<.*selected="">5 years</);
  });

  it('has nothing to reset until something is set', () => {
    expect(html).not.toContain('<button');
    expect(html).toContain('Intro');
  });

  it.each([
    ['$25,000', '$25,000', 25_000],
    ['1 500.40', '$1,500', 1500],
    ['9999999', '$100,000', 100_000],
    ['a lot', '', null],
  ])('takes %s as %s', (typed, shown, dollars) => {
    render(panel);
    fireEvent.change(deposit(), { target: { value: typed } });
    fireEvent.blur(deposit());
    expect([deposit().value, $deal.get().deposit]).toEqual([shown, dollars]);
  });

  it('takes a deposit on Enter, and keeps the focus in its field', async () => {
    render(panel);
    await userEvent.type(deposit(), '5000{Enter}');
    expect([deposit().value, $deal.get().deposit]).toEqual(['$5,000', 5000]);
    expect(document.activeElement).toBe(deposit());
  });

  it('takes the focus of the button that forgets the deal, which is removed', async () => {
    setDeal({ deposit: 1500 });
    render(panel);
    screen.getByRole('button', { name: 'Forget' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'My repayments' }));
  });

  it('keeps the cents of a deposit that was set elsewhere', () => {
    setDeal({ deposit: 1500.5 });
    render(panel);
    expect(deposit().value).toBe('$1,500.50');
    fireEvent.blur(deposit());
    expect($deal.get().deposit).toBe(1500.5);
  });
});
