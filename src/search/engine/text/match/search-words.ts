import { hasFound } from '../merge-hits.ts';
import type { SearchedField, TextSession, Word } from '../text-session.ts';
import type { ChosenWord } from './combination-plan.ts';
import { matchCombination } from './match-combination.ts';
import { type CandidateRules, findCandidates } from './token-candidates.ts';

const MAX_COMBINATIONS = 10;
const MAX_COMBINATIONS_EXHAUSTIVE = 10_000;
/** Fixed cost of looking up a word, in cells of the edit-distance matrix, the unit of the session's budget. */
const LOOK_UP_CELLS = 100;
/** First byte of U+0600 to U+06FF in UTF-8. */
const ARABIC_START = /^[\xd8-\xdb]/;

type Candidates = { readonly word: Word; readonly cost: number; readonly tokens: readonly string[] };

/** Number of typos that a word may have: none if it is short; none in numbers unless `typosForNumbers`. */
function maxTypos(session: TextSession, token: string, typosForNumbers: boolean): number {
  const { minLen1Typo, minLen2Typo, typosForAlphanumerics = true } = session.params;
  if (!typosForAlphanumerics && /[^a-z0-9]/.test(token)) return 0;
  if (!typosForNumbers && /^\d+$/.test(token)) return 0;
  if (token.length < minLen1Typo) return 0;
  return token.length < minLen2Typo ? 1 : 2;
}

/** Fields that contain a word, by descending number of documents. */
function fieldsOfToken(session: TextSession, token: string): SearchedField[] {
  const counted = session.fields.map((field) => {
    const id = field.index.idOf.get(token);
    return { field, documents: id === undefined ? 0 : (field.index.documentCounts[id] ?? 0) };
  });
  const holding = counted.filter(({ documents }) => documents > 0);
  return holding.sort((a, b) => b.documents - a.documents).map(({ field }) => field);
}

type Lookup = {
  readonly session: TextSession;
  /** Candidates of earlier rounds by word and cost. */
  readonly cache: Map<string, readonly string[]>;
  /** Candidates of this round, which are not used for another word again. */
  readonly tried: Set<string>;
};

function collect(
  lookup: Lookup,
  word: Word,
  cost: number,
  fields: readonly SearchedField[],
  previousToken: string,
  tokens: string[],
): void {
  const { session, cache, tried } = lookup;
  const { maxCandidates, allowed, budget } = session;
  const rules: CandidateRules = { tried, allowed, previousToken, maxCandidates, budget };
  for (const field of fields) {
    if (tokens.length >= maxCandidates) return;
    if (cost > field.numTypos) continue;
    budget.cells -= LOOK_UP_CELLS;
    const found = findCandidates(field.index, word.token, cost, field.prefix && word.isPrefix, rules);
    if (found.length === 0) continue;
    tokens.push(...found);
    const key = `${word.token}${cost}`;
    // Only the words up to the first field with any are remembered, as in Typesense.
    if (!cache.has(key)) cache.set(key, [...tokens]);
  }
}

/**
 * Words of the index for a word of the query. The last of several is first sought in documents that hold the
 * one before, in the fields where that is most frequent. Null if the one before is in no field.
 */
function candidatesOf(
  lookup: Lookup,
  word: Word,
  cost: number,
  previousToken: string | null,
): readonly string[] | null {
  const cached = lookup.cache.get(`${word.token}${cost}`);
  if (cached !== undefined) return cached;
  const { session } = lookup;
  const tokens: string[] = [];
  if (previousToken === null) {
    collect(lookup, word, cost, session.fields, '', tokens);
    return tokens;
  }
  const popular = fieldsOfToken(session, previousToken);
  if (popular.length === 0) return null;
  collect(lookup, word, cost, popular, previousToken, tokens);
  if (session.fields.length > 1) collect(lookup, word, cost, session.fields, '', tokens);
  return tokens;
}

