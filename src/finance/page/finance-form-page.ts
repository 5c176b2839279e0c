import type { SubmissionResult } from '../../forms/submission-result.ts';
import type { FinanceCar, FinanceStart } from '../form/finance-start.ts';

/** An application that was posted without JavaScript and refused: `src/pages/on-demand/finance-form.astro`. */
export interface FinanceFormPageProps {
  /** The address that was asked. */
  readonly path: string;
  /** The vehicle as it stands now; null for none. */
  readonly car: FinanceCar | null;
  readonly start: FinanceStart;
  readonly lastResult: SubmissionResult;
}
