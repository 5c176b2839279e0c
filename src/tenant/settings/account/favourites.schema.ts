import * as v from 'valibot';
import { count, switchFor, textFor } from '../parts.schema.ts';

/** garage.json `favourites`: vehicles kept on the shopper's device (stock and vehicle §3, §4). */
export const favouritesSchema = v.strictObject({
  show: switchFor('Vehicles may be marked as favourites'),
  max: v.pipe(count(1, 100), v.description('How many one device keeps')),
  heading: textFor('Heading of the list'),
  intro: textFor('Where they are kept'),
  empty: textFor('While there are none, with {car} and {cars}'),
  browse: textFor('Link to the stock, with {cars}'),
  noScript: textFor('For browsers without script'),
  remove: textFor('Button, with {name}'),
  full: textFor('There are as many as one device keeps; with {count} and {cars}'),
  available: textFor('For sale'),
  reserved: textFor('Somebody else holds it'),
  sold: textFor('It is sold'),
  gone: textFor('No longer on the site'),
  unknown: textFor('Nobody could be asked what holds today'),
});
