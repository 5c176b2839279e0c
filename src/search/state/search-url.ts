import { bodyLabels } from '../../values/vehicle/vehicle-labels.ts';
import {
  type Attribute,
  attributes,
  listAttributes,
  paramOf,
  type RangeAttribute,
  rangeAttributes,
} from '../attributes.ts';
import { builtPageCount, pagePath } from '../landing/listing/paging.ts';
import { landingPathOf, makeOf, type PageFacts } from './landing-facts.ts';
import type { Range, SearchState } from './search-state.ts';
import { emptyState, hasSameFilters, isSameList } from './state-parts.ts';
import { formatRange, parseNear, parsePage, parseQuery, parseRange, parseValues } from './url-values.ts';

/** Aliases that are accepted in older and hand-written links, but never written. */
const aliases = ['make', 'model', 'price_range', 'simple_body'];
/** All URL parameters of a search. */
export const searchParams: readonly string[] = [
  ...['query', 'page', 'sortBy', 'near', 'within'],
  ...Object.keys(attributes).map(param),
  ...aliases,
];
const ownParams = new Set(searchParams);

function param(name: string): string {
  return name === 'weekly_price' ? paramOf(name) : name;
}

/** Other parameters, such as `utm_source`, which are kept in the address. */
export function foreignParams(query: string): [string, string][] {
  return [...new URLSearchParams(query)].filter(([name]) => !ownParams.has(name));
}

/**
 * Parses the search in an address; null for a path that is not of this page. Unknown, malformed, empty and too long
 * values are ignored. A parameter overrides the path: if it names the listing's own attribute, it replaces it
 * (`/search/mazda?model=3`), unless the listing is locked.
 */
export function parseSearch(path: string, query: string, facts: PageFacts): SearchState | null {
  const base = baseOf(path, facts);
  if (base === null) return null;
  const params = new URLSearchParams(query);
  const near = parseNear(params.get('near'), params.get('within'));
  return {
    query: parseQuery(params.get('query') ?? modelAlone(params, facts) ?? base.query),
    page: params.has('page') ? parsePage(params.get('page')) : base.page,
    sort: facts.sorts.find((key) => key === params.get('sortBy')) ?? usualSort(near, base.sort),
    lists: { ...base.lists, ...parseLists(params, facts), ...(facts.isLocked && base.lists) },
    ranges: { ...base.ranges, ...parseRanges(params) },
    ...(near && { near }),
  };
}

/** With a place, the default order is by distance. */
function usualSort(near: SearchState['near'] | null, sort: SearchState['sort']): SearchState['sort'] {
  return near ? 'nearest' : sort;
}

function baseOf(path: string, facts: PageFacts): SearchState | null {
  const clean = path.length > 1 ? path.replace(/\/$/, '') : path;
  if (clean === facts.path) return facts.base;
  if (clean === facts.defaultPath) return emptyState(facts.base.sort);
  // Other static pages of the listing: `/search/used-cars/2`, `/search/mazda/page-2`.
  const ownPages = [`${facts.path}/${facts.pageNumber}`, `${facts.path}/page-${facts.pageNumber}`];
  return ownPages.includes(clean) ? { ...facts.base, page: facts.pageNumber } : null;
}

export function parseLists(params: URLSearchParams, facts: PageFacts): SearchState['lists'] {
  const lists: { -readonly [Name in keyof SearchState['lists']]: SearchState['lists'][Name] } = {};
  for (const name of listAttributes) {
    const texts = params.getAll(name);
    const values = parseValues([...texts, ...aliasValues(name, params, facts)]);
    if (values.length > 0) lists[name] = values;
  }
  return lists;
}

function aliasValues(name: Attribute, params: URLSearchParams, facts: PageFacts): string[] {
  if (name === 'body') return params.getAll('simple_body').map(bodyLabel);
  if (name !== 'make_model') return [];
  const makes = params.getAll('make').map((make) => inList(facts.makes, make));
  const models = params.getAll('model');
  if (models.length === 0) return makes;
  // A model alone belongs to the page's make.
  const [own] = facts.base.lists.make_model ?? [];
  const make = makes[0] ?? (own && makeOf(own, facts.makes));
  return make === undefined ? [] : models.map((model) => `${make} ${model}`);
}

/** As the list spells it, whatever the case of the text (`?make=toyota`). */
function inList(names: readonly string[], text: string): string {
  return names.find((name) => name.toLowerCase() === text.toLowerCase()) ?? text;
}

