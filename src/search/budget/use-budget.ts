import { useLayoutEffect, useReducer } from 'react';
import { useDeal } from '../../finance/deal/use-deal.ts';
import type { BudgetFacts } from './budget-facts.ts';
import {
  addressOfState,
  type BudgetAction,
  type BudgetState,
  bodyLabelsOf,
  nextBudgetState,
  questionOf,
  saidBy,
  startBudgetState,
} from './budget-state.ts';
import { type BudgetView, budgetView } from './budget-view.ts';
import type { BudgetAnswer, BudgetQuestion } from './stock/budget-answer.ts';
import { type LoadClient, useBudgetAnswer } from './stock/use-budget-answer.ts';
import { useAddress } from './use-address.ts';

/** "Search input debounce 300 ms" (stock and vehicle §5). */
const TYPING_MS = 300;

export interface BudgetStart {
  facts: BudgetFacts;
  /** Initial values, as a query string. */
  query?: string;
  /** Counts for these values; null if counting failed. */
  answer: BudgetAnswer | null;
  load?: LoadClient;
}

/** The state of the budget search, stored in the address and the shopper's deal, with its counts. */
export function useBudget({ facts, query = '', answer: rendered, load }: BudgetStart) {
  const reduce = (state: BudgetState, action: BudgetAction) => nextBudgetState(state, action, facts);
  const [state, dispatch] = useReducer(reduce, startBudgetState(query, facts));
  const { deal, setDeal } = useDeal();
  const question = questionOf(state, facts);
  const { counted, isAnswered, isWaiting, warm } = useBudgetAnswer(question, rendered, {
    counting: facts.counting,
    delayMs: state.typing === null ? 0 : TYPING_MS,
    load,
  });
  const leaveFor = useAddress((address) => addressOfState(address, state));
  useLayoutEffect(() => dispatch({ type: 'arrive', query: location.search }), []);
  useLayoutEffect(() => dispatch({ type: 'hear', deal }), [deal]);

  const act = (action: BudgetAction) => {
    dispatch(action);
    const said = saidBy(state, action);
    if (said) setDeal(said);
  };
  const now = viewOf(question, isAnswered ? counted.answer : null, facts);
  const leave = () => {
    act({ type: 'leave', name: 'deposit' });
    leaveFor(now.path);
  };
  return {
    ...{ state, act, warm, leave },
    /** For the present input, formatted. */
    budget: now.budget,
    /** For the last counted input, which may have changed since. */
    counted: { ...counted, view: viewOf(counted.question, counted.answer, facts) },
    isWaiting,
    hasCounted: counted.answer !== rendered,
  };
}

function viewOf(question: BudgetQuestion, answer: BudgetAnswer | null, facts: BudgetFacts): BudgetView {
  const { lists, price } = question;
  const chosen = { budget: price.max ?? 0, lists, bodies: bodyLabelsOf(question, facts.bodies) };
  return budgetView(chosen, answer, facts.rules);
}
