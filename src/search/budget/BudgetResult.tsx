import { fill } from '../../values/fill.ts';
import { formatMoney } from '../../values/money.ts';
import { BUDGET_RESULT_ID } from './budget-paths.ts';
import type { BudgetRules, BudgetView } from './budget-view.ts';

interface Props {
  rules: BudgetRules;
  /** For what the fields hold now, formatted. */
  budget: string;
  /** For what was counted last. */
  view: BudgetView;
  status: string;
  termYears: number;
  /** Dollars, a part of the budget. */
  tradeIn: number;
}

/** The estimated budget, what it buys, and the way there. */
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

/** Without JavaScript a disabled button would stay disabled, whatever is written into the fields. */
export function CountAgain({ label }: { label: string }) {
  return (
    <noscript>
      <button className="button" type="submit">
        {label}
      </button>
    </noscript>
  );
}
