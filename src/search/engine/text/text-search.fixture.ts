import { buildColumns } from '../build-columns.ts';
import type { CollectionSchema, SearchDocument } from '../collection.ts';
import type { TextParams } from './text-query.ts';
import { searchText, type TextMatches } from './text-search.ts';
import { createTextIndex } from './words/text-index.ts';

type Setup = {
  readonly documents: readonly SearchDocument[];
  readonly fields?: readonly string[];
  readonly params?: Partial<Omit<TextParams, 'q' | 'fields'>>;
  readonly weights?: readonly number[];
  readonly prefix?: boolean;
  readonly numTypos?: number;
  readonly allowed?: readonly number[];
  readonly schema?: Partial<CollectionSchema>;
};

const BY_DEFAULT = {
  typoTokensThreshold: 1,
  dropTokensThreshold: 1,
  dropTokensMode: 'right_to_left',
  typosForNumbers: true,
  minLen1Typo: 4,
  minLen2Typo: 7,
  prioritizeExactMatch: true,
  prioritizeTokenPosition: false,
  prioritizeNumMatchingFields: true,
  splitJoinTokens: 'fallback',
  exhaustive: false,
  textMatchType: 'max_score',
} as const;

/** Documents 1, 2, 3 … with one text each. */
export function documentsOf(...titles: readonly string[]): SearchDocument[] {
  return titles.map((title, i) => ({ id: String(i + 1), title }));
}

function schemaOf(setup: Setup, names: readonly string[]): CollectionSchema {
  const isArray = (name: string): boolean =>
    setup.documents.some((document) => Array.isArray(document[name]));
  const fields = names.map((name) => ({
    name,
    type: isArray(name) ? ('string[]' as const) : ('string' as const),
  }));
  return { name: 'cars', fields: [...fields, { name: 'points', type: 'int32' }], ...setup.schema };
}

/** Searches a small collection as Typesense would with its default parameters. */
export function searchIn(setup: Setup, q: string): TextMatches {
  const names = setup.fields ?? ['title'];
  const fields = names.map((name, i) => ({
    name,
    weight: setup.weights?.[i] ?? 15 - i,
    prefix: setup.prefix ?? true,
    numTypos: setup.numTypos ?? 2,
  }));
  const index = createTextIndex(buildColumns(schemaOf(setup, names), setup.documents));
  const allowed = setup.allowed === undefined ? null : Uint8Array.from(setup.allowed);
  return searchText(index, { ...BY_DEFAULT, ...setup.params, q, fields }, allowed);
}

/** Ids found, the best first; of equals the latest first. */
export function idsFor(setup: Setup, q: string): string[] {
  const { rows, scores } = searchIn(setup, q);
  const hits = [...rows].map((row, i) => ({ row, score: scores[i] ?? 0 }));
  hits.sort((a, b) => b.score - a.score || b.row - a.row);
  return hits.map(({ row }) => setup.documents[row]?.id ?? '');
}