/** A model without its make in an address (`?model=HiLux`) becomes a search word. */
function modelAlone(params: URLSearchParams, facts: PageFacts): string | null {
  const isOfMake = params.has('make') || facts.base.lists.make_model !== undefined;
  return isOfMake ? null : params.get('model');
}

/** `simple_body=cab-chassis`, as pages of the site write it, or the label. */
function bodyLabel(text: string): string {
  return new Map<string, string>(Object.entries(bodyLabels)).get(text.toLowerCase()) ?? text;
}

export function parseRanges(params: URLSearchParams): SearchState['ranges'] {
  const ranges: { -readonly [Name in keyof SearchState['ranges']]: SearchState['ranges'][Name] } = {};
  for (const name of rangeAttributes) {
    const texts = [paramOf(name), ...(name === 'price' ? ['price_range'] : [])].map((key) => params.get(key));
    const range = texts.map((text) => rangeIn(name, text)).find((found) => found !== null);
    if (range) ranges[name] = range;
  }
  return ranges;
}

function rangeIn(name: RangeAttribute, text: string | null): Range | null {
  if (text === null) return null;
  // A single year means that year (`year=2020`); a single price or distance is not a range.
  const range = name === 'year' && /^\d{4}$/.test(text) ? `${text}:${text}` : text;
  return parseRange(range, attributes[name].unit === 'seconds' ? 10 : 9);
}

/**
 * The address of a search. It has this page's path while the page's own filter is unchanged in the search; a single
 * make, or make with model, has the path of its listing; everything else is the default listing with parameters.
 * `foreign` are other parameters to keep.
 */
export function formatSearch(
  state: SearchState,
  facts: PageFacts,
  foreign: readonly (readonly [string, string])[] = [],
): string {
  const { path, base } = addressOf(state, facts);
  const params = new URLSearchParams();
  if (state.query !== base.query) params.set('query', state.query);
  for (const name of listAttributes) {
    if (base.lists[name] !== undefined) continue;
    for (const value of state.lists[name] ?? []) params.append(name, value);
  }
  for (const name of rangeAttributes) {
    const range = state.ranges[name];
    if (range) params.set(paramOf(name), formatRange(range));
  }
  if (state.near) params.set('near', state.near.place);
  if (state.near?.km != null) params.set('within', String(state.near.km));
  if (state.sort !== usualSort(state.near, base.sort)) params.set('sortBy', state.sort);
  if (state.page > 1) params.set('page', String(state.page));
  for (const [name, value] of foreign) params.append(name, value);
  return withParams(path, params);
}

/**
 * The link to a page of results: a listing's own built pages, which work without JavaScript; after a click the
 * address is that of `formatSearch`.
 */
export function linkToPage(state: SearchState, facts: PageFacts): string {
  const { base, path, builtPages } = facts;
  const kind = kindOf(facts);
  const isBuilt = state.page <= builtPageCount(kind, state.page, builtPages);
  const isOwn = hasSameFilters(state, base) && state.sort === base.sort;
  return isOwn && isBuilt ? pagePath({ kind, path }, state.page) : formatSearch(state, facts);
}

/** The kind of the page's listing, as far as addresses depend on it. */
function kindOf({ base, makes }: PageFacts): 'make' | 'model' | 'type' {
  const [value] = base.lists.make_model ?? [];
  if (value === undefined) return 'type';
  return makes.includes(value) ? 'make' : 'model';
}

/** The path, and the search that it implies. */
function addressOf(state: SearchState, facts: PageFacts): { path: string; base: SearchState } {
  const [value, ...more] = state.lists.make_model ?? [];
  if (value !== undefined && more.length === 0) {
    const base = { ...emptyState(facts.base.sort), lists: { make_model: [value] } };
    const path = landingPathOf(value, facts);
    if (path !== null && hasSameFilters(state, base)) return { path, base };
  }
  const isOwn = listAttributes.every((name) => {
    const own = facts.base.lists[name];
    return own === undefined || isSameList(own, state.lists[name]);
  });
  if (isOwn) return { path: facts.path, base: facts.base };
  return { path: facts.defaultPath, base: emptyState(facts.base.sort) };
}

function withParams(path: string, params: URLSearchParams): string {
  // A colon is allowed in a query, and "10000%3A25000" is hard to read.
  const text = params.toString().replaceAll('%3A', ':');
  return text === '' ? path : `${path}?${text}`;
}
