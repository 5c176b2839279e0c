import type { Settings } from '../../tenant/settings/subjects.ts';
import { fill } from '../../values/fill.ts';
import { formatWholeMoney } from '../../values/money.ts';
import type { Range, SearchState } from '../state/search-state.ts';
import { budgetPath } from './budget-paths.ts';
import type { BudgetAnswer } from './stock/budget-answer.ts';

/** What the estimate is calculated from; the same in the built page and the browser. */
export type BudgetRules = {
  readonly texts: Settings['budget']['texts'];
  /** Names of the dealer's kind of vehicle: `car`, `cars`. */
  readonly words: CarWords;
  readonly currency: string;
  readonly stockPath: string;
  /** budget.json `highestUnknown`. */
  readonly highestUnknown: number;
  /** The minimum price; null if nothing costs less. */
  readonly lowest: number | null;
  /** The highest price when the page was built. */
  readonly highest: number | null;
};

export type CarWords = { readonly car: string; readonly cars: string };

export type BudgetView = {
  /** Formatted: `$38,000`. */
  readonly budget: string;
  readonly button: string;
  /** Whether the button has a link. */
  readonly isValid: boolean;
  readonly status: string;
  /** The price range of the button's link. */
  readonly price: Range;
  readonly path: string;
};

/** `Cars`, `SUV Cars`: capitalised for the button. */
export function titled(words: string): string {
  return words.replace(
    /(^|\s)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** `{car type}s` of the specification: the single selected body, or else the dealer's kind of vehicle. */
export function chosenWords(bodies: readonly string[], { texts, words }: BudgetRules): CarWords {
  const [body, ...more] = bodies;
  if (body === undefined || more.length > 0) return words;
  return {
    car: fill(texts.ofBodyOne, { ...words, body }),
    cars: fill(texts.ofBodyMany, { ...words, body }),
  };
}

/** "capped at the highest price (100000 if the maximum is missing or zero)" (leads and dealer §4). */
export function highestPrice(budget: number, highest: number | null, highestUnknown: number): number {
  return Math.min(budget, highest || highestUnknown);
}

type Chosen = {
  readonly budget: number;
  readonly lists: SearchState['lists'];
  /** Labels of the selected tiles. */
  readonly bodies: readonly string[];
};

/** The content of the budget search; `answer` is null if counting failed. */
export function budgetView(chosen: Chosen, answer: BudgetAnswer | null, rules: BudgetRules): BudgetView {
  const { texts, currency, lowest, highestUnknown, stockPath } = rules;
  const words = chosenWords(chosen.bodies, rules);
  const inTitle = { ...words, cars: titled(words.cars) };
  const { highest } = answer ?? rules;
  const price = { min: lowest, max: highestPrice(chosen.budget, highest, highestUnknown) };
  // "invalid when it is below the lowest price in the current search results" (leads and dealer §4).
  const isValid = answer === null || (answer.lowest !== null && chosen.budget >= answer.lowest);
  return {
    budget: formatWholeMoney(chosen.budget, currency),
    button: fill(isValid ? texts.view : texts.noneFound, inTitle),
    isValid,
    status: statusOf(answer, isValid, words, rules),
    price,
    path: budgetPath({ lists: chosen.lists, price }, stockPath),
  };
}

function statusOf(
  answer: BudgetAnswer | null,
  isValid: boolean,
  words: CarWords,
  { texts, currency }: BudgetRules,
): string {
  if (answer === null) return texts.uncounted;
  if (isValid) return foundText(answer.found, texts, words);
  if (answer.lowest === null) return fill(texts.noneNote, words);
  return fill(texts.noneNoteLowest, { ...words, price: formatWholeMoney(answer.lowest, currency) });
}

/** `1 car in your budget`, `1,204 cars in your budget`. */
export function foundText(
  found: number,
  texts: { readonly foundOne: string; readonly foundMany: string },
  words: CarWords,
): string {
  const values = { ...words, count: found.toLocaleString('en-AU') };
  return fill(found === 1 ? texts.foundOne : texts.foundMany, values);
}
