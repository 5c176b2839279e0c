import * as v from 'valibot';
import { text } from './parts.schema.ts';

const region = v.strictObject({
  name: v.pipe(text, v.description('As the shopper reads it: "Gold Coast"')),
  postcodes: v.pipe(
    v.array(
      v.pipe(
        v.string(),
        v.regex(/^\d{4}( ?[-–] ?\d{4})?$/, 'a postcode such as "4205" or a range such as "4000-4179"'),
      ),
    ),
    v.description('Postcodes and ranges, in quotes; no postcode may stand in two regions'),
  ),
  price: v.pipe(v.number(), v.minValue(0), v.maxValue(100_000), v.description('Dollars; 0 is free delivery')),
});

/** delivery.json: what it costs to bring a vehicle to the shopper (specification: stock and vehicle §2, §8). */
export const deliverySchema = v.strictObject({
  show: v.pipe(v.boolean(), v.description('Offer the delivery calculator on the pages of vehicles for sale')),
  regions: v.array(region),
  texts: v.strictObject({
    heading: text,
    hint: v.pipe(text, v.description('Stands where the answer will be')),
    label: text,
    button: text,
    loading: text,
    price: v.pipe(text, v.description('The answer, with {price} and {region}')),
    free: v.pipe(text, v.description('The answer where delivery costs nothing, with {region}')),
    empty: text,
    invalid: text,
    noPrice: v.pipe(text, v.description('No region has the postcode')),
    offline: text,
    failed: text,
    back: v.pipe(
      text,
      v.description('Link from the answer to the vehicle, for browsers without script; {name}'),
    ),
  }),
});
