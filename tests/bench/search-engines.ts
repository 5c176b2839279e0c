import { create, insertMultiple, search } from '@orama/orama';
import itemsjs from 'itemsjs';
import { listAttributes } from '#src/search/attributes.ts';
import type { SearchDocument } from '#src/search/engine/collection.ts';
import { createEngine } from '#src/search/engine/engine.ts';
import { carCollection } from '#src/search/index/car-collection.ts';
import { searchParameters } from '#src/search/index/search-parameters.ts';
import { hitsPerPage, type Keystroke, maxFacetValues, multiSearchOf } from './search-typing.ts';

/** Answers a keystroke with hits and counts; resolves to the number of found cars. */
export type Answer = (keystroke: Keystroke) => number | Promise<number>;

/** Builds a search over the cars that is ready for its first query. */
export type Contender = {
  readonly name: string;
  readonly open: (documents: readonly SearchDocument[]) => Answer | Promise<Answer>;
};

const textFields = searchParameters.query_by.split(',');

export const ours: Contender = {
  name: 'embedded',
  open(documents) {
    const engine = createEngine(carCollection('cars'), documents);
    return (keystroke) => {
      const reply = engine.multiSearch(multiSearchOf(keystroke));
      const first = 'results' in reply ? reply.results[0] : undefined;
      if (first === undefined || 'error' in first) throw new Error(JSON.stringify(first ?? reply));
      return first.found;
    };
  },
};

/**
 * Orama: one typing mistake is corrected where our engine corrects two, and as in ours none in short words, which
 * would match nearly every car. Minimum and maximum of ranges are not requested.
 */
export const orama: Contender = {
  name: 'Orama',
  async open(documents) {
    const types = Object.fromEntries(
      carCollection('cars')
        .fields.filter(({ type }) => type !== 'geopoint')
        .map(({ name, type }) => [name, oramaType(name, type)]),
    );
    const db = create({ schema: types });
    // It accepts documents as plain objects of any shape.
    await insertMultiple(
      db,
      documents.map((document) => ({ ...document })),
      5000,
    );
    const counted = Object.fromEntries(listAttributes.map((name) => [name, {}]));
    const ask = async ({ query, sort, lists, ranges }: Keystroke, own: string | null) => {
      const where = {
        ...Object.fromEntries(
          Object.entries(lists).map(([name, values]) => [
            name,
            types[name] === 'enum[]' ? { containsAny: [...values] } : { in: [...values] },
          ]),
        ),
        ...Object.fromEntries(
          Object.entries(ranges).map(([name, { min, max }]) => [name, { between: [min, max] }]),
        ),
      };
      if (own !== null) Reflect.deleteProperty(where, own);
      const facets = own === null ? counted : own in counted ? { [own]: {} } : {};
      const { count } = await search(db, {
        term: query,
        properties: textFields.filter((name) => types[name]?.startsWith('string')),
        tolerance: toleranceOf(query),
        // Every word must match, as in our engine.
        threshold: 0,
        facets,
        where,
        limit: own === null ? hitsPerPage : 0,
        ...(sort === 'price-asc' ? { sortBy: { property: 'price', order: 'ASC' } } : {}),
      });
      return count;
    };
    return async (keystroke) => {
      const found = await ask(keystroke, null);
      for (const own of Object.keys(keystroke.lists)) await ask(keystroke, own);
      return found;
    };
  },
};

function toleranceOf(query: string): number {
  return query.split(' ').every((word) => word.length >= 4) ? 1 : 0;
}

function oramaType(
  name: string,
  type: string,
): 'string' | 'string[]' | 'enum' | 'enum[]' | 'number' | 'boolean' {
  if (type === 'bool') return 'boolean';
  if (!type.startsWith('string')) return 'number';
  const isText = ['name', 'make', 'model', 'stocknum', 'series', 'keywords'].includes(name);
  const isMany = type.endsWith('[]');
  return isText ? (isMany ? 'string[]' : 'string') : isMany ? 'enum[]' : 'enum';
}

/**
 * ItemsJS: without typo tolerance; it counts a facet without its own filter by itself; ranges are a custom filter
 * function.
 */
export const itemsJs: Contender = {
  name: 'ItemsJS',
  open(documents) {
    const aggregation = { size: maxFacetValues, conjunction: false };
    const engine = itemsjs<SearchDocument>(documents, {
      searchableFields: textFields,
      sortings: {
        relevant: { field: 'rank', order: 'desc' },
        'price-asc': { field: 'price', order: 'asc' },
      },
      aggregations: Object.fromEntries(listAttributes.map((name) => [name, aggregation])),
    });
    return ({ query, sort, lists, ranges }) => {
      const within = Object.entries(ranges);
      const filter = (car: SearchDocument) =>
        within.every(([name, { min, max }]) => {
          const value = car[name];
          return typeof value === 'number' && value >= min && value <= max;
        });
      const request = { query, per_page: hitsPerPage, page: 1, sort, filters: lists };
      return engine.search(within.length === 0 ? request : { ...request, filter }).pagination.total;
    };
  },
};
