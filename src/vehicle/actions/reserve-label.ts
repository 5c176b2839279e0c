import { formatMoney } from '../../values/money.ts';
import type { Vehicle } from '../vehicle.schema.ts';

type Priced = Pick<Vehicle, 'reserveDeposit'>;

/** Reservation deposit in dollars: the vehicle's own, or else the dealer's (stock and vehicle §9). */
export function reserveDeposit(vehicle: Priced, { deposit }: { readonly deposit: number }): number {
  return vehicle.reserveDeposit ?? deposit;
}

/** "label Reserve Now $200 unless the car gives its own amount" (stock and vehicle §9); `deposit` is the dealer's. */
export function reserveLabel(vehicle: Priced, currency: string, deposit: number): string {
  return `Reserve Now ${formatMoney(reserveDeposit(vehicle, { deposit }), currency)}`;
}
