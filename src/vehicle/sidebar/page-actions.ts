import type { CarType, ItemType } from '../../values/vehicle/vehicle-terms.ts';
import {
  type ActionName,
  type ActionSettings,
  type VehicleAction,
  vehicleActions,
} from '../actions/actions.ts';
import { reserveLabel } from '../actions/reserve-label.ts';
import { isAvailable } from '../status/availability.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { vehicleHref } from '../vehicle-urls.ts';

/** Settings in `tradeIn` of vehicle.json. */
export type TradeInSettings = {
  readonly show: boolean;
  readonly label: string;
  readonly href: string;
  readonly carTypes: readonly CarType[];
  readonly itemTypes: readonly ItemType[];
};

export type Link = { readonly label: string; readonly href: string };

export type PageActions = {
  /** The highlighted button; null if the dealer offers none. */
  readonly primary: VehicleAction | null;
  readonly others: readonly VehicleAction[];
};

/** Candidates for the highlighted button, best first. */
const primaryOrder: readonly ActionName[] = ['find-similar', 'reserve', 'enquire', 'test-drive', 'finance'];

/**
 * The buttons of a vehicle's page: the same as on its card, with one highlighted. The reserve button includes the
 * amount: "Reserve Now $200" (stock and vehicle §9); `deposit` is the dealer's default in dollars.
 */
export function pageActions(
  vehicle: Vehicle,
  settings: ActionSettings,
  { currency, deposit }: { readonly currency: string; readonly deposit: number },
): PageActions {
  const [primary = null, ...others] = rankedActions(vehicle, settings).map((action) =>
    action.name === 'reserve' ? { ...action, label: reserveLabel(vehicle, currency, deposit) } : action,
  );
  return { primary, others };
}

/** The buttons of a vehicle's page with the labels of its card, the highlighted one first. */
export function rankedActions(vehicle: Vehicle, settings: ActionSettings): readonly VehicleAction[] {
  const rank = ({ name }: VehicleAction) => primaryOrder.indexOf(name);
  return vehicleActions(vehicle, settings)
    .filter(({ name }) => name !== 'view-details')
    .toSorted((a, b) => rank(a) - rank(b));
}

/** "Trade-in button only if allowed for the car" (stock and vehicle §5): null when it is not. */
export function tradeInLink(vehicle: Vehicle, settings: TradeInSettings): Link | null {
  const { show, carTypes, itemTypes, label, href } = settings;
  const isAllowed = carTypes.includes(vehicle.carType) && itemTypes.includes(vehicle.itemType);
  return show && isAllowed && isAvailable(vehicle) ? { label, href: vehicleHref(href, vehicle) } : null;
}
