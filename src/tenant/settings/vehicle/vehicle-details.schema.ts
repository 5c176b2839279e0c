import * as v from 'valibot';
import { carTypes, itemTypes } from '../../../values/vehicle/vehicle-terms.ts';
import {
  calendarDay,
  count,
  described,
  groupFor,
  link,
  orNull,
  reference,
  switchFor,
  text,
  textFor,
} from '../parts.schema.ts';

/** Parts of vehicle.json: facts on a vehicle's page about the vehicle and buying it. */

const detailsLink = v.strictObject({
  label: textFor('Words of the link', 'More about it'),
  href: described(link, 'Where it leads'),
});

const block = v.strictObject({
  carTypes: described(
    v.optional(v.array(v.picklist(carTypes)), []),
    'Condition of the vehicles it is for; empty is for all',
  ),
  itemTypes: described(
    v.optional(v.array(v.picklist(itemTypes)), []),
    'Kinds of vehicle it is for; empty is for all',
  ),
  makes: described(v.optional(v.array(reference), []), 'Makes it is for; empty is for all', ['Kia', 'MG']),
  heading: described(orNull(text), 'Heading of the block; null for none', 'With this {make}'),
  paragraphs: described(v.optional(v.array(text), []), 'Paragraphs under the heading', [
    'Every {car} is inspected before it comes on sale.',
  ]),
  points: described(v.optional(v.array(text), []), 'Points with a tick each', [
    "{warrantyYears}-year manufacturer's warranty",
  ]),
  link: described(orNull(detailsLink), 'A link below them; null for none'),
});

const tab = v.strictObject({
  label: textFor('What the tab is called'),
  blocks: described(
    v.array(block),
    'The blocks that fit the vehicle are shown one after another; where none fits, there is no tab. {car}, {dealer}, {make}, {model}, {deposit}, {hours} and {warrantyYears} stand for what they name',
    [
      {
        carTypes: ['used'],
        itemTypes: [],
        makes: [],
        heading: 'With this {car}',
        paragraphs: [],
        points: ['48 hour money back guarantee', '12 months roadside assist'],
        link: null,
      },
    ],
  ),
});

/**
 * Each sentence has several versions, most specific first: the first with all its placeholders known is used.
 */
const sentences = described(
  v.array(v.array(text)),
  'Sentences; of each the first wording is used whose placeholders are all known. Placeholders: {condition}, {colour}, {body}, {engine}, {fuel}, {transmission}, {drive}, {kilometres}, {seats}, {sleeps}, {length}, {tare}, {gvm}, {towing}, {power}, {city}, {history}',
);

/** vehicle.json `summary`. */
export const summarySchema = v.strictObject({
  show: switchFor('Write a sentence or two about each vehicle from its data'),
  history: described(
    v.array(reference),
    'Tags and features of the feed that tell its history, such as "One owner"',
  ),
  car: described(sentences, 'About cars'),
  motorcycle: described(sentences, 'About motorcycles'),
  truck: described(sentences, 'About trucks'),
  caravan: described(sentences, 'About caravans'),
});

/** vehicle.json `tabs`. */
export const tabsSchema = v.strictObject({
  name: textFor('What screen readers call the row of tabs'),
  whatsIncluded: described(tab, 'What comes with the vehicle'),
  whyBuyFromUs: described(tab, 'Why to buy it here'),
  reserveOnline: described(tab, 'How reserving works'),
  protectYourCar: described(tab, 'What can be bought with it'),
});

/** vehicle.json `warranty`: "3-year standard, 5-year or 7-year for some brands" (leads and dealer §9). */
export const warrantySchema = v.strictObject({
  standardYears: described(count(1, 20), 'Years of warranty of a make that is not listed'),
  years: described(v.record(text, count(1, 20)), 'Makes whose warranty lasts otherwise'),
  terms: described(
    v.record(
      text,
      v.strictObject({
        km: v.exactOptional(
          described(count(1, 1_000_000), 'The odometer at which the warranty ends', 200_000),
        ),
        since: v.exactOptional(
          described(
            calendarDay,
            'First registration from which it lasts so many years; before, nothing is said',
            '2023-01-01',
          ),
        ),
      }),
    ),
    'Limits of these warranties, by make, where a maker sets any',
    { LDV: { km: 200_000, since: '2023-01-01' } },
  ),
});

/** vehicle.json `reserve`. */
export const reserveSchema = v.strictObject({
  deposit: described(count(1, 100_000), 'Where the vehicle names no deposit of its own'),
  holdHours: described(count(1, 1000), 'How long a vehicle is held, in hours'),
});

/** vehicle.json `certified`: the dealer's certified pre-owned programme. */
export const certifiedSchema = v.strictObject({
  show: switchFor('Show the section on certified vehicles'),
  heading: textFor('Heading of the section'),
  paragraphs: described(v.array(text), 'Paragraphs under the heading, with {car}', [
    'This {car} passed our inspection, and whatever did not pass was put right.',
  ]),
  points: described(v.array(text), 'Points with a tick each', [
    'Inspected in our workshop',
    'Odometer and history checked',
    'Serviced before you collect it',
  ]),
  link: described(v.nullable(detailsLink), 'A link below them; null for none'),
});

