import type { FinanceFormFacts } from '../finance-form-facts.ts';
import type { ShownQuote } from './use-quick-quote.ts';

interface Props {
  facts: Pick<FinanceFormFacts, 'quote' | 'words'>;
  shown: ShownQuote;
}

/** Figure space (as wide as a digit), so that placeholders have the width of the figures. */
const DIGIT = '\u2007';
const noWords = { weekly: `$${DIGIT.repeat(3)}`, monthly: `$${DIGIT.repeat(4)}`, rates: DIGIT, basis: '' };

/**
 * The weekly repayment, updated after the input has settled; its space is reserved. The warning is always visible
 * (National Credit Code, ss 160–160F).
 */
export function QuickQuote({ facts: { quote, words }, shown }: Props) {
  const { state } = shown;
  const isSilent = state === 'failed' && quote.failed === null;
  const answer = state === 'shown' ? shown.words : null;
  const figures = answer ?? noWords;
  const notes = { waiting: quote.waiting, asking: quote.asking, failed: quote.failed ?? '', shown: '' };
  return (
    <section className="quick-quote" data-quote={state} data-silent={isSilent ? '' : undefined}>
      <h3>
        {quote.heading} {answer?.isEstimate && <span className="quick-quote-estimate">{quote.estimate}</span>}
      </h3>
      <div className="quick-quote-room">
        <p className="quick-quote-note">{notes[state]}</p>
        <div className="quick-quote-figures">
          <p className="quick-quote-amounts figures">
            <span>
              <strong>{figures.weekly}</strong> {words.perWeek}
            </span>
            {words.perMonth !== null && (
              <span className="muted">
                {figures.monthly} {words.perMonth}
              </span>
            )}
            <span className="quick-quote-rates">{figures.rates}</span>
          </p>
          <details className="small">
            <summary>{words.basis}</summary>
            <p>{figures.basis}</p>
          </details>
        </div>
      </div>
      <p className="small muted">{words.warning}</p>
      {/* Announced once after the input has settled. */}
      <p className="visually-hidden" role="status">
        {answer?.spoken ?? (state === 'failed' ? quote.failed : null)}
      </p>
    </section>
  );
}
