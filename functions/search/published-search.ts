import { LRUCache } from 'lru-cache';
import { criteriaFacts, searchOfCriteria } from '#src/account/saved-searches/search-criteria.ts';
import { type SearchKnown, searchInWords, searchMeant } from '#src/account/saved-searches/search-in-words.ts';
import { listAttributes } from '#src/search/attributes.ts';
import type { SearchDocument } from '#src/search/engine/collection.ts';
import { createEngine, createEngineOver, type SearchEngine } from '#src/search/engine/engine.ts';
import { carCollection } from '#src/search/index/car-collection.ts';
import { decodeIndex, documentsOf } from '#src/search/index/packing/decode-index.ts';
import { aroundFilter } from '#src/search/index/search-parameters.ts';
import { statusLabels } from '#src/search/index/status-labels.ts';
import { multiSearchBody, requestSettings } from '#src/search/state/search-request.ts';
import type { SearchState } from '#src/search/state/search-state.ts';
import { pointOf } from '#src/search/state/url-values.ts';
import { findPlace } from '#src/search/words/look-up-place.ts';
import { translatedWords } from '#src/search/words/translated-words.ts';
import { nearOf } from '#src/search/words/typed-place.ts';
import { siteWords } from '#src/site/site-frame.ts';
import { fill } from '#src/values/fill.ts';
import type { PublishedSite } from '../ports/published-site.ts';
import { indexUrlOf, publishedText } from './published-index.ts';

/** The search of a dealer's listing pages, over the last published build. */
export interface PublishedSearch {
  /** Cars that were for sale at the build. */
  readonly cars: readonly { readonly id: string; readonly price: number | null }[];
  /** Ids of matching cars for sale; empty for a radius around an unknown place. */
  readonly find: (criteria: string) => Promise<ReadonlySet<string>>;
  readonly inWords: (criteria: string) => string;
  /** Parses criteria, without unknown or malformed ones. */
  readonly state: (criteria: string) => ReturnType<typeof searchOfCriteria>;
}

/** Number of cached engines; one with the text index of 5,000 cars takes some 20 MB. */
const KEPT = 2;
const COLLECTION = 'cars';
/** Typesense's limit, which the engine shares. */
const HITS_AT_ONCE = 250;
/** Fields needed besides those that are searched. */
const fields: readonly string[] = ['price', 'status', 'make', 'city', 'state'];

interface OpenedIndex {
  readonly engine: SearchEngine;
  readonly documents: readonly SearchDocument[];
}

/**
 * Opens a dealer's search from the index that browsers use; null for a dealer that has only a
 * search cluster. Rejects when the index is damaged or of another version.
 */
export function createSearchReader() {
  const cache = new LRUCache<string, OpenedIndex>({ max: KEPT });
  return async (site: PublishedSite): Promise<PublishedSearch | null> => {
    const indexUrl = await indexUrlOf(site);
    if (indexUrl === null) return null;
    const key = `${site.slug}${indexUrl}`;
    const known = cache.get(key);
    const text = known ? '' : await publishedText(site, indexUrl);
    if (text === null) return null;
    const opened = known ?? openIndex(text, site);
    cache.set(key, opened);
    return publishedSearch(opened, site);
  };
}

export type ReadSearch = ReturnType<typeof createSearchReader>;

/** A search without cars, only to describe criteria in words. */
export function emptySearch(site: PublishedSite): PublishedSearch {
  return publishedSearch({ engine: createEngine(carCollection(COLLECTION), []), documents: [] }, site);
}

function openIndex(text: string, { settings }: PublishedSite): OpenedIndex {
  const columns = decodeIndex(text, carCollection(COLLECTION));
  // Where words of the stock are translated, any filter's values are.
  const hasTranslations = Object.keys(settings.search.screen.words).length > 0;
  const read = hasTranslations ? [...fields, ...listAttributes] : fields;
  const asked = [...columns.byField].filter(([name]) => read.includes(name));
  const documentAt = documentsOf({ ...columns, byField: new Map(asked) });
  const engine = createEngineOver(columns, (row) => ({ id: columns.ids[row] ?? '' }));
  return { engine, documents: columns.ids.map((_, row) => documentAt(row)) };
}

const forSale: readonly unknown[] = [statusLabels.in_stock, statusLabels.coming_soon];

function publishedSearch({ engine, documents }: OpenedIndex, { settings }: PublishedSite): PublishedSearch {
  const known = searchKnown(documents, settings);
  const cars = documents
    .filter(({ status }) => forSale.includes(status))
    .map(({ id, price }) => ({ id, price: typeof price === 'number' ? price : null }));
  const ids = new Set(cars.map(({ id }) => id));
  const state = (criteria: string) => searchOfCriteria(criteria, known.page);
  const all = fill(settings.account.savedSearches.form.all, siteWords(settings.site)());
  return {
    cars,
    state,
    find: async (criteria) => {
      const meant = searchMeant(state(criteria), known);
      const around = await placeFilter(meant);
      if (around === null) return new Set();
      const [search] = multiSearchBody(meant, requestSettings(settings.search, COLLECTION)).searches;
      const filter_by = [search?.filter_by ?? '', around].filter((clause) => clause !== '').join(' && ');
      return new Set(idsFound(engine, { ...search, filter_by, facet_by: '' }).filter((id) => ids.has(id)));
    },
    inWords: (criteria) => searchInWords(state(criteria), known, all),
  };
}

/** Filter for the radius of a search; empty without a radius, null for an unknown place. */
async function placeFilter({ near }: SearchState): Promise<string | null> {
  if (near === undefined || near.km === null) return '';
  const point = pointOf(near.place) ?? (await findPlace(nearOf(near.place)));
  return point && aroundFilter(point, near.km);
}

function searchKnown(
  documents: readonly SearchDocument[],
  { search, site }: PublishedSite['settings'],
): SearchKnown {
  const values = (name: string) =>
    [...new Set(documents.flatMap((document) => document[name]))].filter(
      (value) => typeof value === 'string',
    );
  const { basePath, sorts } = search;
  return {
    search: { ...search, words: translatedWords(search, values) },
    page: criteriaFacts({ basePath, sorts: sorts.map(({ key }) => key), makes: values('make') }),
    places: [
      ...values('city').map((value) => ({ attribute: 'city' as const, value })),
      ...values('state').map((value) => ({ attribute: 'state' as const, value })),
    ],
    ...{ currency: site.currency, timeZone: site.timeZone, locale: site.locale },
  };
}

function idsFound(engine: SearchEngine, search: object): string[] {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const asked = { ...search, page, per_page: HITS_AT_ONCE, enable_highlight_v1: 'false' };
    const reply = engine.multiSearch({ searches: [asked] });
    const [result] = 'results' in reply ? reply.results : [];
    if (result === undefined || !('hits' in result))
      throw new Error('The search engine rejected a saved search.');
    const { hits = [] } = result;
    ids.push(...hits.map(({ document }) => String(document['id'])));
    if (hits.length < HITS_AT_ONCE) return ids;
  }
}
