import type { RepaymentFrequency } from '../../values/finance-terms.ts';
import type { CalculatorFacts } from './calculator-facts.ts';
import { allowedFigures, type FigureName, type Figures, steppedFigure } from './calculator-figures.ts';
import { figuresOfQuery } from './calculator-query.ts';
import { figureProblem } from './calculator-words.ts';
import { readFigure } from './read-figure.ts';

/** All that changes in a calculator while a shopper uses it. */
export type CalculatorState = {
  /** The query that the figures start from: that of the address, or none. */
  readonly query: string;
  /** What the shopper has set since, not limited: a value beyond a limit now may be within it later. */
  readonly own: Partial<Figures>;
  /** An input keeps its text while somebody types in it. */
  readonly typing: { readonly name: FigureName; readonly text: string } | null;
  readonly problems: Partial<Readonly<Record<FigureName, string | null>>>;
};

export type CalculatorAction =
  | { readonly type: 'slide'; readonly name: FigureName; readonly value: number }
  | { readonly type: 'type'; readonly name: FigureName; readonly text: string }
  | { readonly type: 'leave'; readonly name: FigureName }
  | { readonly type: 'choose'; readonly frequency: RepaymentFrequency }
  | { readonly type: 'submit' }
  /** The page was opened with this query: what was set before hydration stays. */
  | { readonly type: 'arrive'; readonly query: string }
  /** The shopper went back or forward to it. */
  | { readonly type: 'return'; readonly query: string }
  /** The deal was changed elsewhere: deposit, term and frequency follow it, other figures stay. */
  | { readonly type: 'deal' }
  | { readonly type: 'reset' };

export function startState(query: string): CalculatorState {
  return { query, own: {}, typing: null, problems: {} };
}

/** The figures that are worked out: as the shopper wishes them, within the limits. */
export function figuresOf({ query, own }: CalculatorState, facts: CalculatorFacts): Figures {
  return allowedFigures({ ...figuresOfQuery(new URLSearchParams(query), facts), ...own }, facts);
}

export function nextState(
  state: CalculatorState,
  action: CalculatorAction,
  facts: CalculatorFacts,
): CalculatorState {
  const { own, problems } = state;
  switch (action.type) {
    case 'slide':
      return {
        ...state,
        own: { ...own, [action.name]: action.value },
        typing: null,
        problems: { ...problems, [action.name]: null },
      };
    case 'type':
      return typed(state, action, facts);
    case 'leave':
      return state.typing?.name === action.name ? left(state, action.name, facts) : state;
    case 'choose':
      return { ...state, own: { ...own, frequency: action.frequency } };
    case 'submit':
      return { ...state, own: figuresOf(state, facts), typing: null };
    case 'arrive':
      return { ...state, query: action.query };
    case 'return':
      return startState(action.query);
    case 'deal':
      return withoutDeal(state);
    case 'reset':
      return startState('');
  }
}

/** Parts of a deal, by their names in a calculator. */
const dealFigures = ['deposit', 'term', 'frequency'] as const;

function withoutDeal(state: CalculatorState): CalculatorState {
  const query = new URLSearchParams(state.query);
  for (const name of dealFigures) query.delete(name);
  const { deposit: _deposit, term: _term, frequency: _frequency, ...own } = state.own;
  return { ...state, own, query: query.toString(), typing: null };
}

/** An empty input counts as 0 until something is typed. */
function typed(
  state: CalculatorState,
  { name, text }: { readonly name: FigureName; readonly text: string },
  facts: CalculatorFacts,
): CalculatorState {
  const value = text.trim() === '' ? 0 : readFigure(text);
  const own = value === null ? state.own : { ...state.own, [name]: steppedFigure(name, value, facts) };
  const problem = figureProblem(name, value, facts);
  return { ...state, own, typing: { name, text }, problems: { ...state.problems, [name]: problem } };
}

/** A figure beyond the limits becomes the limit; its error message stays to explain why. */
function left(state: CalculatorState, name: FigureName, facts: CalculatorFacts): CalculatorState {
  const figures = figuresOf(state, facts);
  return { ...state, own: { ...state.own, [name]: figures[name] }, typing: null };
}
