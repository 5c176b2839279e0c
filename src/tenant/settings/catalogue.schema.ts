import * as v from 'valibot';
import { bodySlugs } from '../../values/vehicle-terms.ts';
import { count, link, text } from './parts.schema.ts';

/** The names are those of the search: manufacturer.name, model.name, model.body. */
const catalogueModelSchema = v.strictObject({
  manufacturer: v.strictObject({ name: text }),
  model: v.strictObject({ name: text, body: v.picklist(bodySlugs) }),
  year: v.pipe(v.nullable(count(1990, 2100)), v.description('Model year; null is not shown')),
  tagline: v.nullable(text),
  price: v.pipe(
    v.nullable(text),
    v.description('Your own words, such as "From $41,990 drive away"; you answer for them'),
  ),
  picture: v.pipe(
    v.nullable(v.pipe(v.string(), v.regex(/^(\/(?!\/)|https:\/\/)\S+$/, 'a path or an https address'))),
    v.description('Picture, 3:2; null shows the drawing of its body'),
  ),
  href: v.pipe(
    v.nullable(link),
    v.description('Where the card leads; null leads to such cars in stock, or to the enquiry'),
  ),
});

/** catalogue.json: new-car models that can be ordered, whether in stock or not. */
export const catalogueSchema = v.strictObject({
  show: v.pipe(v.boolean(), v.description('Whether the site has the page /catalogue')),
  heading: text,
  text,
  perPage: count(1, 250),
  enquiry: v.pipe(link, v.description('Where the card of a model without stock leads')),
  texts: v.strictObject({
    query: text,
    queryPlaceholder: text,
    manufacturer: text,
    anyManufacturer: text,
    model: text,
    anyModel: text,
    body: text,
    anyBody: text,
    clear: text,
    countOne: text,
    countMany: v.pipe(text, v.includes('{count}', 'a text with {count}')),
    inStockOne: text,
    inStockMany: v.pipe(text, v.includes('{count}', 'a text with {count}')),
    enquire: text,
    noResultsTitle: text,
    noResultsText: text,
    previousPage: text,
    nextPage: text,
    page: text,
    pages: text,
    note: v.pipe(v.nullable(text), v.description('Small print under the models, about the prices')),
  }),
  models: v.array(catalogueModelSchema),
});

export type CatalogueModel = v.InferOutput<typeof catalogueModelSchema>;
