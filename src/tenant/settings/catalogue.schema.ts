import * as v from 'valibot';
import { bodySlugs } from '../../values/vehicle/vehicle-terms.ts';
import { count, groupFor, link, picture, slug, switchFor, text, textFor } from './parts.schema.ts';

const figureSchema = v.strictObject({
  label: v.pipe(
    text,
    v.description('What is measured, in the same words at each model'),
    v.examples(['Boot']),
  ),
  value: v.pipe(text, v.description('How much it is'), v.examples(['438 L'])),
});

const accessorySchema = v.strictObject({
  name: v.pipe(text, v.description('What it is called'), v.examples(['Tow bar'])),
  group: v.pipe(text, v.description('Accessories of one group stand together'), v.examples(['Towing'])),
  text: v.pipe(
    v.optional(v.nullable(text), null),
    v.description('What it does; null for nothing'),
    v.examples(['Rated to the full towing capacity, with the wiring for the trailer.']),
  ),
  price: v.pipe(
    v.optional(v.nullable(text), null),
    v.description('Your own words; you answer for them'),
    v.examples(['From $990 fitted']),
  ),
  picture: v.pipe(
    v.optional(v.nullable(picture), null),
    v.description('Picture, 3:2; null for none'),
    v.examples(['/accessories/tow-bar.avif']),
  ),
  fits: v.pipe(
    v.optional(v.nullable(text), null),
    v.description('Which of the model it fits, where not all'),
    v.examples(['All-wheel drive only']),
  ),
});

/** Field names are those of the search: manufacturer.name, model.name, model.body. */
const catalogueModelSchema = v.strictObject({
  manufacturer: groupFor('Who makes it', {
    name: v.pipe(text, v.description('Make as customers know it'), v.examples(['Mazda'])),
  }),
  model: groupFor('What it is', {
    name: v.pipe(text, v.description('Model as customers know it'), v.examples(['CX-5'])),
    body: v.pipe(
      v.picklist(bodySlugs),
      v.description('Body type; it decides on the drawing where there is no picture'),
    ),
  }),
  year: v.pipe(v.nullable(count(1990, 2100)), v.description('Model year; null is not shown')),
  tagline: v.pipe(
    v.nullable(text),
    v.description('A few words under the name; null for none'),
    v.examples(['The family SUV that likes to be driven']),
  ),
  price: v.pipe(
    v.nullable(text),
    v.description('Your own words, such as "From $41,990 drive away"; you answer for them'),
    v.examples(['From $41,990 drive away']),
  ),
  picture: v.pipe(
    v.nullable(picture),
    v.description('Picture, 3:2; null shows the drawing of its body'),
    v.examples(['/models/cx-5.avif']),
  ),
  href: v.pipe(
    v.nullable(link),
    v.description(
      'Where the card leads, in place of the page of the model; null leads there, where there is one, else to such cars in stock, or to the enquiry',
    ),
  ),
  slug: v.pipe(
    v.optional(v.nullable(slug), null),
    v.description('Its address: /models/slug and /slug/accessories; null makes it of make and model'),
    v.examples(['cx-5']),
  ),
  about: v.pipe(
    v.optional(v.array(text), []),
    v.description('What its page says, one paragraph each; none, and it has no page of its own'),
    v.examples([['Five seats, a quiet cabin and a boot that takes a pram and the shopping.']]),
  ),
  figures: v.pipe(
    v.optional(v.array(figureSchema), []),
    v.description('Measures on its page, by which models are compared'),
  ),
  compareWith: v.pipe(
    v.optional(v.array(slug), []),
    v.description('Slugs of the models that stand beside it on its page'),
    v.examples([['hyundai-tucson', 'kia-sportage']]),
  ),
  accessories: v.pipe(
    v.optional(v.array(accessorySchema), []),
    v.description('What can be fitted to it; none, and there is no page of accessories'),
  ),
});

const modelsPageSchema = v.strictObject({
  heading: textFor('Heading of /models, all models by body type'),
  text: textFor('Under the heading, with {count} and {dealer}'),
  textOne: textFor('The same for one model'),
  bodies: textFor('Name of the row of body types, for screen readers'),
  all: textFor('First of that row: all body types'),
});

