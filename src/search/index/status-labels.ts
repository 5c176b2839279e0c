import type { VehicleStatus } from '../../values/vehicle/vehicle-statuses.ts';

/** A car's status as shown to shoppers. */
export const statusLabels: Readonly<Record<VehicleStatus, string>> = {
  in_stock: 'In stock',
  coming_soon: 'Coming soon',
  sold: 'Sold',
  unavailable: 'Unavailable',
};
