/**
 * An island because the estimate and the counts follow the input. It hydrates at the first touch; before that, and
 * without JavaScript, the form is sent to a page with the matching vehicles.
 */
import { BodyPicker } from './BodyPicker.tsx';
import { BudgetGroups } from './BudgetGroups.tsx';
import { BudgetPlanFields } from './BudgetPlanFields.tsx';
import { BudgetResult } from './BudgetResult.tsx';
import { BUDGET_RESULT_ID, BUDGET_RESULT_PATH, budgetPath } from './budget-paths.ts';
import { planOf } from './budget-state.ts';
import { type BudgetStart, useBudget } from './use-budget.ts';

export function BudgetSearch(props: BudgetStart) {
  const { facts } = props;
  const { rules, bodies, groups } = facts;
  const { texts } = rules;
  const { state, act, warm, leave, budget, counted, isWaiting, hasCounted } = useBudget(props);
  const { view, answer, question } = counted;
  return (
    <div className="budget-search">
      <form
        className="budget panel"
        action={`${BUDGET_RESULT_PATH}#${BUDGET_RESULT_ID}`}
        method="get"
        autoComplete="off"
        onFocus={warm}
        onPointerDown={warm}
        onSubmit={(event) => {
          event.preventDefault();
          leave();
        }}
      >
        <div className="wanted">
          {bodies.length > 1 && (
            <BodyPicker
              legend={texts.bodies}
              bodies={bodies}
              chosen={state.bodies}
              counts={answer?.tiles ?? null}
              dispatch={act}
            />
          )}
          <BudgetPlanFields facts={facts} state={state} dispatch={act} />
        </div>
        <BudgetResult
          rules={rules}
          budget={budget}
          termYears={planOf(state, facts).termYears}
          tradeIn={state.deal.tradeIn ?? 0}
          view={view}
          status={isWaiting ? texts.counting : view.status}
        />
      </form>
      <BudgetGroups
        groups={groups}
        counts={answer?.facets ?? null}
        hrefOf={(attribute, value) => {
          const lists = { ...question.lists, [attribute]: [value] };
          return budgetPath({ lists, price: question.price }, rules.stockPath);
        }}
      />
      <p className="visually-hidden" role="status">
        {hasCounted && `${texts.estimate}: ${view.budget}. ${view.status}`}
      </p>
    </div>
  );
}
