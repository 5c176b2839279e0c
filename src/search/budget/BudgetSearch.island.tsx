/**
 * An island because the estimate and the counts follow what a shopper types and ticks. It hydrates at the first touch;
 * before that, and without JavaScript, the form is sent to a page with the vehicles that it finds.
 */
import { type FormEvent, useLayoutEffect, useReducer } from 'react';
import { useDeal } from '../../finance/deal/use-deal.ts';
import { BodyPicker } from './BodyPicker.tsx';
import { BudgetGroups } from './BudgetGroups.tsx';
import { BudgetPlanFields } from './BudgetPlanFields.tsx';
import { BudgetResult } from './BudgetResult.tsx';
import type { BudgetAnswer } from './budget-answer.ts';
import type { BudgetFacts } from './budget-facts.ts';
import { BUDGET_RESULT_ID, BUDGET_RESULT_PATH, budgetPath } from './budget-paths.ts';
import {
  addressOfState,
  type BudgetAction,
  type BudgetState,
  bodyLabelsOf,
  nextState,
  planOf,
  questionOf,
  saidBy,
  startState,
} from './budget-state.ts';
import { budgetView } from './budget-view.ts';
import { useAddress } from './use-address.ts';
import { type LoadClient, useBudgetAnswer } from './use-budget-answer.ts';

/** "Search input debounce 300 ms" (stock and vehicle §5). */
const TYPING_MS = 300;

interface Props {
  facts: BudgetFacts;
  /** What it begins with, as the query of an address. */
  query?: string;
  /** What the stock holds for that; null where nobody could count. */
  answer: BudgetAnswer | null;
  load?: LoadClient;
}

export function BudgetSearch({ facts, query = '', answer: rendered, load }: Props) {
  const { rules } = facts;
  const reduce = (state: BudgetState, action: BudgetAction) => nextState(state, action, facts);
  const [state, dispatch] = useReducer(reduce, startState(query, facts));
  const { deal, setDeal } = useDeal();
  const question = questionOf(state, facts);
  const { counted, isWaiting, warm } = useBudgetAnswer(question, rendered, {
    counting: facts.counting,
    delayMs: state.typing === null ? 0 : TYPING_MS,
    load,
  });
  const settle = useAddress((address) => addressOfState(address, state));
  useLayoutEffect(() => dispatch({ type: 'arrive', query: location.search }), []);
  useLayoutEffect(() => dispatch({ type: 'hear', deal }), [deal]);
  const act = (action: BudgetAction) => {
    dispatch(action);
    setDeal(saidBy(state, action));
  };

  const viewOf = (asked: typeof question, answer: BudgetAnswer | null) =>
    budgetView(
      { budget: asked.price.max ?? 0, lists: asked.lists, bodies: bodyLabelsOf(asked, facts.bodies) },
      answer,
      rules,
    );
  const isCounted = JSON.stringify(counted.question) === JSON.stringify(question);
  const now = viewOf(question, isCounted ? counted.answer : null);
  const shown = viewOf(counted.question, counted.answer);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    act({ type: 'leave', name: 'deposit' });
    settle();
    location.assign(now.path);
  };
  const { texts } = rules;
  return (
    <div className="budget-search">
      <form
        className="budget panel"
        action={`${BUDGET_RESULT_PATH}#${BUDGET_RESULT_ID}`}
        method="get"
        autoComplete="off"
        onFocus={warm}
        onPointerDown={warm}
        onSubmit={onSubmit}
      >
        <div className="wanted">
          {facts.bodies.length > 1 && (
            <BodyPicker
              legend={texts.bodies}
              bodies={facts.bodies}
              chosen={state.bodies}
              counts={counted.answer?.tiles ?? null}
              dispatch={act}
            />
          )}
          <BudgetPlanFields facts={facts} state={state} dispatch={act} />
        </div>
        <BudgetResult
          rules={rules}
          budget={now.budget}
          termYears={planOf(state, facts).termYears}
          tradeIn={deal.tradeIn ?? 0}
          view={shown}
          status={isWaiting ? texts.counting : shown.status}
        />
      </form>
      <BudgetGroups
        groups={facts.groups}
        counts={counted.answer?.facets ?? null}
        hrefOf={(attribute, value) => {
          const { lists, price } = counted.question;
          return budgetPath({ lists: { ...lists, [attribute]: [value] }, price }, rules.stockPath);
        }}
      />
      <p className="visually-hidden" role="status">
        {counted.answer === rendered ? '' : `${texts.estimate}: ${shown.budget}. ${shown.status}`}
      </p>
    </div>
  );
}
