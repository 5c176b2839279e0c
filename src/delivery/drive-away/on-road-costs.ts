import { priceTypeIn } from '../../stock/cells/numbers/money.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { type Dutiable, type StateCosts, type StateName, vehicleDuty } from './duty.ts';

/** Whether a price includes government charges; `unknown` if its type does not say. */
export type PriceBasis = 'drive-away' | 'excludes' | 'unknown';

export function priceBasis(priceType: string | null): PriceBasis {
  const type = priceTypeIn(priceType ?? '');
  if (type === 'Drive Away') return 'drive-away';
  return type === 'Excl. Govt. Charges' ? 'excludes' : 'unknown';
}

export type OnRoadCostName = 'duty' | 'registration' | 'transfer';

/** `dollars` is null for a cost that is due and not known. */
export type OnRoadCost = { readonly name: OnRoadCostName; readonly dollars: number | null };

type Registered = Pick<Vehicle, 'registrationState' | 'state'>;

export interface OnRoadCase {
  readonly vehicle: Dutiable & Registered;
  readonly price: number;
  /** Where the buyer lives, and what is known of its costs. */
  readonly state: StateName;
  readonly costs: StateCosts;
  /** Whether the vehicle's registration is still valid. */
  readonly isRegistered: boolean;
}

/**
 * What a price without government charges leaves out: duty, and either the transfer of a registration that is still
 * valid in the buyer's state, or twelve months of a new one.
 */
export function onRoadCosts({ vehicle, price, state, costs, isRegistered }: OnRoadCase): OnRoadCost[] {
  const at = vehicle.registrationState ?? vehicle.state;
  const isKept = isRegistered && at === state;
  return [
    { name: 'duty', dollars: vehicleDuty(vehicle, price, costs.duty) },
    isKept
      ? { name: 'transfer', dollars: costs.transfer }
      : { name: 'registration', dollars: costs.registration },
  ];
}
