import type { Vehicle } from '../../vehicle/vehicle.schema.ts';

/** What the page of a calculation is rendered for. */
export interface CalculationProps {
  /** The vehicle that the loan is for; null without one. */
  readonly vehicle: Vehicle | null;
  /** The figures, as the query of an address. */
  readonly query: string;
}
