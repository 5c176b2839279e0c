import { isInRange, readPostcodeRange } from '../values/postcode.ts';

/** delivery.json `regions`. */
export type DeliveryRegion = {
  readonly name: string;
  /** `4205`, `4000-4179`. */
  readonly postcodes: readonly string[];
  /** Dollars; 0 is free. */
  readonly price: number;
};

/** "Delivery estimate: price, region name" (stock and vehicle §3). */
export type DeliveryEstimate = { readonly price: number; readonly region: string };

/** What delivery to a postcode costs; null where the dealer names no price. */
export function deliveryPrice(postcode: string, regions: readonly DeliveryRegion[]): DeliveryEstimate | null {
  const region = regions.find(({ postcodes }) =>
    postcodes.some((text) => {
      const range = readPostcodeRange(text);
      return range !== null && isInRange(postcode, range);
    }),
  );
  return region === undefined ? null : { price: region.price, region: region.name };
}
