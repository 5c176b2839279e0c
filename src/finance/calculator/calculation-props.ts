import type { Vehicle } from '../../vehicle/vehicle.schema.ts';

/** Props of the on-demand page of a calculation. */
export interface CalculationProps {
  /** The vehicle that the loan is for; null without one. */
  readonly vehicle: Vehicle | null;
  /** The figures as a query string. */
  readonly query: string;
}
