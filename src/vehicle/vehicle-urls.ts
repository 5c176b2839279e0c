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

function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams(query)}`;
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

/** The enquiry form about a vehicle: a page, opened as a dialog over the vehicle's page where there is JavaScript. */
export function enquiryPath(vehicle: Pick<Vehicle, 'slug'>): string {
  return `${vehiclePath(vehicle)}/enquire`;
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
