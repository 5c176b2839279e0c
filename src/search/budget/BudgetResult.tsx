import { fill } from '../../values/fill.ts';
import { formatMoney } from '../../values/money.ts';
import { BUDGET_RESULT_ID } from './budget-paths.ts';
import type { BudgetRules, BudgetView } from './budget-view.ts';

interface Props {
  rules: BudgetRules;
  /** For the present input, formatted. */
  budget: string;
  /** For the last counted input. */
  view: BudgetView;
  status: string;
  termYears: number;
  /** Dollars; included in the budget. */
  tradeIn: number;
}

/** The estimated budget, the number of matching vehicles, and the link to them. */
export function BudgetResult({ rules, budget, view, status, termYears, tradeIn }: Props) {
  const { texts, currency } = rules;
  return (
    <div className="result" id={BUDGET_RESULT_ID}>
      <p className="estimate">
        {texts.estimate} <strong className="figures">{budget}</strong>
      </p>
      <p className={view.isValid ? 'status figures' : 'status is-none figures'}>{status}</p>
      <button className="button" type="submit" disabled={!view.isValid}>
        {view.button}
      </button>
      {!view.isValid && <CountAgain label={texts.countAgain} />}
      <p className="disclaimer small muted">
        {tradeIn > 0 && `${fill(texts.withTradeIn, { price: formatMoney(tradeIn, currency) })} `}
        {fill(texts.disclaimer, { years: termYears })}
      </p>
    </div>
  );
}

/** Without JavaScript a disabled button would stay disabled, whatever is typed. */
export function CountAgain({ label }: { label: string }) {
  return (
    <noscript>
      <button className="button" type="submit">
        {label}
      </button>
    </noscript>
  );
}
