// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { formatWholeMoney } from '../../values/money.ts';
import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import { FinanceQuote } from './FinanceQuote.island.tsx';
import { type QuoteTerms, quoteFigures, quoteQuestion, quoteTerms } from './quote-question.ts';

const { finance } = demoSettings('harbourline');
const car = aVehicle({ price: 25_990 });
const quote = {
  weeklyRepaymentAmount: 120,
  advertisedRate: 7.49,
  comparisonRate: 8.38,
  isEstimate: true,
  basis: 'Five years, no deposit.',
  warning: 'A comparison rate is true for its example only.',
};
const words = {
  perWeek: 'a week',
  perMonth: 'a month',
  rates: '{rate}% p.a., {comparisonRate}% p.a. comparison rate',
  currency: 'AUD',
  basis: 'What this rests on',
  warning: quote.warning,
};

async function stateAfter(answer: () => Promise<Response>, terms: QuoteTerms | null = null) {
  vi.stubGlobal('fetch', vi.fn(answer));
  const question = quoteQuestion(car, { ...finance, estimate: { ...finance.estimate, ask: true } });
  if (question === null) throw new Error('It is no car to ask about.');
  const { container } = render(<FinanceQuote question={question} terms={terms} words={words} />);
  const root = container.querySelector<HTMLElement>('.quote');
  await waitFor(() => expect(root?.dataset['state']).not.toBe('asking'));
  return { state: root?.dataset['state'], isHidden: root?.hidden, text: container.textContent };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the quote of a lender', () => {
  it('is shown with both rates, its terms and the warning', async () => {
    const { state, isHidden } = await stateAfter(async () => Response.json(quote));
    expect([state, isHidden]).toEqual(['answered', false]);
    for (const text of [
      '7.49% p.a., 8.38% p.a. comparison rate',
      quote.basis,
      words.basis,
      words.warning,
      '$120 a week, 7.49% p.a., 8.38% p.a. comparison rate',
    ])
      expect(screen.getByText(text)).toBeTruthy();
  });

  it('is shown as the same week and month that the calculator works out from its rate', async () => {
    const terms = quoteTerms(car, finance);
    if (terms === null) throw new Error('The dealer has no calculator.');
    const { weekly } = quoteFigures(quote, terms);
    expect(weekly).not.toBe(quote.weeklyRepaymentAmount);
    const money = (amount: number) => formatWholeMoney(amount, 'AUD');
    const { text } = await stateAfter(async () => Response.json(quote), terms);
    expect(text).toContain(`${money(weekly)} a week`);
    expect(text).toContain(`${money(weekly * 4.33)} a month`);
    expect(screen.getByRole('status').textContent).toBe(
      `${money(weekly)} a week, 7.49% p.a., 8.38% p.a. comparison rate`,
    );
  });

  it.each([
    ['answered', quote],
    ['none', {}],
  ])('takes the focus from its link, which is removed (%s)', async (state, answer) => {
    const link = document.createElement('a');
    Object.assign(link, { href: '#finance-calculator' }).dataset['asksQuote'] = '';
    document.body.append(link);
    link.focus();
    expect((await stateAfter(async () => Response.json(answer))).state).toBe(state);
    const { activeElement } = document;
    link.remove();
    expect(activeElement).toMatchObject({ className: 'quote', hidden: false });
  });

  it('leaves the focus elsewhere alone', async () => {
    const { state } = await stateAfter(async () => Response.json(quote));
    expect([state, document.activeElement]).toEqual(['answered', document.body]);
  });

  it('takes no space until the reply is there', () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const question = quoteQuestion(car, finance);
    if (question === null) throw new Error('It is no car to ask about.');
    const { container } = render(<FinanceQuote question={question} terms={null} words={words} />);
    expect(container.querySelector<HTMLElement>('.quote')).toMatchObject({ hidden: true });
    expect(screen.queryByText(words.warning)).toBeNull();
  });

  it.each([
    ['fails', async () => Response.json({ error: 'Failed to get YouX quick quote' }, { status: 502 })],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is nonsense', async () => new Response('<html>')],
    ['has no comparison rate', async () => Response.json({ ...quote, comparisonRate: null })],
    ['has a comparison rate of nothing', async () => Response.json({ ...quote, comparisonRate: 0 })],
    ['is for nothing', async () => Response.json({ ...quote, weeklyRepaymentAmount: 0 })],
  ])('is not shown at all if the reply %s', async (_, answer) => {
    expect(await stateAfter(answer)).toEqual({ state: 'none', isHidden: true, text: '' });
  });
});
