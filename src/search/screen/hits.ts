import type { Place } from '../../values/place/great-circle.ts';
import type { CardFacts } from '../../vehicle/card/card.ts';
import { briefCard } from '../index/brief-card.ts';
import { hitKm } from '../index/search-parameters.ts';
import type { SearchHit } from './search-view.ts';

/** The part of an InstantSearch result that is used here. */
export type RawSearch = {
  readonly nbHits?: number | undefined;
  readonly hits?: readonly RawHit[] | undefined;
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>> | undefined;
  readonly facets_stats?:
    | Readonly<Record<string, { readonly min?: number | undefined; readonly max?: number | undefined }>>
    | undefined;
};

/** A hit of the embedded index has its row, one of Typesense its card. */
export type RawHit = {
  readonly objectID: string;
  readonly [field: string]: unknown;
};

/** A hit with its card, null while that is loading, and its distance from the place. */
export function hitOf(
  document: RawHit,
  cards: ReadonlyMap<string, CardFacts>,
  from: Place | null = null,
): SearchHit {
  const { objectID: id, card } = document;
  const km = from && hitKm(document, from);
  return { id, brief: briefCard(document), card: isCard(card) ? card : (cards.get(id) ?? null), km };
}

/** In a Typesense collection each document contains its card, written by the same build. */
function isCard(value: unknown): value is CardFacts {
  return typeof value === 'object' && value !== null && 'href' in value && 'heading' in value;
}
