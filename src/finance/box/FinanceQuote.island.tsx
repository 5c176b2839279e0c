/**
 * An island because it requests a quote from a lender. It hydrates when the pointer or focus comes near its link;
 * without JavaScript the link leads to the calculator.
 */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useOpenedLinks } from '../../ui/dialog/use-opened-links.ts';
import { loanAttribute } from '../../vehicle/estimate/car-loan.ts';
import { askQuote } from '../form/quick-quote/ask-quote.api.ts';
import { quoteWords } from '../form/quick-quote/quote-words.ts';
import type { QuoteReply } from '../quote.schema.ts';
import { EstimateFigures, type EstimateWords } from './EstimateFigures.tsx';
import {
  isShownQuote,
  type QuoteQuestion,
  type QuoteTerms,
  quotedLoan,
  quoteFigures,
} from './quote-question.ts';
import { $quotedLoan } from './quoted-loan.store.ts';

interface Props {
  question: QuoteQuestion;
  terms: QuoteTerms | null;
  words: EstimateWords & {
    readonly basis: string;
    readonly warning: string;
  };
}

type Outcome = QuoteReply | 'none' | null;

/** "Quote failure: silent, nothing shown" (stock and vehicle §8): the link is removed too. */
export function FinanceQuote({ question, terms, words }: Props) {
  const [outcome, setOutcome] = useState<Outcome>(null);
  /** The link had the focus when the answer came, which removes it. */
  const [wasFocused, setWasFocused] = useState(false);
  const asking = useRef<Promise<void>>(null);
  const ask = () => {
    asking.current ??= askQuote(question, new AbortController().signal).then((answer) => {
      setWasFocused(document.activeElement?.matches('[data-asks-quote]') ?? false);
      setOutcome(answer.ok && isShownQuote(answer.quote) ? answer.quote : 'none');
    });
    return asking.current;
  };
  const root = useOpenedLinks({
    wantedBy: (link) => (link.dataset['asksQuote'] === undefined ? null : link),
    near: ask,
    open: ask,
  });
  // The touch that hydrated the island happened before its listeners were attached, so the quote is requested
  // now.
  const begin = useEffectEvent(ask);
  useEffect(() => void begin(), []);
  const reply = outcome === 'none' ? null : outcome;
  const figures = reply && quoteFigures(reply, terms);
  // Publishes the quote to the action bars and the calculator, which show the same figures.
  useEffect(() => {
    if (reply === null || terms === null) return;
    const quoted = quotedLoan(reply, terms);
    $quotedLoan.set(quoted);
    document.dispatchEvent(new CustomEvent('quote', { detail: loanAttribute(quoted.loan) }));
  }, [reply, terms]);
  useLayoutEffect(() => {
    if (wasFocused) root.current?.focus({ preventScroll: true });
  }, [root, wasFocused]);
  return (
    <div
      ref={root}
      className="quote"
      data-state={stateOf(outcome)}
      tabIndex={wasFocused ? -1 : undefined}
      hidden={figures === null && !wasFocused}
    >
      {reply && figures && (
        <>
          <EstimateFigures figures={figures} words={words} />
          {reply.basis !== '' && (
            <details className="small">
              <summary>{words.basis}</summary>
              <p>{reply.basis}</p>
            </details>
          )}
          <p className="small muted">{words.warning}</p>
        </>
      )}
      <p className="visually-hidden" role="status">
        {reply &&
          figures &&
          quoteWords({ ...reply, weeklyRepaymentAmount: figures.weekly }, words, words.currency).spoken}
      </p>
    </div>
  );
}

function stateOf(outcome: Outcome): string {
  if (outcome === null) return 'asking';
  return outcome === 'none' ? 'none' : 'answered';
}
