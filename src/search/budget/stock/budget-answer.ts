import type { ListAttribute } from '../../attributes.ts';
import type { SearchDocument } from '../../engine/collection.ts';
import type { RawSearch } from '../../screen/hits.ts';
import { type SideQuery, sideQuery } from '../../state/search-request.ts';
import type { Range, SearchState } from '../../state/search-state.ts';
import { emptyState } from '../../state/state-parts.ts';

/** What is asked of the stock. */
export type BudgetQuestion = {
  /** Chosen bodies. */
  readonly lists: SearchState['lists'];
  readonly price: Range;
  /** Attributes whose values are counted whatever bodies are chosen. */
  readonly tiles: readonly ListAttribute[];
  /** Attributes whose values are counted among the chosen bodies. */
  readonly facets: readonly ListAttribute[];
};

/** Vehicles by value, per attribute; a value that is missing has none. */
export type Counts = Readonly<Partial<Record<ListAttribute, Readonly<Record<string, number>>>>>;

export type BudgetAnswer = {
  readonly found: number;
  /** Prices of what was chosen, however dear; null where nothing has one. */
  readonly lowest: number | null;
  readonly highest: number | null;
  readonly tiles: Counts;
  readonly facets: Counts;
};

/** Enough for every make with all its models. */
const MOST_VALUES = 5000;

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

/** The answer that pages are rendered with, of the same documents that the engines search. */
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
    // Not by Math.min(...prices): a group has tens of thousands.
    lowest: prices.length === 0 ? null : prices.reduce((a, b) => Math.min(a, b)),
    highest: prices.length === 0 ? null : prices.reduce((a, b) => Math.max(a, b)),
    tiles: countsOf(
      documents.filter((document) => isWithin(document, price)),
      tiles,
    ),
    facets: countsOf(found, facets),
  };
}

/** The question as searches for either engine; `answerOfResults` reads what they answer. */
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
    return { indexName, params: { ...params, facets: [...counted], maxValuesPerFacet: MOST_VALUES } };
  };
  return [
    query(lists, price, facets),
    query(lists, { min: price.min, max: null }, ['price']),
    query({}, price, tiles),
  ];
}

/** Null where an engine did not answer all that was asked. */
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

/** The ids of all that a question finds, the dearest first where that is asked, else as the search orders them. */
export function idsFound(
  documents: readonly SearchDocument[],
  { lists, price }: BudgetQuestion,
  isDearestFirst: boolean,
): string[] {
  const found = documents.filter((document) => isWithin(document, price) && isChosen(document, lists));
  const priceOf = (document: SearchDocument) => Number(document['price']);
  return (isDearestFirst ? found.toSorted((a, b) => priceOf(b) - priceOf(a)) : found).map(({ id }) => id);
}

/** How many have a value. */
export function countOf(counts: Counts, attribute: ListAttribute, value: string): number {
  const own = counts[attribute] ?? {};
  return Object.hasOwn(own, value) ? (own[value] ?? 0) : 0;
}