function chooseWords(candidates: readonly Candidates[], n: number): { chosen: ChosenWord[]; cost: number } {
  let left = n;
  let total = 0;
  const chosen = candidates.map(({ word, cost, tokens }) => {
    const token = tokens[left % tokens.length] ?? '';
    left = Math.floor(left / tokens.length);
    // An Arabic letter has two bytes, so half of one is no typo.
    const typos = cost === 1 && ARABIC_START.test(token) ? 2 : cost;
    const isPrefix = word.isPrefix && token.length > word.token.length + typos;
    total += 2 * typos + Number(isPrefix);
    return { token, isPrefix, rootLength: word.token.length, typos };
  });
  return { chosen, cost: total };
}

function matchAll(session: TextSession, candidates: readonly Candidates[], dropped: readonly string[]): void {
  const { maxCandidates, fields, tried } = session;
  const isOneField = fields.length === 1 && fields[0]?.prefix === true;
  const limit = isOneField ? maxCandidates : Math.max(MAX_COMBINATIONS, maxCandidates);
  const all = candidates.reduce((product, { tokens }) => product * tokens.length, 1);
  for (let n = 0; n < all && n < limit; n += 1) {
    if (session.budget.cells <= 0) return;
    const { chosen, cost } = chooseWords(candidates, n);
    const key = chosen.map(({ token }) => token).join('\n');
    if (tried.has(key)) continue;
    tried.add(key);
    matchCombination(session, chosen, dropped, cost);
  }
}

/**
 * Candidates for each word. `failed` is the position of the first word without any, or -1; `isBroken` says that the
 * last word's predecessor is in no field.
 */
type Round = { readonly candidates: Candidates[]; readonly failed: number; readonly isBroken: boolean };

function gather(
  lookup: Lookup,
  words: readonly Word[],
  costs: readonly number[],
  isDropping: boolean,
): Round {
  const candidates: Candidates[] = [];
  for (const [i, word] of words.entries()) {
    const cost = costs[i] ?? 0;
    const isLast = words.length > 1 && !isDropping && i === words.length - 1;
    const previous = isLast ? (candidates.at(-1)?.tokens[0] ?? '') : null;
    const tokens = candidatesOf(lookup, word, cost, previous);
    if (tokens === null) return { candidates, failed: -1, isBroken: true };
    if (tokens.length === 0) return { candidates, failed: i, isBroken: false };
    candidates.push({ word, cost, tokens });
  }
  return { candidates, failed: -1, isBroken: false };
}

/** The n-th combination of typo counts, the last word's changing fastest. */
function costsOf(choices: readonly (readonly number[])[], n: number): number[] {
  const costs = new Array<number>(choices.length).fill(0);
  let left = n;
  for (let i = choices.length - 1; i >= 0; i -= 1) {
    const choice = choices[i] ?? [];
    costs[i] = choice[left % choice.length] ?? 0;
    left = Math.floor(left / choice.length);
  }
  return costs;
}

/**
 * Finds documents with all words, first as written, then with typos, until there are enough. Follows
 * `Index::fuzzy_search_fields` step by step, since its limits on combinations decide what is found.
 */
export function searchWords(
  session: TextSession,
  words: readonly Word[],
  dropped: readonly string[],
  typosForNumbers: boolean,
): void {
  if (words.length === 0) return;
  const { exhaustive, typoTokensThreshold } = session.params;
  const choices = words.map(({ token }) =>
    Array.from({ length: maxTypos(session, token, typosForNumbers) + 1 }, (_, cost) => cost),
  );
  const count = (): number => choices.reduce((product, { length }) => product * length, 1);
  const limit = exhaustive ? MAX_COMBINATIONS_EXHAUSTIVE : MAX_COMBINATIONS;
  const cache = new Map<string, readonly string[]>();
  let total = words.length > 30 ? 1 : count();
  for (let n = 0; n < total && n < limit && session.budget.cells > 0; n += 1) {
    const costs = costsOf(choices, n);
    const lookup = { session, cache, tried: new Set<string>() };
    const { candidates, failed, isBroken } = gather(lookup, words, costs, dropped.length > 0);
    if (failed >= 0) {
      const choice = choices[failed] ?? [];
      choice.splice(choice.indexOf(costs[failed] ?? 0), 1);
      if (choice.length === 0) return;
      // Without that number of typos the combinations are others: start again with the first (the loop adds 1).
      n = -1;
      total = count();
    } else if (!isBroken) matchAll(session, candidates, dropped);
    if (!exhaustive && hasFound(session, typoTokensThreshold)) return;
  }
}
