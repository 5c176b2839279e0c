import type { SearchDocument } from './collection.ts';
import { flag, list, type SearchRequest } from './search-request.ts';
import { highlight } from './text/highlight/highlight.ts';
import type { TextMatches } from './text/text-search.ts';

export type Hit = {
  readonly document: Readonly<Record<string, unknown>>;
  readonly highlight: object;
  readonly highlights: readonly unknown[];
  readonly text_match?: number;
  /** The part of Typesense's `text_match_info` that pages use. */
  readonly text_match_info?: { readonly tokens_matched: number };
  readonly geo_distance_meters?: Readonly<Record<string, number>>;
};

function nameTest(names: readonly string[]): (name: string) => boolean {
  const prefixes = names.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1));
  const whole = new Set(names);
  return (name) => whole.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
}

/** Applies `include_fields` and `exclude_fields`. */
function prune(document: SearchDocument, included: readonly string[], excluded: readonly string[]) {
  if (included.length === 0 && excluded.length === 0) return document;
  const isIncluded = nameTest(included);
  const isExcluded = nameTest(excluded);
  return Object.fromEntries(
    Object.entries(document).filter(
      ([name]) => (included.length === 0 || isIncluded(name)) && !isExcluded(name),
    ),
  );
}

function highlightOptions(request: SearchRequest, queried: readonly string[]) {
  const { params, numbers } = request;
  const named = list(request, 'highlight_fields');
  return {
    fields: named.length > 0 ? named : queried,
    fullFields: list(request, 'highlight_full_fields'),
    startTag: params.get('highlight_start_tag') ?? '<mark>',
    endTag: params.get('highlight_end_tag') ?? '</mark>',
    snippetThreshold: numbers.snippet_threshold,
    affixTokens: numbers.highlight_affix_num_tokens,
  };
}

/** The server's text match score of `*`, reported only if a sort uses it. */
const WILDCARD_SCORE = 100;

/** Creates hits from rows; `place` is a row's index among the matches of the text query. */
export function createHitMaker(
  request: SearchRequest,
  queried: readonly string[],
  matches: TextMatches | null,
  isScored: boolean,
  documentAt: (row: number) => SearchDocument,
  distancesOf: ((row: number) => Readonly<Record<string, number>>) | null,
): (row: number, place: number) => Hit {
  const included = list(request, 'include_fields');
  const excluded = list(request, 'exclude_fields');
  const options = highlightOptions(request, queried);
  const withList = flag(request, 'enable_highlight_v1', true);
  return (row, place) => {
    const whole = documentAt(row);
    const document = prune(whole, included, excluded);
    const distances = distancesOf ? { geo_distance_meters: distancesOf(row) } : {};
    if (!matches) {
      const score = isScored ? { text_match: WILDCARD_SCORE } : {};
      return { document, highlight: {}, highlights: [], ...score, ...distances };
    }
    const marked = highlight(whole, matches, options);
    const highlights = withList ? marked.highlights : [];
    const text_match = matches.textMatchOf(place);
    const text_match_info = { tokens_matched: matches.wordsMatchedBy(place) };
    return { document, highlight: marked.highlight, highlights, text_match, text_match_info, ...distances };
  };
}
