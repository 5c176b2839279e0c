import { editDistance } from '../../engine/edit-distance.ts';
import type { RawHit } from '../hits.ts';

/** The engines forgive a mistyped letter only in words of at least four, and at most two letters. */
const FEWEST_LETTERS = 4;
const MOST_TYPOS = 2;

const accents = /\p{M}/gu;
const folded = (text: string) => text.normalize('NFD').replace(accents, '').toLowerCase();

/**
 * The words that were searched for in place of the query: misspelled ones as they were found ("toyta corolla" finds
 * "Toyota Corolla"), without those that were dropped ("corolla qwerty" finds "corolla"). Null if they are the query's
 * own. Engines accept typing errors and drop words from the end only where nothing matches all words exactly.
 */
export function correctedQuery(query: string, hits: readonly RawHit[]): string | null {
  const [best] = hits;
  if (best === undefined || query.includes('"')) return null;
  const found = matchedWords(best);
  const words = withoutDropped(query.split(/\s+/), best, found);
  const corrected = words.map((word) => correctionOf(folded(word), found) ?? word).join(' ');
  return corrected === query.trim().replace(/\s+/g, ' ') ? null : corrected;
}

function withoutDropped(words: readonly string[], hit: RawHit, found: readonly string[]): readonly string[] {
  const { text_match_info: info } = hit;
  const matched = isRecord(info) ? info['tokens_matched'] : null;
  if (typeof matched !== 'number' || matched < 1) return words;
  // "land cruiser" also matches "LandCruiser".
  const isJoined = (word: string) => found.some((name) => folded(name).includes(folded(word)));
  let left = matched;
  return words.filter((word) => {
    const tokens = tokenCount(word);
    const isMatched = left > 0 || tokens === 0;
    left -= tokens;
    return isMatched || isJoined(word);
  });
}

/** Hyphens and slashes separate words, other symbols do not. */
function tokenCount(word: string): number {
  return word.split(/[-/]/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
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
