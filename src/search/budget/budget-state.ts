import { type BudgetPlan, budgetAmount, budgetFor, repaymentAfter } from '../../finance/budget.ts';
import { type Deal, noDeal } from '../../finance/deal/deal.schema.ts';
import { type BudgetFrequency, budgetFrequencies } from '../../values/finance/budget-terms.ts';
import { type ListAttribute, listAttributes } from '../attributes.ts';
import type { BudgetFacts } from './budget-facts.ts';
import type { BudgetQuestion } from './stock/budget-answer.ts';
import type { BudgetBody } from './stock/budget-bodies.ts';

export type AmountName = 'repayment' | 'deposit';

/** The state of the budget search. */
export type BudgetState = {
  /** Values that the shopper has set here since the deal last changed. */
  readonly own: Partial<BudgetPlan>;
  /** The shopper's deal, shared by the whole site; missing values have the dealer's defaults. */
  readonly deal: Deal;
  /** The selected tiles of the body picker, as keys from `bodyKey`. */
  readonly bodies: readonly string[];
  /** The input being edited keeps its text. */
  readonly typing: { readonly name: AmountName; readonly text: string } | null;
};

export type BudgetAction =
  | { readonly type: 'type'; readonly name: AmountName; readonly text: string }
  | { readonly type: 'leave'; readonly name: AmountName }
  | { readonly type: 'choose'; readonly frequency: BudgetFrequency }
  | { readonly type: 'tick'; readonly body: BudgetBody; readonly isChosen: boolean }
  /** The shopper's deal: read from the device initially and after each change. */
  | { readonly type: 'hear'; readonly deal: Deal }
  /** Hydration: takes values from the query of the address, but not for fields that were changed before it. */
  | { readonly type: 'arrive'; readonly query: string };

type Rules = Pick<BudgetFacts, 'repayment' | 'deposit' | 'frequency' | 'maxAmount' | 'termYears' | 'bodies'>;

/** URL parameters of the state; attributes are those of the tiles. */
export const budgetParameters = ['repayment', 'deposit', 'frequency', 'body', 'drive', 'fuel'] as const;

export function bodyKey({ attribute, value }: Pick<BudgetBody, 'attribute' | 'value'>): string {
  return `${attribute}=${value}`;
}

/** Reads the state from a query string. A missing parameter gets the dealer's default. */
export function startBudgetState(query: string, { bodies, maxAmount }: Rules): BudgetState {
  const params = new URLSearchParams(query);
  const amounts = (['repayment', 'deposit'] as const).flatMap((name) => {
    const text = params.get(name);
    return text === null ? [] : [[name, budgetAmount(text, maxAmount)] as const];
  });
  const frequency = budgetFrequencies.find((known) => known === params.get('frequency'));
  const asked = bodies.filter(({ attribute, value }) => params.getAll(attribute).includes(value));
  return {
    own: { ...Object.fromEntries(amounts), ...(frequency && { frequency }) },
    deal: noDeal,
    bodies: asked.map(bodyKey),
    typing: null,
  };
}

/** The address with this state in its query; other parameters are kept. */
export function addressOfState(address: string, { own, bodies }: BudgetState): string {
  const url = new URL(address);
  for (const name of budgetParameters) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(own)) url.searchParams.set(name, String(value));
  for (const key of bodies) url.searchParams.append(...splitKey(key));
  return url.href;
}

function splitKey(key: string): [attribute: string, value: string] {
  const at = key.indexOf('=');
  return [key.slice(0, at), key.slice(at + 1)];
}

/** Repayment, deposit and term: as set here, or else from the deal, or else the dealer's defaults. */
export function planOf(
  { own, deal }: BudgetState,
  rules: Rules,
): BudgetPlan & { readonly termYears: number } {
  const said = budgetFrequencies.find((known) => known === deal.frequency);
  const frequency = own.frequency ?? said ?? rules.frequency;
  return {
    frequency,
    repayment: own.repayment ?? rules.repayment[frequency],
    deposit: own.deposit ?? deal.deposit ?? rules.deposit,
    termYears: deal.termYears ?? rules.termYears,
  };
}

