import * as v from 'valibot';
import type { CardFacts } from './card.ts';

/** Our own build or functions wrote the whole card: these two fields tell it from an error page. */
const cardShape = v.looseObject({ id: v.string(), href: v.string() });

/** Cards of vehicles, as a file of the site or a reply of a function holds them. */
export const cardsSchema = v.pipe(v.array(cardShape), v.guard(isCards));

function isCards(value: unknown): value is CardFacts[] {
  return Array.isArray(value);
}
