import { useField } from '@conform-to/react';
import { Choice } from '../../forms/fields/Choice.tsx';
import { Field } from '../../forms/fields/Field.tsx';
import { FieldMessage } from '../../forms/fields/FieldMessage.tsx';
import { creditScores } from '../../values/finance/finance-terms.ts';
import type { FinanceFormFacts } from './finance-form-facts.ts';
import type { FinanceStart } from './finance-start.ts';
import { QuickQuote } from './quick-quote/QuickQuote.tsx';
import { yearsText } from './quick-quote/quote-words.ts';
import type { ShownQuote } from './quick-quote/use-quick-quote.ts';

interface Props {
  facts: FinanceFormFacts;
  start: FinanceStart;
  /** Current value of the term slider. */
  years: number;
  quote: ShownQuote;
}

/** The fields about the loan (leads and dealer §3, §5): price, term, credit score, and who is helping. */
export function LoanFields({ facts, start, years, quote }: Props) {
  const { labels, creditScores: answers, whoIsHelping, quickQuote } = facts;
  return (
    <>
      <div className="field-row">
        <Field
          name="purchasePrice"
          label={labels.purchasePrice}
          format="money"
          autoComplete="off"
          value={start['purchasePrice']}
          hint={facts.priceRange}
          required
        />
        <Field name="deposit" label={labels.deposit} format="money" autoComplete="off" />
      </div>
      <TermField facts={facts} start={start} years={years} />
      <Choice
        name="selfAssessedCreditScore"
        legend={labels.selfAssessedCreditScore}
        options={creditScores.map((value) => ({ value, ...answers[value] }))}
        value={start['selfAssessedCreditScore']}
        required
      />
      {whoIsHelping && (
        <Field
          name="whoIsHelping"
          label={labels.whoIsHelping}
          autoComplete="off"
          maxLength={100}
          value={start['whoIsHelping']}
        />
      )}
      {quickQuote && <QuickQuote facts={facts} shown={quote} />}
    </>
  );
}

function TermField({ facts: { labels, termYears }, start, years }: Omit<Props, 'quote'>) {
  const [field] = useField<string>('loanTerm');
  const marks = Array.from({ length: termYears.max - termYears.min + 1 }, (_, at) => termYears.min + at);
  return (
    <div className="field finance-term" data-field="loanTerm">
      <label htmlFor={field.id}>{labels.loanTerm}</label>
      {/* The slider itself says its value; announced as well, each step would be read twice. */}
      <output className="figures" htmlFor={field.id} aria-live="off">
        {yearsText(years, labels)}
      </output>
      <input
        type="range"
        key={field.key}
        id={field.id}
        name="loanTerm"
        min={termYears.min}
        max={termYears.max}
        step="0.5"
        defaultValue={field.initialValue ?? start['loanTerm']}
        aria-valuetext={yearsText(years, labels)}
        aria-invalid={field.errors ? true : undefined}
        aria-describedby={field.errors && field.errorId}
      />
      <p className="finance-marks figures" aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </p>
      <FieldMessage id={field.errorId} errors={field.errors} />
    </div>
  );
}
