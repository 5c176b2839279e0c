import * as v from 'valibot';
import { bodySlugs } from '../../values/vehicle/vehicle-terms.ts';
import { text, textFor } from './parts.schema.ts';

const withPlace = v.pipe(text, v.includes('{place}', 'a text with {place}'));

/** search.json `heading`: how the heading of the search names several filters, as "Used Toyota SUVs under $30,000". */
export const searchHeadingSchema = v.strictObject({
  order: v.pipe(
    text,
    v.includes('{what}', 'a text with {what}'),
    v.description('The heading from its parts {what}, {price} and {place}, of which some may be empty'),
  ),
  under: textFor('A highest price, with {max}'),
  over: textFor('A lowest price, with {min}'),
  between: textFor('Both, with {min} and {max}'),
  at: v.pipe(withPlace, v.description('A branch or a dealership, with {place}')),
  in: v.pipe(withPlace, v.description('A city or a state, with {place}')),
  near: v.pipe(withPlace, v.description('Around a place, with {place}')),
  within: v.pipe(
    withPlace,
    v.includes('{km}', 'a text with {km}'),
    v.description('At most so far from it, with {km} and {place}'),
  ),
  here: textFor('What the place is called where the shopper is'),
  bodies: v.pipe(
    v.record(v.picklist(bodySlugs), text),
    v.description('What body types are called in the plural'),
  ),
});
