import * as v from 'valibot';
import type { CardFacts } from './card.ts';

/** The card was written by our own build or functions: these two fields only distinguish it from an error page. */
const cardShape = v.looseObject({ id: v.string(), href: v.string() });

/** The card of a vehicle, in a reply of a function. */
export const cardSchema = v.pipe(cardShape, v.guard(isCard));

/** Cards of vehicles, as a file of the site or a reply of a function holds them. */
export const cardsSchema = v.pipe(v.array(cardShape), v.guard(isCards));

function isCard(value: unknown): value is CardFacts {
  return v.is(cardShape, value);
}

function isCards(value: unknown): value is CardFacts[] {
  return Array.isArray(value);
}
