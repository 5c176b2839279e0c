import * as v from 'valibot';
import { bodySlugs } from '../../values/vehicle/vehicle-terms.ts';
import {
  count,
  described,
  groupFor,
  link,
  orNull,
  picture,
  slug,
  switchFor,
  text,
  textFor,
  textWith,
} from './parts.schema.ts';

const figureSchema = v.strictObject({
  label: textFor('What is measured, in the same words at each model', 'Boot'),
  value: textFor('How much it is', '438 L'),
});

const accessorySchema = v.strictObject({
  name: textFor('What it is called', 'Tow bar'),
  group: textFor('Accessories of one group stand together', 'Towing'),
  text: described(
    orNull(text),
    'What it does; null for nothing',
    'Rated to the full towing capacity, with the wiring for the trailer.',
  ),
  price: described(orNull(text), 'Your own words; you answer for them', 'From $990 fitted'),
  picture: described(orNull(picture), 'Picture, 3:2; null for none', '/accessories/tow-bar.avif'),
  fits: described(orNull(text), 'Which of the model it fits, where not all', 'All-wheel drive only'),
});

/** Field names are those of the search: manufacturer.name, model.name, model.body. */
const catalogueModelSchema = v.strictObject({
  manufacturer: groupFor('Who makes it', {
    name: textFor('Make as customers know it', 'Mazda'),
  }),
  model: groupFor('What it is', {
    name: textFor('Model as customers know it', 'CX-5'),
    body: described(v.picklist(bodySlugs), 'Body type; it decides on the drawing where there is no picture'),
  }),
  year: described(v.nullable(count(1990, 2100)), 'Model year; null is not shown'),
  tagline: described(
    v.nullable(text),
    'A few words under the name; null for none',
    'The family SUV that likes to be driven',
  ),
  price: described(
    v.nullable(text),
    'Your own words, such as "From $41,990 drive away"; you answer for them',
    'From $41,990 drive away',
  ),
  picture: described(
    v.nullable(picture),
    'Picture, 3:2; null shows the drawing of its body',
    '/models/cx-5.avif',
  ),
  href: described(
    v.nullable(link),
    'Where the card leads, in place of the page of the model; null leads there, where there is one, else to such cars in stock, or to the enquiry',
  ),
  slug: described(
    orNull(slug),
    'Its address: /models/slug and /slug/accessories; null makes it of make and model',
    'cx-5',
  ),
  about: described(
    v.optional(v.array(text), []),
    'What its page says, one paragraph each; none, and it has no page of its own',
    ['Five seats, a quiet cabin and a boot that takes a pram and the shopping.'],
  ),
  figures: described(
    v.optional(v.array(figureSchema), []),
    'Measures on its page, by which models are compared',
  ),
  compareWith: described(
    v.optional(v.array(slug), []),
    'Slugs of the models that stand beside it on its page',
    ['hyundai-tucson', 'kia-sportage'],
  ),
  accessories: described(
    v.optional(v.array(accessorySchema), []),
    'What can be fitted to it; none, and there is no page of accessories',
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
  maxStock: described(count(0, 24), 'How many of them are shown'),
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
  note: described(v.nullable(text), 'Small print about the prices; null for none'),
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
  countMany: textWith('count', 'When several are found, with {count}'),
  none: textFor('When nothing is found'),
});

/** catalogue.json: new-car models that can be ordered, whether in stock or not. */
export const catalogueSchema = v.strictObject({
  show: switchFor('Whether the site has the page /catalogue'),
  heading: textFor('Heading of the page, with {cars}'),
  text: textFor('Under the heading, with {dealer}'),
  perPage: described(count(1, 250), 'How many models stand on one page'),
  enquiry: described(link, 'Where the card of a model without stock leads'),
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
    countMany: textWith('count', 'When several are found, with {count}'),
    inStockOne: textFor('Link to the one vehicle of the model in stock'),
    inStockMany: textWith('count', 'Link to those in stock, with {count}'),
    enquire: textFor('Link of a model without stock'),
    noResultsTitle: textFor('Heading when nothing is found'),
    noResultsText: textFor('Below that heading: what to do'),
    previousPage: textFor('Link to the page before'),
    nextPage: textFor('Link to the page after'),
    page: textFor('Which page it is, with {page} and {pages}'),
    pages: textFor('Name of the row of pages, for screen readers'),
    note: described(v.nullable(text), 'Small print under the models, about the prices'),
  }),
  modelsPage: described(modelsPageSchema, 'The page /models'),
  modelPage: described(modelPageSchema, 'The page of a model'),
  comparison: described(comparisonSchema, 'Models side by side'),
  accessories: described(accessoriesSchema, 'The page of the accessories of a model'),
  partsSearch: described(partsSearchSchema, 'The search among all accessories, /parts/search'),
  models: described(v.array(catalogueModelSchema), 'The models, each a card, in the order to show them'),
});

export type CatalogueModel = v.InferOutput<typeof catalogueModelSchema>;
export type CatalogueSettings = v.InferOutput<typeof catalogueSchema>;
export type Accessory = v.InferOutput<typeof accessorySchema>;
