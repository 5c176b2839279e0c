import { useEffect, useEffectEvent, useState } from 'react';
import type { FinanceFormFacts } from '../finance-form-facts.ts';
import { askQuote, type QuoteOutcome } from './ask-quote.api.ts';
import type { QuoteBody } from './quote-body.ts';
import { type QuoteWords, quoteWords } from './quote-words.ts';

export type ShownQuote =
  | { readonly state: 'waiting' | 'asking' | 'failed' }
  | { readonly state: 'shown'; readonly words: QuoteWords };

interface Settled {
  /** The request that `outcome` belongs to, as JSON. */
  readonly question: string;
  readonly outcome: QuoteOutcome;
}

/**
 * "Quick quote: requested 500 ms after inputs settle. On failure the quote is cleared" (leads and dealer §4). After a
 * network failure it is requested again when the browser is online.
 */
export function useQuickQuote(asked: QuoteBody | null, facts: FinanceFormFacts): ShownQuote {
  const question = JSON.stringify(asked);
  const [settled, setSettled] = useState<Settled | null>(null);
  const outcome = settled?.question === question ? settled.outcome : null;
  const isOpen = outcome === null;

  const ask = useEffectEvent(async (question: string, signal: AbortSignal) => {
    if (asked === null) return;
    const answer = await askQuote(asked, signal);
    // A newer request was started.
    if (signal.aborted) return;
    if (!answer.ok) console.warn(answer.detail || facts.quoteFailed);
    setSettled({ question, outcome: answer });
  });
  useEffect(() => {
    if (!isOpen) return;
    const asking = new AbortController();
    const timer = setTimeout(() => void ask(question, asking.signal), facts.settleMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [question, isOpen, facts.settleMs]);

  const isFailed = outcome?.ok === false;
  useEffect(() => {
    if (!isFailed) return;
    const tryAgain = () => setSettled(null);
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, [isFailed]);

  if (asked === null || !facts.quickQuote) return { state: 'waiting' };
  if (outcome === null) return { state: 'asking' };
  return outcome.ok
    ? { state: 'shown', words: quoteWords(outcome.quote, facts.words, facts.currency) }
    : { state: 'failed' };
}
