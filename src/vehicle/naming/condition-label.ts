import { carTypeLabels } from '../../values/vehicle/vehicle-labels.ts';
import type { Vehicle } from '../vehicle.schema.ts';

/** New, Demo or Used, for the info grid of cards (stock and vehicle §2). */
export function conditionLabel(vehicle: Pick<Vehicle, 'carType'>): string {
  return carTypeLabels[vehicle.carType];
}
