import type { CollectionField, CollectionSchema } from './collection.ts';
import type { FacetQuery } from './facets/facet-query.ts';
import { type FacetRequest, parseFacetBy } from './facets/facet-syntax.ts';
import { DEFAULT_MAX_WORDS, type FilterClause, parseClause } from './filters/filter-clause.ts';
import { type FilterNode, parseFilter } from './filters/filter-grammar.ts';
import { trimSpaces } from './filters/split-list.ts';
import { isSearchError, type SearchError, searchError } from './search-error.ts';
import { list, type RawParams, readRequest, type SearchRequest } from './search-request.ts';
import { resolveSorts, type SortClause, splitSortBy } from './sorting/sort-syntax.ts';
import { isWildcard } from './text/parse-query.ts';
import type { TextParams } from './text/text-query.ts';
import { readTextParams } from './text-params.ts';

const MAX_PER_PAGE = 250;
const MAX_GROUP_LIMIT = 99;

/** A search with parsed parameters, validated against the schema. */
export type SearchPlan = {
  readonly request: SearchRequest;
  readonly text: TextParams;
  readonly isWildcard: boolean;
  readonly filter: FilterNode<FilterClause> | null;
  readonly facets: readonly FacetRequest[];
  readonly facetQuery: FacetQuery | null;
  readonly groupBy: readonly CollectionField[];
  readonly sorts: readonly SortClause[];
};

function readGroupBy(request: SearchRequest, schema: CollectionSchema): CollectionField[] | SearchError {
  const fields: CollectionField[] = [];
  for (const name of list(request, 'group_by')) {
    const field = schema.fields.find((candidate) => candidate.name === name);
    if (!field) return searchError(404, `Could not find a field named \`${name}\` in the schema.`);
    if (field.facet !== true) return searchError(400, `Group by field \`${name}\` should be a facet field.`);
    fields.push(field);
  }
  const limit = request.numbers.group_limit;
  if (fields.length > 0 && (limit === 0 || limit > MAX_GROUP_LIMIT)) {
    return searchError(400, `Value of \`group_limit\` must be between 1 and ${MAX_GROUP_LIMIT}.`);
  }
  return fields;
}

function readFacetQuery(
  { params }: SearchRequest,
  facets: readonly FacetRequest[],
): FacetQuery | null | SearchError {
  const text = params.get('facet_query') ?? '';
  if (text === '') return null;
  const colon = text.indexOf(':');
  if (colon < 0) return searchError(400, 'Facet query must be in the `facet_field: value` format.');
  if (trimSpaces(params.get('facet_by') ?? '') === '') {
    return searchError(400, 'The `facet_query` parameter is supplied without a `facet_by` parameter.');
  }
  const query = { fieldName: trimSpaces(text.slice(0, colon)), text: trimSpaces(text.slice(colon + 1)) };
  if (query.text === '') return null;
  if (facets.some(({ field }) => field.name === query.fieldName)) return query;
  const problem = `Facet query refers to a facet field \`${query.fieldName}\` that is not part of \`facet_by\` parameter.`;
  return searchError(400, problem);
}

function readFilter({ params, numbers }: SearchRequest, schema: CollectionSchema) {
  const maxWords = numbers.max_filter_by_candidates;
  const keyEnd = maxWords === DEFAULT_MAX_WORDS ? '' : ` ${maxWords} words`;
  const text = params.get('filter_by') ?? '';
  return parseFilter(text, (clause) => parseClause(clause, schema, maxWords), keyEnd);
}

function readDropMode({ dropTokensMode }: TextParams): SearchError | null {
  return /^(right_to_left|left_to_right|both_sides)(:\d+)?$/.test(dropTokensMode)
    ? null
    : searchError(400, 'Invalid format for drop tokens mode.');
}

/** Parses a search's parameters. Of several errors it reports the one that Typesense checks first. */
export function planSearch(params: RawParams, schema: CollectionSchema): SearchPlan | SearchError {
  if (params.get('collection') !== schema.name) return searchError(404, 'Collection not found');
  const request = readRequest(params);
  if (isSearchError(request)) return request;
  const rawSorts = splitSortBy(params.get('sort_by') ?? '');
  if (isSearchError(rawSorts)) return rawSorts;
  const text = readTextParams(request, schema);
  if (isSearchError(text)) return text;
  const groupBy = readGroupBy(request, schema);
  if (isSearchError(groupBy)) return groupBy;
  const filter = readFilter(request, schema);
  if (filter && isSearchError(filter)) return filter;
  const facets = parseFacetBy(params.get('facet_by') ?? '', schema);
  if (isSearchError(facets)) return facets;
  const facetQuery = readFacetQuery(request, facets);
  if (facetQuery && isSearchError(facetQuery)) return facetQuery;
  if (request.numbers.per_page > MAX_PER_PAGE) {
    return searchError(422, `Only upto ${MAX_PER_PAGE} hits can be fetched per page.`);
  }
  const problem = readDropMode(text);
  if (problem) return problem;
  const asksForAll = isWildcard(request.q, schema);
  const sorts = resolveSorts(rawSorts, schema, asksForAll, groupBy.length > 0);
  if (isSearchError(sorts)) return sorts;
  return { request, text, isWildcard: asksForAll, filter, facets, facetQuery, groupBy, sorts };
}
