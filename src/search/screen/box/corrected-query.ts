import * as v from 'valibot';
import { folded } from '../../../values/folded.ts';
import { editDistance } from '../../engine/edit-distance.ts';
import type { RawHit } from '../hits.ts';

/** The engines forgive a mistyped letter only in words of at least four, and at most two letters. */
const FEWEST_LETTERS = 4;
const MAX_TYPOS = 2;

/** What both engines say of a hit: the words that matched in each field, and the number of words matched in all. */
const matchSchema = v.object({
  _rawTypesenseHit: v.optional(
    v.object({ highlights: v.optional(v.array(v.object({ matched_tokens: v.array(v.string()) }))) }),
  ),
  text_match_info: v.optional(v.object({ tokens_matched: v.number() })),
});

/**
 * The words that were searched for in place of the query: misspelled ones as they were found ("toyta corolla" finds
 * "Toyota Corolla"), without those that were dropped ("corolla qwerty" finds "corolla"). Null if they are the query's
 * own. Engines accept typing errors and drop words from the end only where nothing matches all words exactly.
 */
export function correctedQuery(query: string, hits: readonly RawHit[]): string | null {
  const match = v.safeParse(matchSchema, hits[0]);
  if (!match.success || query.includes('"')) return null;
  const { _rawTypesenseHit: raw, text_match_info: info } = match.output;
  const found = raw?.highlights?.flatMap((field) => field.matched_tokens) ?? [];
  const words = withoutDropped(query.split(/\s+/), info?.tokens_matched ?? 0, found);
  const corrected = words.map((word) => correctionOf(folded(word), found) ?? word).join(' ');
  return corrected === query.trim().replace(/\s+/g, ' ') ? null : corrected;
}

/** Whether the results are for fewer words than were asked for. */
export function hasDroppedWords(query: string, hits: readonly RawHit[]): boolean {
  const corrected = correctedQuery(query, hits);
  return corrected !== null && tokensOf(corrected.split(' ')) < tokensOf(query.split(/\s+/));
}

/** `matched` is 0 if no word matched, or the number is unknown: then no word counts as dropped. */
function withoutDropped(
  words: readonly string[],
  matched: number,
  found: readonly string[],
): readonly string[] {
  if (matched < 1) return words;
  // "land cruiser" also matches "LandCruiser".
  const isJoined = (word: string) => found.some((name) => folded(name).includes(folded(word)));
  const isFound = (word: string) => isJoined(word) || correctionOf(folded(word), found) !== null;
  // Where nothing matches the words without the last ones, the engines drop the first ones ("purpel suv").
  const seen = words.filter((word) => tokenCount(word) === 0 || isFound(word));
  if (tokensOf(words) > matched && tokensOf(seen) === matched) return seen;
  let left = matched;
  return words.filter((word) => {
    const tokens = tokenCount(word);
    const isMatched = left > 0 || tokens === 0;
    left -= tokens;
    return isMatched || isJoined(word);
  });
}

const tokensOf = (words: readonly string[]) => words.reduce((total, word) => total + tokenCount(word), 0);

/** Hyphens and slashes separate words, other symbols do not. A hyphen before a word excludes it. */
function tokenCount(word: string): number {
  if (word.startsWith('-')) return 0;
  return word.split(/[-/]/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}

function correctionOf(typed: string, found: readonly string[]): string | null {
  const isExact = found.some((word) => folded(word).startsWith(typed));
  if (isExact || typed.length < FEWEST_LETTERS || !/^\p{L}+$/u.test(typed)) return null;
  return found.find((word) => editDistance(typed, folded(word), true, MAX_TYPOS) <= MAX_TYPOS) ?? null;
}
