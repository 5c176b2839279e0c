import * as v from 'valibot';
import { text } from '../leads/parts.schema.ts';

/** garage.json `controls`: favourite, compare and save on cards and pages of vehicles (stock and vehicle §2, §4). */
export const garageControlsSchema = v.strictObject({
  hideUnlessUsed: v.pipe(v.boolean(), v.description('Only used vehicles have them')),
  hideWithoutPrice: v.pipe(v.boolean(), v.description('Vehicles whose price is 0, or not told, have none')),
  hideWithoutImages: v.pipe(v.boolean(), v.description('Vehicles without photographs have none')),
  /** Accessible names; `{name}` is "2018 Hyundai i30". */
  favourite: v.pipe(text, v.description('Spoken name of the heart on a card; {name} is the vehicle')),
  compare: v.pipe(
    text,
    v.description('Spoken name of the button that adds to the comparison; {name} is the vehicle'),
  ),
  save: v.pipe(
    text,
    v.description('Spoken name of the button that adds to the watchlist; {name} is the vehicle'),
  ),
  close: v.pipe(text, v.description('Name of the button that closes a message')),
});
