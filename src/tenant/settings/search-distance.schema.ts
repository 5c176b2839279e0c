import * as v from 'valibot';
import { count, text } from './leads/parts.schema.ts';

const withKm = v.pipe(text, v.includes('{km}', 'a text with {km}'));

/** search.json `distance`: the filter by kilometres from a place. */
export const distanceSchema = v.strictObject({
  show: v.pipe(
    v.boolean(),
    v.description('Search around a postcode or a place, for a dealer whose branches stand in several'),
  ),
  radii: v.pipe(
    v.array(count(1, 5000)),
    v.minLength(1),
    v.description('Kilometres around the place to choose from'),
  ),
  label: v.pipe(text, v.description('Heading of the panel')),
  place: v.pipe(text, v.description('Label of the field for the place')),
  placeholder: v.pipe(text, v.description('Example within that field')),
  use: v.pipe(text, v.description('Button that asks the browser where the shopper is')),
  myPlace: v.pipe(text, v.description('What that place is called')),
  radius: v.pipe(text, v.description('Label of the kilometres')),
  anyRadius: v.pipe(text, v.description('However far')),
  radiusOption: v.pipe(withKm, v.description('At most so far, with {km}')),
  near: v.pipe(text, v.includes('{place}', 'a text with {place}'), v.description('In use, with {place}')),
  within: v.pipe(withKm, v.description('In use with a number of kilometres, with {km} and {place}')),
  away: v.pipe(withKm, v.description('On a card: how far the vehicle is, with {km}')),
  nearest: v.pipe(text, v.description('The order by distance')),
  ask: v.pipe(text, v.description('When "near me" is typed, which does not say where')),
  unknown: v.pipe(text, v.description('When nobody knows the place')),
  denied: v.pipe(text, v.description('When the browser does not say where the shopper is')),
});
