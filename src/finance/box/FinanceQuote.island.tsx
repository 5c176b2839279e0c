/**
 * An island because a lender is asked. It hydrates when somebody comes near the link that asks; what the link leads to
 * without JavaScript is the calculator.
 */
import { useEffect, useRef, useState } from 'react';
import { useOpenedLinks } from '../../ui/use-opened-links.ts';
import { estimateText } from '../../vehicle/estimate/estimate-text.ts';
import { askQuote } from '../form/ask-quote.client.ts';
import { quoteWords } from '../form/quote-words.ts';
import type { QuoteReply } from '../quote.schema.ts';
import { EstimateFigures, type EstimateWords } from './EstimateFigures.tsx';
import { isShownQuote, type QuoteQuestion, quoteFigures } from './quote-question.ts';

interface Props {
  question: QuoteQuestion;
  words: EstimateWords & {
    /** vehicle.json `price.weekly`, for the bars that stay in sight. */
    readonly weekly: string;
    readonly basis: string;
    readonly warning: string;
  };
}

type Outcome = QuoteReply | 'none' | null;

/** "Quote failure: silent, nothing shown" (stock and vehicle §8): the link that asked goes with it. */
export function FinanceQuote({ question, words }: Props) {
  const [outcome, setOutcome] = useState<Outcome>(null);
  const asking = useRef<Promise<void>>(null);
  const ask = () => {
    asking.current ??= askQuote(question, new AbortController().signal).then((answer) =>
      setOutcome(answer.ok && isShownQuote(answer.quote) ? answer.quote : 'none'),
    );
    return asking.current;
  };
  const root = useOpenedLinks({
    wantedBy: (link) => (link.dataset['asksQuote'] === undefined ? null : link),
    near: ask,
    open: ask,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once, on mount: the touch that hydrated the island happened before its listeners existed.
  useEffect(() => void ask(), []);
  const reply = outcome === 'none' ? null : outcome;
  const figures = reply && quoteFigures(reply);
  const line = estimateText(figures, words.weekly, words.currency);
  useEffect(() => {
    if (line !== null) document.dispatchEvent(new CustomEvent('quote', { detail: line }));
  }, [line]);
  return (
    <div ref={root} className="quote" data-state={stateOf(outcome)} hidden={figures === null}>
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
        {reply && quoteWords(reply, words, words.currency).spoken}
      </p>
    </div>
  );
}

function stateOf(outcome: Outcome): string {
  if (outcome === null) return 'asking';
  return outcome === 'none' ? 'none' : 'answered';
}
