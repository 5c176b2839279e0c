import * as v from 'valibot';
import { count, switchFor, textFor } from '../parts.schema.ts';

/** garage.json `compare`: vehicles side by side. */
export const compareSchema = v.strictObject({
  show: switchFor('Vehicles may be compared'),
  max: v.pipe(count(2, 6), v.description('How many at a time')),
  heading: textFor('Heading and title of the page; {cars} is "cars" or what the dealer calls its vehicles'),
  description: textFor('For search engines, with {cars} and {dealer}'),
  empty: textFor('While there are none, with {car}, {cars} and {count}'),
  one: textFor('Beside a single one, with {car}'),
  browse: textFor('Link to the stock, with {cars}'),
  add: textFor('Link to the stock, with {car}'),
  remove: textFor('Link, with {name}'),
  onlyDifferences: textFor('Switch'),
  best: textFor('Beside the best value of a row, such as the lowest price'),
  has: textFor('The vehicle has the feature'),
  hasNot: textFor('The feature is not listed, or the fact not known'),
  cost: textFor('Group of rows: price and repayment'),
  price: textFor('Row'),
  place: textFor('Row: where it stands'),
  repayment: textFor('Row'),
  facts: textFor('Group of rows'),
  year: textFor('Row'),
  features: textFor('Group of rows'),
  gone: textFor('A vehicle of the link has left the site, with {car}'),
  goneMany: textFor('Above the table, where a link names vehicles that are gone; {count} is how many'),
  tooMany: textFor('The link names more than are shown, with {count} and {cars}'),
  full: textFor('One more is refused, with {count} and {cars}'),
  tray: textFor('Name of the bar at the bottom, with {cars}'),
  chosen: textFor('In the bar, with {count} and {max}'),
  open: textFor('Button in the bar'),
  clear: textFor('Button in the bar'),
});
