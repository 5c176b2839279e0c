import * as v from 'valibot';
import { count, described, groupFor, switchFor, textFor } from '../parts.schema.ts';
import { deliverySumSchema, onRoadSchema } from './on-road.schema.ts';

const region = v.strictObject({
  name: textFor('As the shopper reads it: "Gold Coast"', 'Gold Coast'),
  postcodes: described(
    v.array(
      v.pipe(
        v.string(),
        v.regex(/^\d{4}( ?[-–] ?\d{4})?$/, 'a postcode such as "4205" or a range such as "4000-4179"'),
      ),
    ),
    'Postcodes and ranges, in quotes; no postcode may stand in two regions',
  ),
  price: described(v.pipe(v.number(), v.minValue(0), v.maxValue(100_000)), 'Dollars; 0 is free delivery'),
  days: described(
    v.exactOptional(
      v.strictObject({
        min: described(count(1, 60), 'Working days from the order, at best'),
        max: described(count(1, 60), 'Working days from the order, at worst'),
      }),
    ),
    'How long it takes; without it no date is given',
  ),
});

/** delivery.json: what it costs to bring a vehicle to the shopper (specification: stock and vehicle §2, §8). */
export const deliverySchema = v.strictObject({
  show: switchFor('Offer the delivery calculator on the pages of vehicles for sale'),
  regions: described(v.array(region), 'Where you deliver to, and for how much'),
  onRoad: described(onRoadSchema, 'What a price without government charges leaves out'),
  sum: described(deliverySumSchema, 'The words of the sum: price, on-road costs and delivery'),
  texts: groupFor('The words of the calculator', {
    heading: textFor('Heading of the calculator'),
    hint: textFor('Stands where the answer will be'),
    label: textFor('Label of the field for the postcode'),
    button: textFor('Button that asks for the price'),
    loading: textFor('While the price is looked up'),
    price: textFor('The answer, with {price} and {region}'),
    free: textFor('The answer where delivery costs nothing, with {region}'),
    empty: textFor('When no postcode was typed'),
    invalid: textFor('When what was typed is no postcode'),
    noPrice: textFor('No region has the postcode'),
    offline: textFor('When there is no connection'),
    failed: textFor('When the price could not be looked up'),
    back: textFor('Link from the answer to the vehicle, for browsers without script; {name}'),
  }),
});
