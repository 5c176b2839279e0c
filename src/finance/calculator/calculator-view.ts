import type { CalculatorFacts } from './calculator-facts.ts';
import type { Figures } from './figures/calculator-figures.ts';
import type { CalculatorAction, CalculatorState } from './figures/calculator-state.ts';

/** What the components of a calculator share. */
export type CalculatorView = {
  readonly facts: CalculatorFacts;
  readonly state: CalculatorState;
  /** The figures of the state, clamped. */
  readonly figures: Figures;
  readonly dispatch: (action: CalculatorAction) => void;
};
