import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import type { BudgetFacts, PriceRangeFacts } from './budget-facts.ts';
import type { BudgetAnswer } from './stock/budget-answer.ts';

/** Vehicles found for a form that was sent without JavaScript. */
export interface FoundVehicles {
  /** The first page of results. */
  readonly vehicles: readonly Vehicle[];
  readonly count: number;
}

interface ResultPage<Facts> {
  readonly facts: Facts;
  /** The values of the form, as a query string. */
  readonly query: string;
  /** Null if the site publishes no index. */
  readonly answer: BudgetAnswer | null;
  readonly found: FoundVehicles;
}

/** The props of the pages on demand `budget` and `price-range`. */
export type BudgetPageProps = ResultPage<BudgetFacts>;
export type PriceRangePageProps = ResultPage<PriceRangeFacts>;
