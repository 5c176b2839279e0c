import { formatMoney } from '../values/money.ts';
import type { Vehicle } from './vehicle.schema.ts';

/** "Reserve deposit default $200" (stock and vehicle §9). */
export const DEFAULT_RESERVE_DEPOSIT = 200;

/** "label Reserve Now $200 unless the car gives its own amount" (stock and vehicle §9). */
export function reserveLabel(
  vehicle: Pick<Vehicle, 'reserveDeposit'>,
  currency: string,
  deposit = DEFAULT_RESERVE_DEPOSIT,
): string {
  return `Reserve Now ${formatMoney(vehicle.reserveDeposit ?? deposit, currency)}`;
}
