import { editDistance } from '../edit-distance.ts';
import type { Words } from '../filters/folded-values.ts';
import type { FacetIndex } from './facet-index.ts';

export type FacetQuery = { readonly fieldName: string; readonly text: string };

export type FacetMatch = {
  readonly isWanted: (code: number) => boolean;
  /** The typed words in order; the last one may be a prefix. */
  readonly words: readonly string[];
};

/** Typos are ignored in longer queries, because the cost of the edit distance grows with the length. */
const MAX_TYPED_LENGTH = 100;

function typosAllowed(word: string, max: number): number {
  return Math.min(max, word.length < 3 ? 0 : word.length < 7 ? 1 : 2);
}

/** All distributions of typos over words, with those in the last word first. */
function typoPlans(words: readonly string[], max: number): number[][] {
  let plans: number[][] = [[]];
  for (const word of words.slice(0, 4)) {
    const allowed = typosAllowed(word, word.length > MAX_TYPED_LENGTH ? 0 : max);
    plans = plans.flatMap((plan) => Array.from({ length: allowed + 1 }, (_, typos) => [...plan, typos]));
  }
  return plans;
}

/** The words of a value to compare with a facet query; a number is one word, a boolean 1 or 0. */
export function facetWords(facet: FacetIndex, code: number, words: Words): string[] {
  const label = facet.labelOf(code);
  if (facet.field.type.startsWith('string')) return words(label);
  if (facet.field.type.startsWith('bool')) return [label === 'true' ? '1' : '0'];
  return [label];
}

function queryWords(facet: FacetIndex, text: string, words: Words): string[] {
  if (facet.field.type.startsWith('string')) return words(text);
  if (facet.field.type.startsWith('bool')) return [text === 'true' ? '1' : text === 'false' ? '0' : text];
  return [text];
}

/** For a number or boolean: its only word starts with the typed text, or is within the typos. */
function isMeant(word: string, typed: string, typos: number): boolean {
  return typos === 0 ? word.startsWith(typed) : editDistance(typed, word, true, typos) === typos;
}

/** For each typed word, the matching words with the plan's typos in the found documents; null if there are none. */
function planWords(
  typed: readonly string[],
  plan: readonly number[],
  find: (word: string, typos: number, isPrefix: boolean, before: string) => string[],
): ReadonlySet<string>[] | null {
  const meant: ReadonlySet<string>[] = [];
  let before = '';
  for (const [at, word] of typed.entries()) {
    const isLast = at === typed.length - 1;
    const words = find(word, plan[at] ?? 0, isLast, isLast ? before : '');
    if (words.length === 0) return null;
    meant.push(new Set(words));
    before = words[0] ?? '';
  }
  return meant;
}

export type FacetQueryOptions = {
  readonly typos: number;
  readonly words: Words;
  /** Words in text values of the found documents. */
  readonly find: (word: string, typos: number, isPrefix: boolean, before: string) => string[];
};

/** The counted values that match a facet query, with the smallest number of typos that finds any. */
export function matchFacetQuery(
  facet: FacetIndex,
  counts: Uint32Array,
  query: FacetQuery,
  { typos, words, find }: FacetQueryOptions,
): FacetMatch {
  const typed = queryWords(facet, query.text, words);
  const wanted = new Set<number>();
  const isText = facet.field.type.startsWith('string');
  const candidates: { code: number; own: string[] }[] = [];
  for (let code = 1; code <= facet.distinct && typed.length > 0; code += 1) {
    if (counts[code]) candidates.push({ code, own: facetWords(facet, code, words) });
  }
  for (const plan of candidates.length > 0 ? typoPlans(typed, typos) : []) {
    const meant = isText ? planWords(typed, plan, find) : null;
    for (const { code, own } of candidates) {
      const isNamed = isText
        ? meant?.every((some) => own.some((word) => some.has(word)))
        : isMeant(own[0] ?? '', typed[0] ?? '', plan[0] ?? 0);
      if (isNamed) wanted.add(code);
    }
    if (wanted.size > 0) break;
  }
  return { isWanted: (code) => wanted.has(code), words: typed };
}
