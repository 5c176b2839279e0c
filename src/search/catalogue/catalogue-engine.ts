import type { SearchDocument } from '../engine/collection.ts';
import { createEngine, type SearchReply } from '../engine/engine.ts';
import { type CatalogueField, type CatalogueState, catalogueFields } from './catalogue-state.ts';

/** The searchable fields of a model; the rest is in the page. */
export type CatalogueEntry = Readonly<Record<CatalogueField, string>>;

export type CatalogueResults = {
  readonly found: number;
  readonly page: number;
  readonly pageCount: number;
  /** Indexes into the catalogue of the models on the page, in order. */
  readonly places: readonly number[];
  /** Number of models per value of a field, with the other filters applied. */
  readonly counts: Readonly<Record<CatalogueField, ReadonlyMap<string, number>>>;
};

const MAX_VALUES = 250;
const COLLECTION = 'catalogue';

/** "Manufacturer catalogue search: 21 per page; filters manufacturer.name, model.name, model.body; query; offset". */
export function createCatalogueSearch(
  entries: readonly CatalogueEntry[],
  perPage: number,
): (state: CatalogueState) => CatalogueResults {
  const documents = entries.map((entry, place): SearchDocument => {
    return { ...entry, id: String(place), rank: entries.length - place };
  });
  const engine = createEngine(
    {
      name: COLLECTION,
      fields: [
        ...catalogueFields.map((name) => ({ name, type: 'string', facet: true }) as const),
        { name: 'rank', type: 'int32' },
      ],
      default_sorting_field: 'rank',
      token_separators: ['-', '/'],
    },
    documents,
  );
  return (state) => {
    const reply = engine.multiSearch({
      searches: [
        search(state, { per_page: perPage, page: state.page }),
        ...catalogueFields.map((field) =>
          search(state, { per_page: 0, facet_by: field, max_facet_values: MAX_VALUES }, field),
        ),
      ],
    });
    if (!('results' in reply)) throw new Error(reply.message);
    const [hits, ...facets] = reply.results;
    const found = hits !== undefined && 'found' in hits ? (hits.found ?? 0) : 0;
    const [makes = new Map(), models = new Map(), bodies = new Map()] = facets.map(countsOf);
    return {
      found,
      page: state.page,
      pageCount: Math.max(1, Math.ceil(found / perPage)),
      places: placesOf(hits),
      counts: { 'manufacturer.name': makes, 'model.name': models, 'model.body': bodies },
    };
  };
}

/** When a field's values are counted, its own filter is left out, so that another value can be chosen. */
function search(state: CatalogueState, params: object, without?: CatalogueField): object {
  const filters = catalogueFields.flatMap((field) => {
    const value = state.chosen[field];
    return value === undefined || field === without ? [] : [`${field}:=[\`${value}\`]`];
  });
  return {
    collection: COLLECTION,
    q: state.query || '*',
    query_by: catalogueFields.join(','),
    filter_by: filters.join(' && '),
    ...params,
  };
}

function placesOf(reply: SearchReply | undefined): number[] {
  return reply !== undefined && 'hits' in reply
    ? (reply.hits ?? []).map(({ document }) => Number(document.id))
    : [];
}

function countsOf(reply: SearchReply): Map<string, number> {
  const counts = 'facet_counts' in reply ? (reply.facet_counts?.[0]?.counts ?? []) : [];
  return new Map(counts.map(({ value, count }) => [value, count]));
}
