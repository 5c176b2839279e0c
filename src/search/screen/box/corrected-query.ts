import { editDistance } from '../../engine/edit-distance.ts';
import type { RawHit } from '../hits.ts';

/** The engines forgive a mistyped letter only in words of at least four, and at most two letters. */
const FEWEST_LETTERS = 4;
const MOST_TYPOS = 2;

const accents = /\p{M}/gu;
const folded = (text: string) => text.normalize('NFD').replace(accents, '').toLowerCase();

/**
 * The query with the words that were found in its place, if it was misspelled: "toyta corolla" finds names with
 * "Toyota Corolla". Null if no word was corrected. Engines accept typing errors only where nothing matches exactly.
 */
export function correctedQuery(query: string, hits: readonly RawHit[]): string | null {
  const [best] = hits;
  if (best === undefined || query.includes('"')) return null;
  const found = matchedWords(best);
  const words = query.split(/\s+/).map((word) => correctionOf(folded(word), found) ?? word);
  const corrected = words.join(' ');
  return corrected === query ? null : corrected;
}

function correctionOf(typed: string, found: readonly string[]): string | null {
  const isExact = found.some((word) => folded(word).startsWith(typed));
  if (isExact || typed.length < FEWEST_LETTERS || !/^\p{L}+$/u.test(typed)) return null;
  return found.find((word) => editDistance(typed, folded(word), true, MOST_TYPOS) <= MOST_TYPOS) ?? null;
}

/** The words of the car's name that matched; InstantSearch gives them with the highlighted name. */
function matchedWords({ _highlightResult: highlight }: RawHit): readonly string[] {
  const name: unknown = isRecord(highlight) ? highlight['name'] : null;
  const words: unknown = isRecord(name) ? name['matchedWords'] : null;
  return Array.isArray(words) ? words.filter((word) => typeof word === 'string') : [];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
