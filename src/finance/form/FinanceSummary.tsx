import { fill } from '../../values/fill.ts';
import type { FinanceFormFacts } from './finance-form-facts.ts';
import type { ShownQuote } from './quick-quote/use-quick-quote.ts';

interface Props {
  facts: Pick<FinanceFormFacts, 'summary' | 'words'>;
  loan: { readonly amount: string; readonly deposit: string; readonly years: string };
  quote: ShownQuote;
}

/** Last step of the popup: a summary of the input before it is sent. */
export function FinanceSummary({ facts: { summary, words }, loan, quote }: Props) {
  return (
    <div className="finance-summary">
      <p className="finance-summary-loan figures">
        {fill(summary.loan, loan)}
        {loan.deposit !== '' && `, ${fill(words.deposit, { amount: loan.deposit })}`}
      </p>
      {quote.state === 'shown' && (
        <div className="figures">
          <p>
            <strong>{`${quote.words.weekly} ${words.perWeek}`}</strong>
          </p>
          <p className="finance-summary-rates">{quote.words.rates}</p>
          <p className="small muted">{words.warning}</p>
        </div>
      )}
      <p>{summary.text}</p>
    </div>
  );
}
