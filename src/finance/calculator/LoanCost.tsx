import type { CalculatorFacts } from './calculator-facts.ts';
import { feeWords, lentLabel } from './calculator-labels.ts';
import { hasMonthlyFees, type ResultWords } from './calculator-words.ts';

interface Props {
  facts: CalculatorFacts;
  words: ResultWords;
}

/** Total cost of the loan, and the fees included in it. */
export function LoanCost({ facts, words }: Props) {
  const { texts, fees, limits } = facts;
  return (
    <>
      <dl className="ledger">
        <Amount label={lentLabel(facts)} amount={words.lent} />
        <Amount label={texts.totalInterest} amount={words.totalInterest} />
        {hasMonthlyFees(facts) && <Amount label={texts.totalFees} amount={words.totalFees} />}
        <Amount label={texts.total} amount={words.total} isTotal />
        {limits.residual && <Amount label={texts.finalPayment} amount={words.residual} />}
      </dl>
      <p className="small muted">{texts.totalHolds}</p>
      {fees.length > 0 && (
        <div className="small muted">
          <p>{texts.fees}</p>
          <ul role="list">
            {fees.map((fee) => (
              <li key={fee.name}>{feeWords(fee, facts)}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

interface AmountProps {
  label: string;
  amount: string;
  isTotal?: boolean;
}

function Amount({ label, amount, isTotal = false }: AmountProps) {
  return (
    <div className={isTotal ? 'total' : undefined}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
