import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RepaymentPanel } from './RepaymentPanel.tsx';

const settings = {
  annualRatePercent: 7.99,
  comparisonRatePercent: 8.73,
  termYears: [1, 3, 5],
  defaultTermYears: 5,
  mostDeposit: 100_000,
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
const html = renderToStaticMarkup(
  <RepaymentPanel settings={settings} texts={texts} warning="WARNING: only for the examples given." />,
);

describe('RepaymentPanel', () => {
  it('shows the comparison rate beside the rate, in the same type, with its warning', () => {
    expect(html).toContain(
      '<p class="repayment-rates"><span>7.99% p.a.</span> <span>8.73% p.a. comparison rate</span></p>' +
        '<p class="repayment-warning">WARNING: only for the examples given.</p>',
    );
  });

  it('names its fields and offers the terms of the dealer, the default one chosen', () => {
    expect(html).toMatch(/<label for="([^"]+)">Deposit<\/label><input id="\1"/);
    expect(html).toMatch(/<label for="([^"]+)">Trade-in value<\/label><input id="\1"/);
    expect(html).toMatch(/<label for="([^"]+)">Term<\/label><select id="\1"/);
    expect(html).toMatch(/>1 year<.*>3 years<.*selected="">5 years</);
  });

  it('has nothing to forget until something is set', () => {
    expect(html).not.toContain('<button');
    expect(html).toContain('Intro');
  });
});
