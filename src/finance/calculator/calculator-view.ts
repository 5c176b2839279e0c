import type { CalculatorFacts } from './calculator-facts.ts';
import type { Figures } from './calculator-figures.ts';
import type { CalculatorAction, CalculatorState } from './calculator-state.ts';

/** What the parts of a calculator share. */
export type CalculatorView = {
  readonly facts: CalculatorFacts;
  readonly state: CalculatorState;
  /** Those of the state, within the limits. */
  readonly figures: Figures;
  readonly dispatch: (action: CalculatorAction) => void;
};