/** vehicle.json `subscription`: shown on vehicles with a weekly price. */
export const subscriptionSchema = v.strictObject({
  heading: textFor('Heading of the section, with {amount}'),
  paragraphs: described(v.array(text), 'Paragraphs under the heading'),
  points: described(v.array(text), 'What the weekly price includes', [
    'Registration and compulsory insurance',
    'Servicing and tyres',
    'Roadside assist',
  ]),
  link: described(v.nullable(detailsLink), 'A link below them; null for none'),
});

/** vehicle.json `featureGroups`. */
export const featureGroupsSchema = v.strictObject({
  groups: described(
    v.array(
      v.strictObject({
        name: textFor('Heading of the group'),
        words: described(
          v.pipe(v.array(reference), v.minLength(1, 'a list with at least one word')),
          'Beginnings of words; a feature with one of them belongs to the group',
        ),
      }),
    ),
    'Groups of features; a feature is in the first that it fits',
  ),
  others: textFor('Heading of the features that fit no group'),
  search: textFor('Label of the field that searches the features'),
  noneFound: textFor('Beside the field when no feature contains the words'),
  badgeStep: groupFor('What a badge has more than the one below it, by the new cars in stock', {
    show: switchFor('Compare the badge of a new car with the one below it'),
    heading: textFor('Heading of what it has more, with {badge} and {below}'),
  }),
});

const oneOrMany = v.strictObject({
  one: textFor('One'),
  many: textFor('Several, with {count}'),
});

/** vehicle.json `past`: shown as far as the feed says something. */
export const pastSchema = v.strictObject({
  show: switchFor("Show what the feed says of the vehicle's past"),
  heading: textFor('Heading of these facts'),
  owners: described(oneOrMany, 'How many owners it had'),
  keys: described(oneOrMany, 'How many keys come with it'),
  serviceBook: groupFor('What its service book shows', {
    full: textFor('Every service is in its book'),
    partial: textFor('Some are'),
    none: textFor('It has no service history'),
  }),
  writtenOff: groupFor('Whether it was written off', {
    yes: textFor('A register of written-off vehicles has it'),
    no: textFor('The register was looked at and does not have it'),
  }),
});

/** vehicle.json `historyReport`: shown if the feed has a file. */
export const historyReportSchema = v.strictObject({
  label: textFor('The link to the report'),
  note: textFor('Under the link; {type} is the kind of file'),
  types: groupFor('What the kinds of file are called', {
    pdf: textFor('A PDF'),
    image: textFor('A picture'),
    page: textFor('A page of another site'),
  }),
});

/** vehicle.json `featureBanner`: "latest offers, book service online, sell your car". */
export const featureBannerSchema = v.strictObject({
  show: switchFor('Show the three links'),
  pages: described(
    v.array(reference),
    'Where: "vehicle" below each vehicle, "location" on the page of each branch, or the name of a page of text such as "about-us"; on home it is a section of home.json',
    ['vehicle', 'location', 'about-us'],
  ),
  name: textFor('What screen readers call the three links'),
  links: described(
    v.array(
      v.strictObject({
        ...detailsLink.entries,
        text: described(
          orNull(text),
          'A few words under it; null for none',
          'With the workshop nearest to you',
        ),
      }),
    ),
    'The links, best three',
  ),
});

/** vehicle.json `financeDisclaimer`. */
export const financeDisclaimerSchema = v.strictObject({
  show: switchFor('Show the disclaimer on the pages of vehicles'),
  isCut: switchFor('Show the beginning only until expanded; the comparison rate warning stands before it'),
  characters: described(count(50, 5000), 'How many letters the beginning has'),
});

/** vehicle.json `priceHistory`. */
export const priceHistorySchema = v.strictObject({
  show: switchFor('Say when a vehicle was listed and how its price has changed since, up or down'),
  heading: textFor('Above the list of its prices'),
  listed: textFor('The day on which it was listed, with {date}'),
  dropped: textFor('A lower price, with {amount}, the difference, and {date}'),
  raised: textFor('A higher price, with {amount} and {date}'),
  before: textFor('The first known price of what was listed earlier than that, with {date}'),
});

/** vehicle.json `page.similarReasons`. */
export const similarReasonsSchema = v.strictObject({
  show: switchFor('Say on each similar vehicle why it is shown'),
  model: textFor('It is of the same model'),
  body: textFor('It is of the same body'),
  less: textFor('One of these and a lower price, with {reason} and {amount}'),
  more: textFor('One of these and a higher price, with {reason} and {amount}'),
  seats: textFor('It has as many seats, with {seats}; never said of five'),
  closest: textFor('Its price is the nearest of all other models'),
});
