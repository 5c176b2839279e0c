import * as v from 'valibot';
import { switchFor, textFor } from '../parts.schema.ts';

/** garage.json `controls`: favourite, compare and save on cards and pages of vehicles (stock and vehicle §2, §4). */
export const garageControlsSchema = v.strictObject({
  hideUnlessUsed: switchFor('Only used vehicles have them'),
  hideWithoutPrice: switchFor('Vehicles whose price is 0, or not told, have none'),
  hideWithoutImages: switchFor('Vehicles without photographs have none'),
  /** Accessible names; `{name}` is "2018 Hyundai i30". */
  favourite: textFor('Spoken name of the heart on a card; {name} is the vehicle'),
  compare: textFor('Spoken name of the button that adds to the comparison; {name} is the vehicle'),
  save: textFor('Spoken name of the button that adds to the watchlist; {name} is the vehicle'),
  close: textFor('Name of the button that closes a message'),
});
