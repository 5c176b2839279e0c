import type { CarType } from '../../values/vehicle/vehicle-terms.ts';
import { currentPrice } from '../price/price.ts';
import { isAvailable, isTestDriveOnly } from '../status/availability.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { vehicleHref } from '../vehicle-urls.ts';

/** Settings of one button; `carTypes` limits it to certain car types. */
export type ActionSetting = {
  readonly show: boolean;
  readonly label: string;
  /** Link template; `{slug}`, `{id}` and the other placeholders are those of `vehicleHref`. */
  readonly href: string;
  readonly carTypes?: readonly CarType[] | undefined;
};

/** Settings in `card` of vehicle.json. The reserve button also requires checkout to be enabled. */
export type ActionSettings = {
  readonly viewDetails: ActionSetting;
  readonly finance: ActionSetting;
  readonly testDrive: ActionSetting;
  readonly reserve: ActionSetting;
  readonly enquire: ActionSetting;
  readonly findSimilar: ActionSetting;
  /** Cards show Test Drive instead of Finance. */
  readonly preferTestDrive: boolean;
  readonly unavailableText: string;
};

export type ActionName = 'view-details' | 'finance' | 'test-drive' | 'reserve' | 'enquire' | 'find-similar';

export type VehicleAction = { readonly name: ActionName; readonly label: string; readonly href: string };

export type CardActions = {
  /** Text above the buttons of an unavailable vehicle. */
  readonly message: string | null;
  readonly actions: readonly VehicleAction[];
};

function isOn(setting: ActionSetting, vehicle: Vehicle): boolean {
  return setting.show && (setting.carTypes?.includes(vehicle.carType) ?? true);
}

export function canFinance(vehicle: Vehicle, settings: Pick<ActionSettings, 'finance'>): boolean {
  return isOn(settings.finance, vehicle) && isAvailable(vehicle) && !isTestDriveOnly(vehicle);
}

/** Caravans cannot be test-driven. */
export function canTestDrive(vehicle: Vehicle, settings: Pick<ActionSettings, 'testDrive'>): boolean {
  return isOn(settings.testDrive, vehicle) && isAvailable(vehicle) && vehicle.itemType !== 'caravan';
}

/**
 * "Reserve appears only when checkout is enabled for the car" (leads and dealer §4), and not if it is already
 * reserved. The deposit is deducted from the price, so there must be one: a vehicle for subscription only has none,
 * and "a price of 10 or less counts as no price" (stock and vehicle §5).
 */
export function canReserve(vehicle: Vehicle, settings: Pick<ActionSettings, 'reserve'>): boolean {
  const isForSale = isAvailable(vehicle) && !vehicle.isReserved && !isTestDriveOnly(vehicle);
  return isOn(settings.reserve, vehicle) && isForSale && currentPrice(vehicle) !== null;
}

/** All buttons that apply to a vehicle, in the order of the specification. */
export function vehicleActions(vehicle: Vehicle, settings: ActionSettings): VehicleAction[] {
  const isForShoppers = isAvailable(vehicle);
  const all: readonly (readonly [ActionName, boolean, ActionSetting])[] = [
    ['view-details', isForShoppers && isOn(settings.viewDetails, vehicle), settings.viewDetails],
    ['finance', canFinance(vehicle, settings), settings.finance],
    ['test-drive', canTestDrive(vehicle, settings), settings.testDrive],
    ['reserve', canReserve(vehicle, settings), settings.reserve],
    ['enquire', isForShoppers && isOn(settings.enquire, vehicle), settings.enquire],
    ['find-similar', !isForShoppers && isOn(settings.findSimilar, vehicle), settings.findSimilar],
  ];
  return all.flatMap(([name, can, { label, href }]) =>
    can ? [{ name, label, href: vehicleHref(href, vehicle) }] : [],
  );
}

/**
 * "For an in-stock car: View Details, Finance or Test Drive, Reserve and Enquire. For an unavailable car:
 * the text Like this and want something similar? and a Find Me Something Similar action."
 */
export function cardActions(vehicle: Vehicle, settings: ActionSettings): CardActions {
  const actions = vehicleActions(vehicle, settings);
  if (!isAvailable(vehicle)) return { message: settings.unavailableText, actions };
  const hasBoth = canFinance(vehicle, settings) && canTestDrive(vehicle, settings);
  const dropped: ActionName = settings.preferTestDrive ? 'finance' : 'test-drive';
  return { message: null, actions: hasBoth ? actions.filter(({ name }) => name !== dropped) : actions };
}
