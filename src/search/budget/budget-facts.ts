import type { Settings } from '../../tenant/settings/subjects.ts';
import type { ListAttribute } from '../attributes.ts';
import type { BudgetRules, CarWords } from './budget-view.ts';
import type { PriceScale } from './price-ends.ts';

/** Whom to ask for counts. */
export type CountingFacts = Pick<Settings['search'], 'engine' | 'typesense'> & {
  /** The site publishes an index. */
  readonly hasIndex: boolean;
  readonly collection: string;
};

/** What a page carries for `<budget-search>`. */
export type BudgetFacts = Pick<Settings['budget'], 'repayment' | 'mostAmount' | 'termYears'> & {
  readonly counting: CountingFacts;
  readonly rules: BudgetRules;
  /** What the built counts are for, in dollars, of all bodies. */
  readonly budget: number;
  /** Attributes of the tiles, and of the counts below the estimate. */
  readonly tiles: readonly ListAttribute[];
  readonly facets: readonly ListAttribute[];
};

/** What a page carries for `<price-range>`. */
export type PriceRangeFacts = {
  readonly counting: CountingFacts;
  readonly scale: PriceScale;
  readonly words: CarWords;
  readonly currency: string;
  readonly stockPath: string;
  readonly texts: Pick<Settings['budget']['priceRange'], 'foundOne' | 'foundMany' | 'notFound'> &
    Pick<Settings['budget']['texts'], 'view' | 'noneFound' | 'counting' | 'uncounted'>;
};
