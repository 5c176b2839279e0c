import { fill } from '../../values/fill.ts';
import { formatWholeMoney } from '../../values/money.ts';
import { formatRate } from '../../values/rate.ts';
import { monthlyEquivalent } from '../repayment.ts';
import { type QuoteAnswer, quoteAnswer } from './quote-answer.ts';

/** Who reads of a car does not come back to a figure that was late. */
const PATIENCE_MS = 5_000;

/**
 * Asks for the quote of a car that has none and shows it in the place kept for it. "Quote failure: silent,
 * nothing shown" (stock and vehicle §8): the place then goes where nobody has seen it yet, and else stays as
 * it was, so that nothing moves.
 */
export async function showQuote(element: HTMLElement): Promise<void> {
  const answer = await askQuote(element.dataset['question'] ?? '').catch(() => null);
  if (answer !== null) write(element, answer);
  else if (element.getBoundingClientRect().top >= innerHeight) element.dataset['state'] = 'none';
}

async function askQuote(question: string): Promise<QuoteAnswer | null> {
  const response = await fetch('/api/youx/quote', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: question,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return response.ok ? quoteAnswer(await response.json()) : null;
}

function write(element: HTMLElement, answer: QuoteAnswer): void {
  const { currency = 'AUD', rates = '', perWeek = '' } = element.dataset;
  const weekly = formatWholeMoney(answer.weekly, currency);
  const rateText = fill(rates, {
    rate: formatRate(answer.ratePercent),
    comparisonRate: formatRate(answer.comparisonRatePercent),
  });
  const put = (selector: string, text: string) => {
    const place = element.querySelector<HTMLElement>(selector);
    if (place) place.textContent = text;
  };
  put('.weekly', weekly);
  put('.monthly', formatWholeMoney(monthlyEquivalent(answer.weekly), currency));
  put('.rates', rateText);
  put('.basis-text', answer.basis);
  element.querySelector('details')?.toggleAttribute('hidden', answer.basis === '');
  put('[role="status"]', `${weekly} ${perWeek}, ${rateText}`);
  element.dataset['state'] = 'answered';
}