const modelPageSchema = v.strictObject({
  stock: textFor('Over those in stock, with {model}'),
  maxStock: v.pipe(count(0, 24), v.description('How many of them are shown')),
  viewOne: textFor('Button to the only one in stock'),
  viewMany: textFor('Button to those in stock, with {count}'),
  enquire: textFor('Button to ask about the model'),
  accessories: textFor('Link to its accessories, with {count}'),
  accessoriesOne: textFor('Link to its one accessory'),
  figures: textFor('Over its measures'),
  compare: textFor('Over the models beside it'),
  places: textFor('Over the branches that sell it, with {brand}'),
});

const comparisonSchema = v.strictObject({
  model: textFor('Corner of the table, for screen readers'),
  price: textFor('Row of the prices'),
  differs: textFor('Mark of a row in which the models differ'),
  unknown: textFor('Where a measure is not known'),
});

const accessoriesSchema = v.strictObject({
  heading: textFor('Heading of the page, with {model}'),
  text: textFor('Under the heading, with {model}'),
  fits: textFor('Before what it fits'),
  ask: textFor('Link of an accessory to the form'),
  about: textFor('Label of the accessory in the form'),
  message: textFor('What the message begins with, with {model}'),
  other: textFor('Last choice of the form: something that is not in the list'),
  note: v.pipe(v.nullable(text), v.description('Small print about the prices; null for none')),
});

const partsSearchSchema = v.strictObject({
  show: switchFor('Whether the site has the page /parts/search'),
  heading: textFor('Heading of the page'),
  text: textFor('Under the heading'),
  ask: textFor('Link past the list to the form, on a phone'),
  model: textFor('Label of the models to choose from'),
  anyModel: textFor('First of that list: all models'),
  query: textFor('Label of the field that searches'),
  queryPlaceholder: textFor('Example within that field'),
  countOne: textFor('When one accessory is found'),
  countMany: v.pipe(
    text,
    v.includes('{count}', 'a text with {count}'),
    v.description('When several are found, with {count}'),
  ),
  none: textFor('When nothing is found'),
});

/** catalogue.json: new-car models that can be ordered, whether in stock or not. */
export const catalogueSchema = v.strictObject({
  show: switchFor('Whether the site has the page /catalogue'),
  heading: textFor('Heading of the page, with {cars}'),
  text: textFor('Under the heading, with {dealer}'),
  perPage: v.pipe(count(1, 250), v.description('How many models stand on one page')),
  enquiry: v.pipe(link, v.description('Where the card of a model without stock leads')),
  texts: groupFor('The words of the search among models', {
    query: textFor('Label of the field that searches'),
    queryPlaceholder: textFor('Example within that field'),
    manufacturer: textFor('Label of the makes to choose from'),
    anyManufacturer: textFor('First of that list: all makes'),
    model: textFor('Label of the models to choose from'),
    anyModel: textFor('First of that list: all models'),
    body: textFor('Label of the body types to choose from'),
    anyBody: textFor('First of that list: all bodies'),
    clear: textFor('Button that takes all choices back'),
    countOne: textFor('When one model is found'),
    countMany: v.pipe(
      text,
      v.includes('{count}', 'a text with {count}'),
      v.description('When several are found, with {count}'),
    ),
    inStockOne: textFor('Link to the one vehicle of the model in stock'),
    inStockMany: v.pipe(
      text,
      v.includes('{count}', 'a text with {count}'),
      v.description('Link to those in stock, with {count}'),
    ),
    enquire: textFor('Link of a model without stock'),
    noResultsTitle: textFor('Heading when nothing is found'),
    noResultsText: textFor('Below that heading: what to do'),
    previousPage: textFor('Link to the page before'),
    nextPage: textFor('Link to the page after'),
    page: textFor('Which page it is, with {page} and {pages}'),
    pages: textFor('Name of the row of pages, for screen readers'),
    note: v.pipe(v.nullable(text), v.description('Small print under the models, about the prices')),
  }),
  modelsPage: v.pipe(modelsPageSchema, v.description('The page /models')),
  modelPage: v.pipe(modelPageSchema, v.description('The page of a model')),
  comparison: v.pipe(comparisonSchema, v.description('Models side by side')),
  accessories: v.pipe(accessoriesSchema, v.description('The page of the accessories of a model')),
  partsSearch: v.pipe(partsSearchSchema, v.description('The search among all accessories, /parts/search')),
  models: v.pipe(
    v.array(catalogueModelSchema),
    v.description('The models, each a card, in the order to show them'),
  ),
});

export type CatalogueModel = v.InferOutput<typeof catalogueModelSchema>;
export type CatalogueSettings = v.InferOutput<typeof catalogueSchema>;
export type Accessory = v.InferOutput<typeof accessorySchema>;
