import { PLACE_FIELD } from '../attributes.ts';
import type { CollectionField, CollectionSchema } from '../engine/collection.ts';

/** Sorts cars into the default order, the highest first. */
export const RANK_FIELD = 'rank';

const text = (name: string, more: Partial<CollectionField> = {}): CollectionField => ({
  name,
  type: 'string',
  optional: true,
  ...more,
});
const list = (name: string, type: 'string' | 'string[]' | 'bool' = 'string'): CollectionField => ({
  name,
  type,
  facet: true,
  optional: true,
});
/** Facets, because only those have the lowest and highest value that a slider needs. */
const range = (name: string, type: 'int32' | 'int64' = 'int32'): CollectionField => ({
  name,
  type,
  facet: true,
  optional: true,
});

const fields: readonly CollectionField[] = [
  { name: RANK_FIELD, type: 'int32' },
  { name: 'buyable', type: 'bool', optional: true },
  text('name', { optional: false }),
  text('make', { optional: false, facet: true }),
  text('model', { optional: false, facet: true }),
  list('badge'),
  text('series'),
  text('stocknum'),
  list('car_type'),
  list('make_model', 'string[]'),
  list('body'),
  range('price'),
  range('weekly_price'),
  range('subscription_price'),
  range('year'),
  range('km'),
  list('fuel'),
  list('transmission'),
  list('drive'),
  list('seats'),
  list('doors'),
  text('cylinders'),
  range('towing'),
  range('power'),
  range('consumption'),
  list('ancap'),
  list('colour'),
  list('filtered_features', 'string[]'),
  list('categories', 'string[]'),
  list('on_offer', 'bool'),
  list('certified', 'bool'),
  list('tag'),
  list('status'),
  list('item_type'),
  list('state'),
  list('city'),
  list('location_name'),
  list('dealership_name'),
  { name: PLACE_FIELD, type: 'geopoint', optional: true },
  { name: 'saving', type: 'int32', optional: true },
  range('created_at_timestamp', 'int64'),
  { name: 'keywords', type: 'string[]', optional: true },
];

/**
 * The collection of a dealer's cars, for either engine. `C-HR` and `C HR` are the same words. What documents
 * carry besides (`row`, `card`, `content_hash`) is kept by the engines without being named here.
 */
export function carCollection(name: string): CollectionSchema {
  return { name, fields, default_sorting_field: RANK_FIELD, token_separators: ['-', '/'] };
}
