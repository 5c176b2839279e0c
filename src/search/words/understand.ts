import type { SearchState } from '../state/search-state.ts';
import { MAX_QUERY_CHARACTERS } from '../state/url-values.ts';
import { withAlternatives } from './alternatives.ts';
import { withFigures } from './figures.ts';
import { joinedLists, joinedRanges } from './meant.ts';
import { withPhrases } from './phrases.ts';
import { type Near, withoutRadius } from './typed-place.ts';
import { withSpaces } from './unspaced-words.ts';
import { COMMA, type Vocabulary } from './vocabulary.ts';

export type { Place, Vocabulary } from './vocabulary.ts';

export interface Understood {
  /** The search with the recognised filters; its query contains the remaining words. */
  readonly state: SearchState;
  /** The recognised place; null if there is none. Its coordinates are looked up elsewhere. */
  readonly near: Near | null;
  /** The recognised radius in kilometres; null if there is none. */
  readonly km: number | null;
}

/** "suv, white/black?", "白色、黑色": punctuation between words, but not within "20,000" and "2.0". */
const punctuation = /[,;/](?!\d)|(?<!\d)[,;/]|[?!.](?=\s)|[，、；。？！]/g;

/**
 * Turns the words of a query into filters, a place and an order; the others stay in the query. "no kia, automatic suv
 * under 20k near geelong" is read in this order:
 *
 * 1. phrases with figures ("under 20k"), whose words would have other meanings one by one;
 * 2. phrases of the dealer's vocabulary ("automatic"), with places ("near geelong") and exclusions ("no kia");
 * 3. values of one list that follow each other ("toyota mazda").
 *
 * A query in quotes is unchanged, as is one that is too long for an address.
 */
export function understand(state: SearchState, vocabulary: Vocabulary): Understood {
  const { query } = state;
  if (query === '' || query.includes('"') || query.length > MAX_QUERY_CHARACTERS)
    return { state, near: null, km: null };
  const { text: placed, km } = vocabulary.hasDistance ? withoutRadius(query) : { text: query, km: null };
  const { text, read } = withFigures(` ${placed} `, vocabulary);
  const spaced = withSpaces(text, vocabulary.words).replace(punctuation, ` ${COMMA} `);
  const phrases = withPhrases(read, spaced.trim().split(/\s+/), vocabulary);
  const { words, near, lists, ranges, sort } = withAlternatives(phrases, vocabulary);
  return {
    state: {
      ...state,
      query: words.filter((word) => word !== '').join(' '),
      lists: joinedLists(state.lists, lists),
      ranges: joinedRanges(state.ranges, ranges),
      // An order that the shopper has chosen is kept.
      sort: state.sort === vocabulary.page.base.sort ? (sort ?? state.sort) : state.sort,
    },
    near,
    km: near && km,
  };
}

/** Only the search, for callers that do not use places. */
export function understood(state: SearchState, vocabulary: Vocabulary): SearchState {
  return understand(state, vocabulary).state;
}
