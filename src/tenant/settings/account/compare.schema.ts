import * as v from 'valibot';
import { count, text } from '../leads/parts.schema.ts';

/** garage.json `compare`: vehicles side by side. */
export const compareSchema = v.strictObject({
  show: v.pipe(v.boolean(), v.description('Vehicles may be compared')),
  max: v.pipe(count(2, 6), v.description('How many at a time')),
  heading: v.pipe(
    text,
    v.description('Heading and title of the page; {cars} is "cars" or what the dealer calls its vehicles'),
  ),
  description: v.pipe(text, v.description('For search engines, with {cars} and {dealer}')),
  empty: v.pipe(text, v.description('While there are none, with {car}, {cars} and {count}')),
  one: v.pipe(text, v.description('Beside a single one, with {car}')),
  browse: v.pipe(text, v.description('Link to the stock, with {cars}')),
  add: v.pipe(text, v.description('Link to the stock, with {car}')),
  remove: v.pipe(text, v.description('Link, with {name}')),
  onlyDifferences: v.pipe(text, v.description('Switch')),
  best: v.pipe(text, v.description('Beside the best value of a row, such as the lowest price')),
  has: v.pipe(text, v.description('The vehicle has the feature')),
  hasNot: v.pipe(text, v.description('The feature is not listed, or the fact not known')),
  cost: v.pipe(text, v.description('Group of rows: price and repayment')),
  price: v.pipe(text, v.description('Row')),
  place: v.pipe(text, v.description('Row: where it stands')),
  repayment: v.pipe(text, v.description('Row')),
  facts: v.pipe(text, v.description('Group of rows')),
  year: v.pipe(text, v.description('Row')),
  features: v.pipe(text, v.description('Group of rows')),
  gone: v.pipe(text, v.description('A vehicle of the link has left the site, with {car}')),
  goneMany: v.pipe(
    text,
    v.description('Above the table, where a link names vehicles that are gone; {count} is how many'),
  ),
  tooMany: v.pipe(text, v.description('The link names more than are shown, with {count} and {cars}')),
  full: v.pipe(text, v.description('One more is refused, with {count} and {cars}')),
  tray: v.pipe(text, v.description('Name of the bar at the bottom, with {cars}')),
  chosen: v.pipe(text, v.description('In the bar, with {count} and {max}')),
  open: v.pipe(text, v.description('Button in the bar')),
  clear: v.pipe(text, v.description('Button in the bar')),
});