/** The estimated budget; the deal's trade-in is added like a deposit. */
function budgetOf(state: BudgetState, rules: Rules): number {
  const plan = planOf(state, rules);
  return budgetFor({ ...plan, deposit: plan.deposit + (state.deal.tradeIn ?? 0) }, plan.termYears);
}

/** How an action changes the shopper's deal; null if it does not. */
export function saidBy({ own, typing }: BudgetState, action: BudgetAction): Partial<Deal> | null {
  if (action.type === 'choose') return { frequency: action.frequency };
  const hasWritten = action.type === 'leave' && action.name === 'deposit' && typing?.name === 'deposit';
  return hasWritten && own.deposit !== undefined ? { deposit: own.deposit } : null;
}

export function nextBudgetState(state: BudgetState, action: BudgetAction, rules: Rules): BudgetState {
  const { own, bodies } = state;
  switch (action.type) {
    case 'type': {
      const { name, text } = action;
      return {
        ...state,
        own: { ...own, [name]: budgetAmount(text, rules.maxAmount) },
        typing: { name, text },
      };
    }
    case 'leave':
      return state.typing?.name === action.name ? { ...state, typing: null } : state;
    case 'choose':
      return { ...state, own: { ...own, ...chosen(state, action.frequency, rules) } };
    case 'tick': {
      const key = bodyKey(action.body);
      const others = bodies.filter((other) => other !== key);
      return { ...state, bodies: action.isChosen ? [...others, key] : others };
    }
    case 'hear':
      return { ...state, own: withoutSaid(state, action.deal), deal: action.deal };
    case 'arrive': {
      const asked = startBudgetState(action.query, rules);
      return { ...state, own: { ...asked.own, ...own }, bodies: [...new Set([...asked.bodies, ...bodies])] };
    }
  }
}

/** The latest change wins: a changed part of the deal replaces what was set here. */
function withoutSaid({ own, deal: before }: BudgetState, deal: Deal): Partial<BudgetPlan> {
  const { deposit, frequency, ...rest } = own;
  return {
    ...rest,
    ...(deposit !== undefined && deal.deposit === before.deposit && { deposit }),
    ...(frequency !== undefined && deal.frequency === before.frequency && { frequency }),
  };
}

/** A typed amount stays; a default is replaced by that of the other frequency. */
function chosen(state: BudgetState, to: BudgetFrequency, rules: Rules): Partial<BudgetPlan> {
  const { frequency: from } = planOf(state, rules);
  const { repayment } = state.own;
  if (repayment === undefined) return { frequency: to };
  return { frequency: to, repayment: repaymentAfter({ from, to }, repayment, rules.repayment) };
}

/** The request for the counts of a state. */
export function questionOf(state: BudgetState, facts: BudgetFacts): BudgetQuestion {
  const { bodies, groups, rules } = facts;
  return {
    lists: listsOf(chosenBodies(state, bodies)),
    price: { min: rules.lowest, max: budgetOf(state, facts) },
    tiles: [...new Set(bodies.map(({ attribute }) => attribute))],
    facets: groups.map(({ attribute }) => attribute),
  };
}

/** In the order of the tiles. */
function chosenBodies(state: BudgetState, bodies: readonly BudgetBody[]): BudgetBody[] {
  return bodies.filter((body) => state.bodies.includes(bodyKey(body)));
}

function listsOf(bodies: readonly BudgetBody[]): BudgetQuestion['lists'] {
  const chosen = listAttributes.flatMap((name: ListAttribute): [string, string[]][] => {
    const values = bodies.filter(({ attribute }) => attribute === name).map(({ value }) => value);
    return values.length === 0 ? [] : [[name, values]];
  });
  return Object.fromEntries(chosen);
}

/** The labels of the bodies in a request. */
export function bodyLabelsOf({ lists }: BudgetQuestion, bodies: readonly BudgetBody[]): string[] {
  return bodies.filter(({ attribute, value }) => lists[attribute]?.includes(value)).map(({ label }) => label);
}
