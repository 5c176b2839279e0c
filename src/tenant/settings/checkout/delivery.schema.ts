import * as v from 'valibot';
import { count, text } from '../leads/parts.schema.ts';
import { deliverySumSchema, onRoadSchema } from './on-road.schema.ts';

const region = v.strictObject({
  name: v.pipe(text, v.description('As the shopper reads it: "Gold Coast"'), v.examples(['Gold Coast'])),
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
  days: v.pipe(
    v.exactOptional(
      v.strictObject({
        min: v.pipe(count(1, 60), v.description('Working days from the order, at best')),
        max: v.pipe(count(1, 60), v.description('Working days from the order, at worst')),
      }),
    ),
    v.description('How long it takes; without it no date is given'),
  ),
});

/** delivery.json: what it costs to bring a vehicle to the shopper (specification: stock and vehicle §2, §8). */
export const deliverySchema = v.strictObject({
  show: v.pipe(v.boolean(), v.description('Offer the delivery calculator on the pages of vehicles for sale')),
  regions: v.pipe(v.array(region), v.description('Where you deliver to, and for how much')),
  onRoad: v.pipe(onRoadSchema, v.description('What a price without government charges leaves out')),
  sum: v.pipe(deliverySumSchema, v.description('The words of the sum: price, on-road costs and delivery')),
  texts: v.pipe(
    v.strictObject({
      heading: v.pipe(text, v.description('Heading of the calculator')),
      hint: v.pipe(text, v.description('Stands where the answer will be')),
      label: v.pipe(text, v.description('Label of the field for the postcode')),
      button: v.pipe(text, v.description('Button that asks for the price')),
      loading: v.pipe(text, v.description('While the price is looked up')),
      price: v.pipe(text, v.description('The answer, with {price} and {region}')),
      free: v.pipe(text, v.description('The answer where delivery costs nothing, with {region}')),
      empty: v.pipe(text, v.description('When no postcode was typed')),
      invalid: v.pipe(text, v.description('When what was typed is no postcode')),
      noPrice: v.pipe(text, v.description('No region has the postcode')),
      offline: v.pipe(text, v.description('When there is no connection')),
      failed: v.pipe(text, v.description('When the price could not be looked up')),
      back: v.pipe(
        text,
        v.description('Link from the answer to the vehicle, for browsers without script; {name}'),
      ),
    }),
    v.description('The words of the calculator'),
  ),
});
