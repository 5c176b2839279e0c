import type { CalculatorFacts } from './calculator-facts.ts';
import type { ResultWords } from './calculator-words.ts';

interface Props {
  facts: CalculatorFacts;
  words: ResultWords;
  /** vehicle.json `price.comparisonRateWarning`. */
  warning: string;
}

/**
 * The repayment with its rate, and next to the rate the comparison rate with its warning (National Credit
 * Code, ss 160B–160F).
 */
export function RepaymentResult({ facts: { texts }, words, warning }: Props) {
  return (
    <div className="headline panel">
      <p className="result-name">{texts.repayment}</p>
      <p className="repayment">
        <strong>{words.repayment}</strong> <span>{words.per}</span>
      </p>
      <dl className="rates">
        <div>
          <dt>{texts.rateLabel}</dt>
          <dd>{words.rate}</dd>
        </div>
        <div>
          <dt>{texts.comparisonRateLabel}</dt>
          <dd>{words.comparisonRate}</dd>
        </div>
      </dl>
      <p className="small muted">{warning}</p>
    </div>
  );
}
