// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { aVehicle } from '../../vehicle/a-vehicle.ts';
import { FinanceQuote } from './FinanceQuote.island.tsx';
import { quoteQuestion } from './quote-question.ts';

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

async function stateAfter(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn(answer));
  const question = quoteQuestion(car, { ...finance, estimate: { ...finance.estimate, ask: true } });
  if (question === null) throw new Error('It is no car to ask about.');
  const { container } = render(<FinanceQuote question={question} terms={null} words={words} />);
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
