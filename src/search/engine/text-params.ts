import type { CollectionSchema } from './collection.ts';
import { isSearchError, type SearchError, searchError } from './search-error.ts';
import { flag, list, numberList, perField, type SearchRequest } from './search-request.ts';
import type { TextField, TextParams } from './text/text-query.ts';

/** The default weight of the first field in `query_by`; each further field weighs one less. */
const MAX_WEIGHT = 15;

/** Replaces weights that do not decrease, or are too large, by decreasing ones in the same order. */
function normalWeights(given: readonly number[]): number[] {
  const isFalling = given.every((weight, at) => weight <= (given[at - 1] ?? MAX_WEIGHT));
  if (isFalling) return [...given];
  const distinct = [...new Set(given)].sort((a, b) => b - a);
  return given.map((weight) => Math.max(0, MAX_WEIGHT - distinct.indexOf(weight)));
}

function readFieldNames(request: SearchRequest): string[] | SearchError {
  const names = list(request, 'query_by');
  if (request.q !== '*' && names.length === 0) {
    return searchError(400, 'No search fields specified for the query.');
  }
  return names;
}

function checkFields(names: readonly string[], schema: CollectionSchema): SearchError | null {
  const fields = [];
  for (const name of names) {
    if (name === 'id') return searchError(400, 'Cannot use `id` as a query by field.');
    const field = schema.fields.find((candidate) => candidate.name === name);
    if (!field) return searchError(404, `Could not find a field named \`${name}\` in the schema.`);
    fields.push(field);
  }
  for (const { name, index, type } of fields) {
    if (index === false) {
      return searchError(400, `Field \`${name}\` is marked as a non-indexed field in the schema.`);
    }
    if (!type.startsWith('string')) {
      return searchError(400, `Field \`${name}\` should be a string or a string array.`);
    }
  }
  return null;
}

const mismatch = (what: string) =>
  searchError(400, `Number of ${what} does not match number of \`query_by\` fields.`);

function readFields(request: SearchRequest, schema: CollectionSchema): TextField[] | SearchError {
  const names = readFieldNames(request);
  if (isSearchError(names)) return names;
  const weights = numberList(request, 'query_by_weights', []);
  if (names.length > 0 && weights.length > 0 && weights.length !== names.length) {
    return mismatch('weights in `query_by_weights`');
  }
  const prefixes = list(request, 'prefix').map((text) => (text === 'true' ? 1 : 0));
  const typos = perField(numberList(request, 'num_typos', [2]), names.length);
  const isPrefix = perField(request.params.has('prefix') ? prefixes : [1], names.length);
  if (names.length > 0 && !typos) return mismatch('values in `num_typos`');
  if (names.length > 0 && !isPrefix) return mismatch('prefix values in `prefix`');
  const problem = checkFields(names, schema);
  if (problem) return problem;
  const normal =
    weights.length > 0 ? normalWeights(weights) : names.map((_, at) => Math.max(0, MAX_WEIGHT - at));
  const fields = names.map((name, at) => ({
    name,
    weight: normal[at] ?? 0,
    prefix: isPrefix?.[at] === 1,
    numTypos: Math.min(typos?.[at] ?? 2, 2),
  }));
  return weights.length > 0 ? fields.sort((a, b) => b.weight - a.weight) : fields;
}

function oneOf<T extends string>(text: string | undefined, words: readonly T[], byDefault: T): T {
  return words.find((word) => word === text) ?? byDefault;
}

function splitJoin(text: string | undefined): TextParams['splitJoinTokens'] {
  if (text === 'false') return 'off';
  return oneOf(text, ['off', 'fallback', 'always'], 'fallback');
}

/** Parses and validates the parameters of a text query; also for `*`, whose `query_by` must be valid too. */
export function readTextParams(request: SearchRequest, schema: CollectionSchema): TextParams | SearchError {
  const fields = readFields(request, schema);
  if (isSearchError(fields)) return fields;
  const { params, numbers } = request;
  return {
    q: request.q,
    fields,
    typoTokensThreshold: numbers.typo_tokens_threshold,
    dropTokensThreshold: numbers.drop_tokens_threshold,
    dropTokensMode: params.get('drop_tokens_mode') ?? 'right_to_left',
    typosForNumbers: flag(request, 'enable_typos_for_numerical_tokens', true),
    minLen1Typo: numbers.min_len_1typo,
    minLen2Typo: numbers.min_len_2typo,
    prioritizeExactMatch: flag(request, 'prioritize_exact_match', true),
    prioritizeTokenPosition: flag(request, 'prioritize_token_position', false),
    prioritizeNumMatchingFields: flag(request, 'prioritize_num_matching_fields', true),
    splitJoinTokens: splitJoin(params.get('split_join_tokens')),
    exhaustive: flag(request, 'exhaustive_search', false),
    ...(numbers.max_candidates > 0 ? { maxCandidates: numbers.max_candidates } : {}),
    typosForAlphanumerics: flag(request, 'enable_typos_for_alpha_numerical_tokens', true),
    textMatchType: oneOf(
      params.get('text_match_type'),
      ['max_score', 'max_weight', 'sum_score'],
      'max_score',
    ),
  };
}
