import { isInRange, readPostcodeRange } from '../values/contact/postcode.ts';

/** An entry of `regions` in delivery.json. */
export type DeliveryRegion = {
  readonly name: string;
  /** `4205`, `4000-4179`. */
  readonly postcodes: readonly string[];
  /** In dollars; 0 is free. */
  readonly price: number;
};

/** "Delivery estimate: price, region name" (stock and vehicle §3). */
export type DeliveryEstimate = { readonly price: number; readonly region: string };

/** The delivery price for a postcode; null if the dealer has none. */
export function deliveryPrice(postcode: string, regions: readonly DeliveryRegion[]): DeliveryEstimate | null {
  const region = regions.find(({ postcodes }) =>
    postcodes.some((text) => {
      const range = readPostcodeRange(text);
      return range !== null && isInRange(postcode, range);
    }),
  );
  return region === undefined ? null : { price: region.price, region: region.name };
}
