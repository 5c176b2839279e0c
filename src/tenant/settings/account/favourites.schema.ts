import * as v from 'valibot';
import { count, text } from '../leads/parts.schema.ts';

/** garage.json `favourites`: vehicles kept on the shopper's device (stock and vehicle §3, §4). */
export const favouritesSchema = v.strictObject({
  show: v.pipe(v.boolean(), v.description('Vehicles may be marked as favourites')),
  max: v.pipe(count(1, 100), v.description('How many one device keeps')),
  heading: v.pipe(text, v.description('Heading of the list')),
  intro: v.pipe(text, v.description('Where they are kept')),
  empty: v.pipe(text, v.description('While there are none, with {car} and {cars}')),
  browse: v.pipe(text, v.description('Link to the stock, with {cars}')),
  noScript: v.pipe(text, v.description('For browsers without script')),
  remove: v.pipe(text, v.description('Button, with {name}')),
  full: v.pipe(text, v.description('There are as many as one device keeps; with {count} and {cars}')),
  available: v.pipe(text, v.description('For sale')),
  reserved: v.pipe(text, v.description('Somebody else holds it')),
  sold: v.pipe(text, v.description('It is sold')),
  gone: v.pipe(text, v.description('No longer on the site')),
  unknown: v.pipe(text, v.description('Nobody could be asked what holds today')),
});
