import * as v from 'valibot';
import { compareSchema } from './compare.schema.ts';
import { favouritesSchema } from './favourites.schema.ts';
import { garageControlsSchema } from './garage-controls.schema.ts';
import { garagePageSchema } from './garage-page.schema.ts';
import { sharedListSchema } from './shared-list.schema.ts';

/** garage.json: what shoppers save without signing in, and its page (stock and vehicle §1, §3, §4). */
export const garageSchema = v.strictObject({
  controls: v.pipe(
    garageControlsSchema,
    v.description('The buttons that keep a vehicle, on cards and pages'),
  ),
  favourites: v.pipe(favouritesSchema, v.description("Vehicles that are kept on the shopper's device")),
  compare: v.pipe(compareSchema, v.description('Vehicles side by side')),
  sharedList: v.pipe(sharedListSchema, v.description('Vehicles that somebody sends to somebody else')),
  page: v.pipe(garagePageSchema, v.description('The page with all that a shopper keeps')),
});
