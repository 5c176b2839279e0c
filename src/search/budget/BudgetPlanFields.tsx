import { FormattedInput } from '../../ui/FormattedInput.tsx';
import { useEarlyInput } from '../../ui/hydration/use-early-input.ts';
import { budgetFrequencies } from '../../values/finance/budget-terms.ts';
import { formatMoney } from '../../values/money.ts';
import type { BudgetFacts } from './budget-facts.ts';
import { type AmountName, type BudgetAction, type BudgetState, planOf } from './budget-state.ts';

interface Props {
  facts: BudgetFacts;
  state: BudgetState;
  dispatch: (action: BudgetAction) => void;
}

/** Inputs for the repayment per month or week and the deposit. */
export function BudgetPlanFields({ facts, state, dispatch }: Props) {
  return (
    <div className="plan">
      <div className="amount">
        <AmountField name="repayment" facts={facts} state={state} dispatch={dispatch} />
        <FrequencyChoice facts={facts} state={state} dispatch={dispatch} />
      </div>
      <div className="amount">
        <AmountField name="deposit" facts={facts} state={state} dispatch={dispatch} />
      </div>
    </div>
  );
}

function AmountField({ name, facts, state, dispatch }: Props & { name: AmountName }) {
  const { texts, currency } = facts.rules;
  const amount = formatMoney(planOf(state, facts)[name], currency);
  return (
    <div className="labelled">
      <label htmlFor={`budget-${name}`}>{texts[name]}</label>
      <FormattedInput
        id={`budget-${name}`}
        type="text"
        inputMode="decimal"
        name={name}
        format="money"
        value={state.typing?.name === name ? state.typing.text : amount}
        onType={(text) => dispatch({ type: 'type', name, text })}
        onLeave={() => dispatch({ type: 'leave', name })}
      />
    </div>
  );
}

function FrequencyChoice({ facts, state, dispatch }: Props) {
  const { texts } = facts.rules;
  const choose = ({ value }: HTMLSelectElement) => {
    const frequency = budgetFrequencies.find((known) => known === value);
    if (frequency) dispatch({ type: 'choose', frequency });
  };
  const ref = useEarlyInput<HTMLSelectElement>(choose);
  return (
    <select
      ref={ref}
      name="frequency"
      aria-label={texts.frequency}
      value={planOf(state, facts).frequency}
      onChange={({ currentTarget }) => choose(currentTarget)}
    >
      {budgetFrequencies.map((frequency) => (
        <option key={frequency} value={frequency}>
          {texts[frequency]}
        </option>
      ))}
    </select>
  );
}
