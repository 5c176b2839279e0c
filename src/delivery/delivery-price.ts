import { isInRange, readPostcodeRange } from '../values/contact/postcode.ts';
import type { DeliveryDays } from './drive-away/arrival.ts';

/** An entry of `regions` in delivery.json. */
export type DeliveryRegion = {
  readonly name: string;
  /** `4205`, `4000-4179`. */
  readonly postcodes: readonly string[];
  /** In dollars; 0 is free. */
  readonly price: number;
  readonly days?: DeliveryDays;
};

/** "Delivery estimate: price, region name" (stock and vehicle §3). */
export type DeliveryEstimate = {
  readonly price: number;
  readonly region: string;
  /** Null if the dealer gives no dates. */
  readonly days: DeliveryDays | null;
};

/** The delivery price for a postcode; null if the dealer has none. */
export function deliveryPrice(postcode: string, regions: readonly DeliveryRegion[]): DeliveryEstimate | null {
  const region = regions.find(({ postcodes }) =>
    postcodes.some((text) => {
      const range = readPostcodeRange(text);
      return range !== null && isInRange(postcode, range);
    }),
  );
  return region === undefined
    ? null
    : { price: region.price, region: region.name, days: region.days ?? null };
}
