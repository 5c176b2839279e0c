import * as v from 'valibot';
import { bodySlugs, carTypes } from '../../../values/vehicle/vehicle-terms.ts';
import { described, text } from '../parts.schema.ts';

const some = <Item extends v.GenericSchema<string>>(
  item: Item,
  description: string,
  example: v.InferOutput<Item>,
) => described(v.optional(v.pipe(v.array(item), v.minLength(1))), description, [example]);

/** Criteria of a rule: the car must be in each list that is given. */
const criteria = {
  stockNumbers: some(text, 'Cars with one of these stock numbers', '34978'),
  vins: some(text, 'Cars with one of these VINs', 'JTNB23HK903012345'),
  makes: some(text, 'Cars of one of these makes', 'Toyota'),
  models: some(text, 'Cars of one of these models', 'Hilux'),
  carTypes: some(v.picklist(carTypes), 'Cars that are one of these: new, demo, used', 'new'),
  bodies: some(v.picklist(bodySlugs), 'Cars with one of these bodies', 'ute'),
  locations: some(text, 'Cars at one of these branches, by their id in locations.json', 'north'),
};

const criterionNames = Object.keys(criteria);

/** vehicle.json `hiding`: cars of the stock that are hidden, or whose price is hidden. */
export const vehicleHidingSchema = described(
  v.array(
    v.pipe(
      v.strictObject({
        hide: described(
          v.picklist(['car', 'price']),
          'car: it is nowhere on the site and in no feed to others; price: price.noPriceText stands in place of its price',
        ),
        ...criteria,
      }),
      v.check(
        (rule) => Object.keys(rule).some((name) => criterionNames.includes(name)),
        `at least one of ${criterionNames.join(', ')}`,
      ),
    ),
  ),
  'Hides cars of the stock, or their prices. A rule is about the cars that are in all lists it names. A car whose price is hidden stays listed, whatever search.stockLevel says of cars without a price; a price that is written in its comments stays there',
  [
    { hide: 'car', stockNumbers: ['34978'] },
    { hide: 'price', makes: ['Toyota'], models: ['Hilux'] },
  ],
);

export type HidingRule = v.InferOutput<typeof vehicleHidingSchema>[number];
