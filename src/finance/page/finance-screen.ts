import type { SubmissionResult } from '../../forms/sending/submission-result.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import type { FinanceCar, FinanceStart } from '../form/finance-start.ts';
import type { AboutFinance } from './finance-page-extras.schema.ts';

/** The sections below the form of the finance page. */
export interface FinancePageExtras {
  readonly about: AboutFinance | null;
  /** The vehicles of "Get Finance Now"; if empty, the section is omitted. */
  readonly featured: readonly Vehicle[];
  /** Path of the listing of used vehicles. */
  readonly usedPath: string;
}

/**
 * Props of the finance page. It is built without a vehicle, and rendered on demand
 * (`src/pages/on-demand/finance.astro`) when the query names a vehicle or a loan, or when an application
 * without JavaScript was refused.
 */
export interface FinanceScreenProps {
  /** The current vehicle; null if none. */
  readonly car: FinanceCar | null;
  /** The query names a vehicle that cannot be financed. */
  readonly isGone: boolean;
  /** Initial values by field name. */
  readonly start: FinanceStart;
  /** Posted values and their errors; null if nothing was posted yet. */
  readonly lastResult: SubmissionResult | null;
  /** Sections below the form; null while a refused form must be corrected, to avoid distraction. */
  readonly around: FinancePageExtras | null;
}
