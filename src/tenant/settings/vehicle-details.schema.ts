import * as v from 'valibot';
import { carTypes, itemTypes } from '../../values/vehicle-terms.ts';
import { count, link, text } from './parts.schema.ts';

/** Parts of vehicle.json: what a vehicle's page says of the vehicle and of buying it. */

const detailsLink = v.strictObject({ label: text, href: link });

const block = v.strictObject({
  carTypes: v.pipe(
    v.optional(v.array(v.picklist(carTypes)), []),
    v.description('Condition of the vehicles it is for; empty is for all'),
  ),
  itemTypes: v.pipe(
    v.optional(v.array(v.picklist(itemTypes)), []),
    v.description('Kinds of vehicle it is for; empty is for all'),
  ),
  makes: v.pipe(v.optional(v.array(text), []), v.description('Makes it is for; empty is for all')),
  heading: v.optional(v.nullable(text), null),
  paragraphs: v.optional(v.array(text), []),
  points: v.optional(v.array(text), []),
  link: v.optional(v.nullable(detailsLink), null),
});

const tab = v.strictObject({
  label: text,
  blocks: v.pipe(
    v.array(block),
    v.description(
      'Those that fit the vehicle stand one after another; none, no tab. {car}, {dealer}, {make}, {model}, {deposit}, {hours} and {warrantyYears} stand for what they name',
    ),
  ),
});

/** Each sentence is written in several ways, most telling first. */
const sentences = v.pipe(
  v.array(v.array(text)),
  v.description(
    'Sentences; of each the first wording is used whose placeholders are all known. Placeholders: {condition}, {colour}, {body}, {engine}, {fuel}, {transmission}, {drive}, {kilometres}, {seats}, {sleeps}, {length}, {tare}, {gvm}, {towing}, {power}, {city}, {history}',
  ),
);

/** vehicle.json `summary`. */
export const summarySchema = v.strictObject({
  show: v.boolean(),
  history: v.pipe(
    v.array(text),
    v.description('Tags and features of the feed that tell its history, such as "One owner"'),
  ),
  car: sentences,
  motorcycle: sentences,
  truck: sentences,
  caravan: sentences,
});

/** vehicle.json `tabs`. */
export const tabsSchema = v.strictObject({
  name: v.pipe(text, v.description('What screen readers call the row of tabs')),
  whatsIncluded: tab,
  whyBuyFromUs: tab,
  reserveOnline: tab,
  protectYourCar: tab,
});

/** vehicle.json `warranty`: "3-year standard, 5-year or 7-year for some brands" (leads and dealer §9). */
export const warrantySchema = v.strictObject({
  standardYears: count(1, 20),
  years: v.pipe(v.record(text, count(1, 20)), v.description('Makes whose warranty lasts otherwise')),
});

/** vehicle.json `reserve`. */
export const reserveSchema = v.strictObject({
  deposit: v.pipe(count(1, 100_000), v.description('Where the vehicle names no deposit of its own')),
  holdHours: count(1, 1000),
});

/** vehicle.json `certified`: the dealer's programme of certified pre-owned vehicles. */
export const certifiedSchema = v.strictObject({
  show: v.boolean(),
  heading: text,
  paragraphs: v.array(text),
  points: v.array(text),
  link: v.nullable(detailsLink),
});

/** vehicle.json `subscription`: shown on vehicles that have a weekly price. */
export const subscriptionSchema = v.strictObject({
  heading: text,
  paragraphs: v.array(text),
  points: v.array(text),
  link: v.nullable(detailsLink),
});

/** vehicle.json `historyReport`: shown where the feed brings a file. */
export const historyReportSchema = v.strictObject({
  label: text,
  note: v.pipe(text, v.description('{type} is the kind of file')),
  types: v.pipe(
    v.strictObject({ pdf: text, image: text, page: text }),
    v.description('What the kinds of file are called'),
  ),
});

/** vehicle.json `featureBanner`: "latest offers, book service online, sell your car". */
export const featureBannerSchema = v.strictObject({
  show: v.boolean(),
  name: v.pipe(text, v.description('What screen readers call the three links')),
  links: v.array(v.strictObject({ ...detailsLink.entries, text: v.optional(v.nullable(text), null) })),
});

/** vehicle.json `financeDisclaimer`. */
export const financeDisclaimerSchema = v.strictObject({
  show: v.boolean(),
  isCut: v.pipe(
    v.boolean(),
    v.description('Show the beginning only until expanded; the comparison rate warning stands before it'),
  ),
  characters: count(50, 5000),
});
