import type { ListAttribute } from '../../attributes.ts';
import type { SearchDocument } from '../../engine/collection.ts';
import type { RawSearch } from '../../screen/hits.ts';
import { type SideQuery, sideQuery } from '../../state/search-request.ts';
import type { Range, SearchState } from '../../state/search-state.ts';
import { emptyState } from '../../state/state-parts.ts';

/** A request for counts. */
export type BudgetQuestion = {
  /** The selected bodies. */
  readonly lists: SearchState['lists'];
  readonly price: Range;
  /** Attributes that are counted independently of the selected bodies. */
  readonly tiles: readonly ListAttribute[];
  /** Attributes that are counted among the selected bodies. */
  readonly facets: readonly ListAttribute[];
};

/** Number of vehicles per attribute and value; missing values have none. */
export type Counts = Readonly<Partial<Record<ListAttribute, Readonly<Record<string, number>>>>>;

export type BudgetAnswer = {
  readonly found: number;
  /** The lowest price among the selected bodies, whatever the budget; null if none has a price. */
  readonly lowest: number | null;
  readonly highest: number | null;
  readonly tiles: Counts;
  readonly facets: Counts;
};

/** Enough for every make with all its models. */
const MAX_VALUES = 5000;

function isWithin(document: SearchDocument, { min, max }: Range): boolean {
  const price = document['price'];
  return typeof price === 'number' && price >= (min ?? price) && price <= (max ?? price);
}

function valuesOf(document: SearchDocument, attribute: ListAttribute): string[] {
  return [document[attribute]].flat().flatMap((value) => (typeof value === 'string' ? [value] : []));
}

function isChosen(document: SearchDocument, lists: SearchState['lists']): boolean {
  return Object.entries(lists).every(([attribute, values]) => {
    const own = [document[attribute]].flat();
    return values.some((value) => own.includes(value));
  });
}

function countsOf(documents: readonly SearchDocument[], attributes: readonly ListAttribute[]): Counts {
  const counts: Partial<Record<ListAttribute, Record<string, number>>> = {};
  for (const attribute of attributes) {
    const values = Object.groupBy(
      documents.flatMap((document) => valuesOf(document, attribute)),
      (value) => value,
    );
    counts[attribute] = Object.fromEntries(
      Object.entries(values).map(([value, all = []]) => [value, all.length]),
    );
  }
  return counts;
}

/** The counts for a built page, from the same documents that the engines search. */
export function answerOfDocuments(
  documents: readonly SearchDocument[],
  { lists, price, tiles, facets }: BudgetQuestion,
): BudgetAnswer {
  const chosen = documents.filter((document) => isChosen(document, lists));
  const prices = chosen.flatMap((document) => {
    const own = document['price'];
    return typeof own === 'number' && isWithin(document, { min: price.min, max: null }) ? [own] : [];
  });
  const found = chosen.filter((document) => isWithin(document, price));
  return {
    found: found.length,
    // Not Math.min(...prices), because a large group has tens of thousands.
    lowest: prices.length === 0 ? null : prices.reduce((a, b) => Math.min(a, b)),
    highest: prices.length === 0 ? null : prices.reduce((a, b) => Math.max(a, b)),
    tiles: countsOf(
      documents.filter((document) => isWithin(document, price)),
      tiles,
    ),
    facets: countsOf(found, facets),
  };
}

/** The request as searches for either engine; `answerOfResults` converts their results. */
export function budgetQueries(
  { lists, price, tiles, facets }: BudgetQuestion,
  collection: string,
): SideQuery[] {
  const query = (
    own: SearchState['lists'],
    range: Range,
    counted: readonly (ListAttribute | 'price')[],
  ): SideQuery => {
    const isOpen = range.min === null && range.max === null;
    const state = { ...emptyState('relevant'), lists: own, ranges: isOpen ? {} : { price: range } };
    const settings = { collection, hitsPerPage: 0, attributes: [], excludeUnpricedWhenCheapestFirst: false };
    const { indexName, params } = sideQuery(state, settings, 0);
    return { indexName, params: { ...params, facets: [...counted], maxValuesPerFacet: MAX_VALUES } };
  };
  return [
    query(lists, price, facets),
    query(lists, { min: price.min, max: null }, ['price']),
    query({}, price, tiles),
  ];
}

/** Null if an engine returned an incomplete reply. */
export function answerOfResults(results: readonly RawSearch[]): BudgetAnswer | null {
  const [found, bounds, tiles] = results;
  if (found?.nbHits === undefined || bounds === undefined || tiles === undefined) return null;
  const { min = null, max = null } = bounds.facets_stats?.['price'] ?? {};
  return {
    found: found.nbHits,
    lowest: min,
    highest: max,
    tiles: tiles.facets ?? {},
    facets: found.facets ?? {},
  };
}

/** The ids of all matching vehicles, in the order of the search or by descending price. */
export function idsFound(
  documents: readonly SearchDocument[],
  { lists, price }: BudgetQuestion,
  isDearestFirst: boolean,
): string[] {
  const found = documents.filter((document) => isWithin(document, price) && isChosen(document, lists));
  const priceOf = (document: SearchDocument) => Number(document['price']);
  return (isDearestFirst ? found.toSorted((a, b) => priceOf(b) - priceOf(a)) : found).map(({ id }) => id);
}

/** The number of vehicles with a value. */
export function countOf(counts: Counts, attribute: ListAttribute, value: string): number {
  const own = counts[attribute] ?? {};
  return Object.hasOwn(own, value) ? (own[value] ?? 0) : 0;
}
