import * as v from 'valibot';
import { count, switchFor, text, textFor } from './parts.schema.ts';

const withKm = v.pipe(text, v.includes('{km}', 'a text with {km}'));

/** search.json `distance`: the filter by kilometres from a place. */
export const distanceSchema = v.strictObject({
  show: switchFor('Search around a postcode or a place, for a dealer whose branches stand in several'),
  radii: v.pipe(
    v.array(count(1, 5000)),
    v.minLength(1),
    v.description('Kilometres around the place to choose from'),
  ),
  label: textFor('Heading of the panel'),
  place: textFor('Label of the field for the place'),
  placeholder: textFor('Example within that field'),
  use: textFor('Button that asks the browser where the shopper is'),
  locating: textFor('While the browser looks for the shopper'),
  myPlace: textFor('What that place is called within a sentence'),
  radius: textFor('Label of the kilometres'),
  anyRadius: textFor('However far'),
  radiusOption: v.pipe(withKm, v.description('At most so far, with {km}')),
  near: v.pipe(text, v.includes('{place}', 'a text with {place}'), v.description('In use, with {place}')),
  within: v.pipe(withKm, v.description('In use with a number of kilometres, with {km} and {place}')),
  away: v.pipe(withKm, v.description('On a card: how far the vehicle is, with {km}')),
  nearest: textFor('The order by distance'),
  ask: textFor('When "near me" is typed, which does not say where'),
  unknown: textFor('When nobody knows the place'),
  denied: textFor('When the browser does not say where the shopper is'),
});
