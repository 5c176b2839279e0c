import { listAttributes, paramOf, rangeAttributes } from '../../search/attributes.ts';
import type { SearchBasePath } from '../../search/landing/landing-page.ts';
import { type PageFacts, searchDefaultPath } from '../../search/state/landing-facts.ts';
import type { SearchState } from '../../search/state/search-state.ts';
import { parseSearch } from '../../search/state/search-url.ts';
import { emptyState } from '../../search/state/state-parts.ts';
import { formatRange } from '../../search/state/url-values.ts';

/**
 * What a search finds, as a query string of the dealer's default listing, whatever its page and order are. Two searches
 * for the same have the same.
 */
export function searchCriteria({ query, lists, ranges }: SearchState): string {
  const params = new URLSearchParams();
  if (query !== '') params.set('query', query);
  for (const name of listAttributes)
    for (const value of [...(lists[name] ?? [])].sort()) params.append(name, value);
  for (const name of rangeAttributes) {
    const range = ranges[name];
    if (range) params.set(paramOf(name), formatRange(range));
  }
  return params.toString().replaceAll('%3A', ':');
}

/** The search of criteria; what is unknown or malformed in them is left out. */
export function searchOfCriteria(criteria: string, facts: PageFacts): SearchState {
  return parseSearch(facts.defaultPath, criteria, facts) ?? facts.base;
}

/** Where the results are. */
export function criteriaPath(basePath: SearchBasePath, criteria: string): string {
  const path = searchDefaultPath(basePath);
  return criteria === '' ? path : `${path}?${criteria}`;
}

interface Dealer {
  readonly basePath: SearchBasePath;
  /** The first is the default. */
  readonly sorts: PageFacts['sorts'];
  /** Of the cars in stock. */
  readonly makes: readonly string[];
}

/** The default listing, as far as criteria go: they name all that they want. */
export function criteriaFacts({ basePath, sorts, makes }: Dealer): PageFacts {
  const path = searchDefaultPath(basePath);
  return {
    ...{ basePath, defaultPath: path, path, sorts, makes },
    ...{ builtPages: 1, pageNumber: 1, heading: '', isLocked: false, exceptions: {} },
    base: emptyState(sorts[0] ?? 'relevant'),
  };
}
