import * as v from 'valibot';
import { compareSchema } from './compare.schema.ts';
import { favouritesSchema } from './favourites.schema.ts';
import { garageControlsSchema } from './garage-controls.schema.ts';
import { garagePageSchema } from './garage-page.schema.ts';
import { sharedListSchema } from './shared-list.schema.ts';

/** garage.json: what shoppers keep without signing in, and the page where they find it (stock and vehicle §1, §3, §4). */
export const garageSchema = v.strictObject({
  controls: garageControlsSchema,
  favourites: favouritesSchema,
  compare: compareSchema,
  sharedList: sharedListSchema,
  page: garagePageSchema,
});
