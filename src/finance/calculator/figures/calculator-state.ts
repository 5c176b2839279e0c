import type { RepaymentFrequency } from '../../../values/finance/finance-terms.ts';
import type { CalculatorFacts } from '../calculator-facts.ts';
import { figureProblem } from '../calculator-words.ts';
import { allowedFigures, type FigureName, type Figures, slidFigure } from './calculator-figures.ts';
import { figuresOfQuery } from './calculator-query.ts';
import { readFigure } from './read-figure.ts';

/** State of the calculator (reducer in this file). */
export type CalculatorState = {
  /** The query with the initial figures, from the address; `''` for none. */
  readonly query: string;
  /** Figures set by the shopper since then, not clamped: a limit may depend on another figure that changes later. */
  readonly own: Partial<Figures>;
  /** The text of the input being typed in, kept as typed. */
  readonly typing: { readonly name: FigureName; readonly text: string } | null;
  readonly problems: Partial<Readonly<Record<FigureName, string | null>>>;
};

export type CalculatorAction =
  /** `value` is a position of the slider (`sliderOf`). */
  | { readonly type: 'slide'; readonly name: FigureName; readonly value: number }
  | { readonly type: 'type'; readonly name: FigureName; readonly text: string }
  | { readonly type: 'leave'; readonly name: FigureName }
  | { readonly type: 'choose'; readonly frequency: RepaymentFrequency }
  | { readonly type: 'submit' }
  /** The page was opened with this query; figures set before hydration are kept. */
  | { readonly type: 'arrive'; readonly query: string }
  /** The shopper navigated in the history to this query. */
  | { readonly type: 'return'; readonly query: string }
  /** The deal was changed elsewhere: deposit, term and frequency follow it, other figures stay. */
  | { readonly type: 'deal' }
  | { readonly type: 'reset' };

export function startCalculatorState(query: string): CalculatorState {
  return { query, own: {}, typing: null, problems: {} };
}

/** The figures to calculate with, clamped to their ranges. */
export function figuresOf({ query, own }: CalculatorState, facts: CalculatorFacts): Figures {
  return allowedFigures({ ...figuresOfQuery(new URLSearchParams(query), facts), ...own }, facts);
}

export function nextCalculatorState(
  state: CalculatorState,
  action: CalculatorAction,
  facts: CalculatorFacts,
): CalculatorState {
  const { own, problems } = state;
  switch (action.type) {
    case 'slide':
      return {
        ...state,
        own: { ...own, [action.name]: slidFigure(action.name, action.value, facts) },
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
      return startCalculatorState(action.query);
    case 'deal':
      return withoutDeal(state);
    case 'reset':
      return startCalculatorState('');
  }
}

/** The parts of a deal, by figure name. */
const dealFigures = ['deposit', 'term', 'frequency'] as const;

function withoutDeal(state: CalculatorState): CalculatorState {
  const query = new URLSearchParams(state.query);
  for (const name of dealFigures) query.delete(name);
  const { deposit: _deposit, term: _term, frequency: _frequency, ...own } = state.own;
  return { ...state, own, query: query.toString(), typing: null };
}

/** An empty input counts as 0. */
function typed(
  state: CalculatorState,
  { name, text }: { readonly name: FigureName; readonly text: string },
  facts: CalculatorFacts,
): CalculatorState {
  const value = text.trim() === '' ? 0 : readFigure(text);
  const own = value === null ? state.own : { ...state.own, [name]: value };
  const problem = figureProblem(name, value, facts);
  return { ...state, own, typing: { name, text }, problems: { ...state.problems, [name]: problem } };
}

/** On leaving an input its figure is clamped; the error message stays, to explain the change. */
function left(state: CalculatorState, name: FigureName, facts: CalculatorFacts): CalculatorState {
  const figures = figuresOf(state, facts);
  return { ...state, own: { ...state.own, [name]: figures[name] }, typing: null };
}
