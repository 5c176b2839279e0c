import type { SubmissionResult } from '../../forms/submission-result.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import type { FinanceCar, FinanceStart } from '../form/finance-start.ts';
import type { AboutFinance } from './finance-around.schema.ts';

/** What the page of finance shows below its form. */
export interface ShownAround {
  readonly about: AboutFinance | null;
  /** The vehicles of "Get Finance Now"; the section is left out without any. */
  readonly featured: readonly Vehicle[];
  /** Where all used vehicles are listed. */
  readonly usedPath: string;
}

/**
 * The page of finance: built without a vehicle, and rendered on demand (`src/pages/on-demand/finance.astro`) where the
 * address names a vehicle or a loan, or an application without JavaScript was refused.
 */
export interface FinanceScreenProps {
  /** The vehicle as it stands now; null for none. */
  readonly car: FinanceCar | null;
  /** The address names a vehicle that cannot be financed. */
  readonly isGone: boolean;
  /** What the form begins with, by the names of its fields. */
  readonly start: FinanceStart;
  /** What was posted and what is wrong with it; null for a form that nobody has sent. */
  readonly lastResult: SubmissionResult | null;
  /** Null where nothing is to distract from a form that must be corrected. */
  readonly around: ShownAround | null;
}
