import { currentPrice } from './price/price.ts';
import type { Vehicle } from './vehicle.schema.ts';

/** Section ids of the vehicle page, used as fragments (stock and vehicle §2). */
export const vehicleSections = {
  keyInformation: 'key-information',
  map: 'vehicle-map',
  enquiry: 'talk-to-us',
  financeCalculator: 'finance-calculator',
} as const;

/** "/cars/{slug}/buy-online (one variant)"; "/checkout-journey?car_id={slug}" for online purchase. */
export type CheckoutRoute = 'checkout' | 'buy-online' | 'checkout-journey';

export type FinanceRoute = '/finance' | '/finance-enquiry' | '/apply-for-finance' | '/personalised/finance';

function withQuery(path: string, query: Readonly<Record<string, string | number | null>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null) params.set(name, String(value));
  }
  return `${path}?${params}`;
}

export function vehiclePath(vehicle: Pick<Vehicle, 'slug'>): string {
  return `/cars/${vehicle.slug}`;
}

export function vehicleSectionPath(
  vehicle: Pick<Vehicle, 'slug'>,
  section: (typeof vehicleSections)[keyof typeof vehicleSections],
): string {
  return `${vehiclePath(vehicle)}#${section}`;
}

/**
 * Expands the dealer's link template of a button: `{slug}`, `{id}`, `{vin}`, `{carType}` and `{price}` (the current
 * price), URL-encoded; unknown values are empty.
 */
export function vehicleHref(template: string, vehicle: Vehicle): string {
  const { slug, id, vin, carType } = vehicle;
  const values = { slug, id, vin: vin ?? '', carType, price: currentPrice(vehicle) ?? '' };
  return template.replace(/\{(slug|id|vin|carType|price)\}/g, (_, name: keyof typeof values) =>
    encodeURIComponent(values[name]),
  );
}

/** Path for reserving or buying online. */
export function checkoutPath(vehicle: Pick<Vehicle, 'slug'>, route: CheckoutRoute = 'checkout'): string {
  if (route === 'checkout-journey') return withQuery('/checkout-journey', { car_id: vehicle.slug });
  return `${vehiclePath(vehicle)}/${route}`;
}

export function tradeInPath(vehicle: Pick<Vehicle, 'id'>): string {
  return withQuery('/cars/trade-in', { car_id: vehicle.id });
}

/** The enquiry form about a vehicle: a page, opened as a dialog over the vehicle's page where there is JavaScript. */
export function enquiryPath(vehicle: Pick<Vehicle, 'slug'>): string {
  return `${vehiclePath(vehicle)}/enquire`;
}

/**
 * "Find Me Something Similar": the same form, prefilled for an unavailable vehicle with that message and subcategory
 * (leads and dealer §4).
 */
export function findSimilarPath(vehicle: Pick<Vehicle, 'slug'>): string {
  return enquiryPath(vehicle);
}

export function testDrivePath(vehicle: Pick<Vehicle, 'id'>): string {
  return withQuery('/book-test-drive/', { car_id: vehicle.id });
}

export type FinanceQuery = {
  readonly route?: FinanceRoute;
  /** Slug of the dealership that receives the application. */
  readonly preferredDealership?: string | null;
  /** In dollars; the calculator's initial price. */
  readonly vehiclePriceBudget?: number | null;
};

/** "query: preferredDealership, vehiclePriceBudget, car_id, car_type, vin; anchor #finance-form". */
export function financePath(
  vehicle: Pick<Vehicle, 'id' | 'carType' | 'vin'>,
  { route = '/finance', preferredDealership = null, vehiclePriceBudget = null }: FinanceQuery = {},
): string {
  const query = {
    car_id: vehicle.id,
    car_type: vehicle.carType,
    vin: vehicle.vin,
    vehiclePriceBudget,
    preferredDealership,
  };
  return `${withQuery(route, query)}#finance-form`;
}

export function printPath(vehicle: Pick<Vehicle, 'slug'>): string {
  return withQuery('/print', { car_id: vehicle.slug });
}

/**
 * "sent here when a visitor without a signed-in phone number tries to save a car"; both arguments are paths on this
 * site.
 */
export function watchlistSignInPath(redirect: string, back: string): string {
  return withQuery('/sign-in', { type: 'watchlist', redirect, back });
}
