import type { FinanceFormFacts } from './finance-form-facts.ts';
import type { ShownQuote } from './use-quick-quote.ts';

interface Props {
  facts: Pick<FinanceFormFacts, 'quote' | 'words'>;
  shown: ShownQuote;
}

/** A space as wide as a digit: placeholders take the room of the figures to come. */
const DIGIT = '\u2007';
const noWords = { weekly: `$${DIGIT.repeat(3)}`, monthly: `$${DIGIT.repeat(4)}`, rates: DIGIT, basis: '' };

/**
 * What a week would cost, once the shopper's last change has settled; its room is kept. The warning stands beside it
 * always (National Credit Code, ss 160–160F).
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
      {/* One sentence once it is settled; what comes between is no news. */}
      <p className="visually-hidden" role="status">
        {answer?.spoken ?? (state === 'failed' ? quote.failed : null)}
      </p>
    </section>
  );
}
