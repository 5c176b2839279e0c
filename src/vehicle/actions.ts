import type { CarType } from '../values/vehicle-terms.ts';
import { isAvailable } from './availability.ts';
import { currentPrice } from './price/price.ts';
import type { Vehicle } from './vehicle.schema.ts';
import { vehicleHref } from './vehicle-urls.ts';

/** One button as the dealer configures it; `carTypes` limits it to some kinds of stock. */
export type ActionSetting = {
  readonly show: boolean;
  readonly label: string;
  /** `{slug}`, `{id}` and the other placeholders of `vehicleHref` stand for the vehicle. */
  readonly href: string;
  readonly carTypes?: readonly CarType[] | undefined;
};

/** vehicle.json `card`. Reserve is shown where checkout is enabled. */
export type ActionSettings = {
  readonly viewDetails: ActionSetting;
  readonly finance: ActionSetting;
  readonly testDrive: ActionSetting;
  readonly reserve: ActionSetting;
  readonly enquire: ActionSetting;
  readonly findSimilar: ActionSetting;
  /** Test Drive instead of Finance on cards. */
  readonly preferTestDrive: boolean;
  readonly unavailableText: string;
};

export type ActionName = 'view-details' | 'finance' | 'test-drive' | 'reserve' | 'enquire' | 'find-similar';

export type VehicleAction = { readonly name: ActionName; readonly label: string; readonly href: string };

export type CardActions = {
  /** Stands above the buttons of an unavailable vehicle. */
  readonly message: string | null;
  readonly actions: readonly VehicleAction[];
};

/**
 * A car tagged Test Drive Only is there to be driven, not sold: it is neither financed nor reserved, and
 * its card offers the test drive whatever the dealer's usual button is.
 */
export function isTestDriveOnly(vehicle: Pick<Vehicle, 'tag'>): boolean {
  return vehicle.tag?.toLowerCase() === 'test drive only';
}

function isOn(setting: ActionSetting, vehicle: Vehicle): boolean {
  return setting.show && (setting.carTypes?.includes(vehicle.carType) ?? true);
}

export function canFinance(vehicle: Vehicle, settings: Pick<ActionSettings, 'finance'>): boolean {
  return isOn(settings.finance, vehicle) && isAvailable(vehicle) && !isTestDriveOnly(vehicle);
}

/** Caravans are towed, not test-driven. */
export function canTestDrive(vehicle: Vehicle, settings: Pick<ActionSettings, 'testDrive'>): boolean {
  return isOn(settings.testDrive, vehicle) && isAvailable(vehicle) && vehicle.itemType !== 'caravan';
}

/**
 * "Reserve appears only when checkout is enabled for the car" (leads and dealer §4); nobody reserves what is
 * reserved. The deposit holds a vehicle at the price on its page and comes off that price: where "a price of
 * 10 or less counts as no price" (stock and vehicle §5) there is nothing to check out, whether the page says
 * PREORDER or asks to enquire, nor is there for what is only let by the week.
 */
export function canReserve(vehicle: Vehicle, settings: Pick<ActionSettings, 'reserve'>): boolean {
  const isForSale = isAvailable(vehicle) && !vehicle.isReserved && !isTestDriveOnly(vehicle);
  return isOn(settings.reserve, vehicle) && isForSale && currentPrice(vehicle) !== null;
}

/** Every button a vehicle may have, in the order of the specification. */
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
