import { formatMoney } from '../values/money.ts';
import type { CarType } from '../values/vehicle-terms.ts';
import { isAvailable } from './availability.ts';
import { currentPrice } from './price-display.ts';
import type { Vehicle } from './vehicle.schema.ts';
import {
  type CheckoutRoute,
  checkoutPath,
  enquiryPath,
  type FinanceRoute,
  financePath,
  findSimilarPath,
  testDrivePath,
  vehiclePath,
} from './vehicle-urls.ts';

/** The dealer's feature switches and routes for a vehicle's buttons (leads and dealer §9). */
export type ActionSettings = {
  readonly finance: boolean;
  readonly testDrive: boolean;
  readonly enquire: boolean;
  /** "reserve and online purchase only if checkout is enabled", and for these types of car. */
  readonly checkout: boolean;
  readonly checkoutCarTypes: readonly CarType[];
  readonly tradeIn: boolean;
  /** Which of the two stands on a card of each type: "Finance or Test Drive". */
  readonly cardButton: Readonly<Record<CarType, 'finance' | 'test-drive'>>;
  readonly checkoutRoute: CheckoutRoute;
  readonly financeRoute: FinanceRoute;
  /** Dollars; "Reserve deposit default $200". */
  readonly reserveDeposit: number;
  readonly currency: string;
};

export type VehicleAction = {
  readonly name: 'view-details' | 'finance' | 'test-drive' | 'reserve' | 'enquire' | 'find-similar';
  readonly label: string;
  readonly href: string;
};

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

export function canFinance(vehicle: Vehicle, settings: ActionSettings): boolean {
  return settings.finance && isAvailable(vehicle) && !isTestDriveOnly(vehicle);
}

/** Caravans are towed, not test-driven. */
export function canTestDrive(vehicle: Vehicle, settings: ActionSettings): boolean {
  return settings.testDrive && isAvailable(vehicle) && vehicle.itemType !== 'caravan';
}

/** "reserve appears only when checkout is enabled for the car"; nobody reserves what is reserved. */
export function canReserve(vehicle: Vehicle, settings: ActionSettings): boolean {
  const isCheckoutOn = settings.checkout && settings.checkoutCarTypes.includes(vehicle.carType);
  return isCheckoutOn && isAvailable(vehicle) && !vehicle.isReserved && !isTestDriveOnly(vehicle);
}

export function canTradeIn(vehicle: Vehicle, settings: ActionSettings): boolean {
  return settings.tradeIn && isAvailable(vehicle) && !isTestDriveOnly(vehicle);
}

/** "label Reserve Now $200 unless the car gives its own amount" (stock and vehicle §9). */
export function reserveLabel(vehicle: Pick<Vehicle, 'reserveDeposit'>, settings: ActionSettings): string {
  return `Reserve Now ${formatMoney(vehicle.reserveDeposit ?? settings.reserveDeposit, settings.currency)}`;
}

type Dealership = { readonly dealershipSlug: string | null };

/** Every button a vehicle may have, in the order of the specification. */
export function vehicleActions(
  vehicle: Vehicle,
  settings: ActionSettings,
  { dealershipSlug }: Dealership,
): VehicleAction[] {
  if (!isAvailable(vehicle)) {
    return [{ name: 'find-similar', label: 'Find Me Something Similar', href: findSimilarPath(vehicle) }];
  }
  const finance = {
    route: settings.financeRoute,
    preferredDealership: dealershipSlug,
    vehiclePriceBudget: currentPrice(vehicle),
  };
  const all: readonly (readonly [boolean, VehicleAction])[] = [
    [true, { name: 'view-details', label: 'View Details', href: vehiclePath(vehicle) }],
    [
      canFinance(vehicle, settings),
      { name: 'finance', label: 'Finance', href: financePath(vehicle, finance) },
    ],
    [
      canTestDrive(vehicle, settings),
      { name: 'test-drive', label: 'Test Drive', href: testDrivePath(vehicle) },
    ],
    [
      canReserve(vehicle, settings),
      { name: 'reserve', label: 'Reserve', href: checkoutPath(vehicle, settings.checkoutRoute) },
    ],
    [settings.enquire, { name: 'enquire', label: 'Enquire', href: enquiryPath(vehicle) }],
  ];
  return all.flatMap(([isOn, action]) => (isOn ? [action] : []));
}

/**
 * "For an in-stock car: View Details, Finance or Test Drive, Reserve and Enquire. For an unavailable car:
 * the text Like this and want something similar? and a Find Me Something Similar action."
 */
export function cardActions(vehicle: Vehicle, settings: ActionSettings, dealership: Dealership): CardActions {
  const actions = vehicleActions(vehicle, settings, dealership);
  if (!isAvailable(vehicle)) return { message: 'Like this and want something similar?', actions };
  const hasBoth = canFinance(vehicle, settings) && canTestDrive(vehicle, settings);
  const dropped = settings.cardButton[vehicle.carType] === 'finance' ? 'test-drive' : 'finance';
  return { message: null, actions: hasBoth ? actions.filter(({ name }) => name !== dropped) : actions };
}
