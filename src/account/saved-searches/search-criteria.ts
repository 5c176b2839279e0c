import { listAttributes, paramOf, rangeAttributes } from '../../search/attributes.ts';
import type { SearchBasePath } from '../../search/landing/landing-page.ts';
import { type PageFacts, searchDefaultPath } from '../../search/state/landing-facts.ts';
import type { SearchNear, SearchState } from '../../search/state/search-state.ts';
import { parseSearch } from '../../search/state/search-url.ts';
import { emptyState } from '../../search/state/state-parts.ts';
import { formatRange, pointOf } from '../../search/state/url-values.ts';

/**
 * Decimals of stored coordinates, about a kilometre: precise enough for a search, but too coarse to reveal an
 * address, because searches are stored for months.
 */
const POINT_DECIMALS = 2;

/**
 * Normalises a search to a query string of the default listing, without page and sort order. Equal searches have
 * equal criteria.
 */
export function searchCriteria({ query, lists, ranges, near }: SearchState): string {
  const params = new URLSearchParams();
  if (query !== '') params.set('query', query);
  for (const name of listAttributes)
    for (const value of [...(lists[name] ?? [])].sort()) params.append(name, value);
  for (const name of rangeAttributes) {
    const range = ranges[name];
    if (range) params.set(paramOf(name), formatRange(range));
  }
  if (near) params.set('near', keptPlace(near));
  if (near?.km != null) params.set('within', String(near.km));
  return params.toString().replaceAll('%3A', ':');
}

function keptPlace({ place }: SearchNear): string {
  const point = pointOf(place);
  if (point === null) return place;
  return [point.latitude, point.longitude].map((degrees) => degrees.toFixed(POINT_DECIMALS)).join(',');
}

/** Parses criteria; unknown or malformed parts are dropped. */
export function searchOfCriteria(criteria: string, facts: PageFacts): SearchState {
  return parseSearch(facts.defaultPath, criteria, facts) ?? facts.base;
}

/** Path of the results page. */
export function criteriaPath(basePath: SearchBasePath, criteria: string): string {
  const path = searchDefaultPath(basePath);
  return criteria === '' ? path : `${path}?${criteria}`;
}

interface Dealer {
  readonly basePath: SearchBasePath;
  /** The first sort order is the default. */
  readonly sorts: PageFacts['sorts'];
  /** Makes of the cars in stock. */
  readonly makes: readonly string[];
}

/** Facts of the default listing, against which criteria are parsed. */
export function criteriaFacts({ basePath, sorts, makes }: Dealer): PageFacts {
  const path = searchDefaultPath(basePath);
  return {
    ...{ basePath, defaultPath: path, path, sorts, makes },
    ...{ builtPages: 1, pageNumber: 1, heading: '', isLocked: false, exceptions: {} },
    base: emptyState(sorts[0] ?? 'relevant'),
  };
}
