import * as v from 'valibot';
import { bodySlugs } from '../../values/vehicle/vehicle-terms.ts';
import { count, described, switchFor, text, textFor, textWith } from './parts.schema.ts';

const withPlace = v.pipe(text, v.includes('{place}', 'a text with {place}'));

/** search.json `heading`: how the heading of the search names several filters, as "Used Toyota SUVs under $30,000". */
export const searchHeadingSchema = v.strictObject({
  order: textWith(
    'what',
    'The heading from its parts {what}, {price} and {place}, of which some may be empty',
  ),
  under: textFor('A highest price, with {max}'),
  over: textFor('A lowest price, with {min}'),
  between: textFor('Both, with {min} and {max}'),
  at: described(withPlace, 'A branch or a dealership, with {place}'),
  in: described(withPlace, 'A city or a state, with {place}'),
  near: described(withPlace, 'Around a place, with {place}'),
  within: described(
    v.pipe(withPlace, v.includes('{km}', 'a text with {km}')),
    'At most so far from it, with {km} and {place}',
  ),
  here: textFor('What the place is called where the shopper is'),
  bodies: described(v.record(v.picklist(bodySlugs), text), 'What body types are called in the plural'),
});

const withKm = v.pipe(text, v.includes('{km}', 'a text with {km}'));

/** search.json `distance`: the filter by kilometres from a place. */
export const distanceSchema = v.strictObject({
  show: switchFor('Search around a postcode or a place, for a dealer whose branches stand in several'),
  radii: described(
    v.pipe(v.array(count(1, 5000)), v.minLength(1)),
    'Kilometres around the place to choose from',
  ),
  label: textFor('Heading of the panel'),
  place: textFor('Label of the field for the place'),
  placeholder: textFor('Example within that field'),
  use: textFor('Button that asks the browser where the shopper is'),
  locating: textFor('While the browser looks for the shopper'),
  myPlace: textFor('What that place is called within a sentence'),
  radius: textFor('Label of the kilometres'),
  anyRadius: textFor('However far'),
  radiusOption: described(withKm, 'At most so far, with {km}'),
  near: textWith('place', 'In use, with {place}'),
  within: described(withKm, 'In use with a number of kilometres, with {km} and {place}'),
  away: described(withKm, 'On a card: how far the vehicle is, with {km}'),
  nearest: textFor('The order by distance'),
  ask: textFor('When "near me" is typed, which does not say where'),
  unknown: textFor('When nobody knows the place'),
  denied: textFor('When the browser does not say where the shopper is'),
});

const words = (description: string, example: string) =>
  described(v.nullable(text), `${description}, separated by commas`, example);

/** search.json `typedAmounts`: words for amounts in another language than English. */
export const typedAmountsSchema = v.strictObject({
  max: words('Words before or behind an amount that make it the highest', '以下，不超过'),
  min: words('Words before or behind an amount that make it the lowest', '以上，至少'),
  to: words('Words between the lowest amount and the highest', '到，至'),
  thousand: words('Words behind a number of thousands', '千'),
  tenThousand: words('Words behind a number of ten thousands', '万'),
  dollars: words('Words behind a price', '元，澳元'),
  week: words('Words before or behind a price for a week', '每周'),
  km: words('Words behind kilometres', '公里'),
  year: words('Words behind a year', '年'),
});

const withAmount = v.pipe(text, v.includes('{amount}', 'a text with {amount}'));
const withYears = v.pipe(text, v.includes('{years}', 'a text with {years}'));

/** search.json `nearMisses`. */
export const nearMissesSchema = v.strictObject({
  show: switchFor('Whether to show them'),
  fewerThan: described(count(1, 21), 'They are shown when a search finds fewer vehicles than this'),
  max: described(count(1, 12), 'The most that are shown'),
  pricePercent: described(
    count(0, 50),
    'How far above the highest price, in percent of it; 0: none for their price',
  ),
  kmPercent: described(
    count(0, 100),
    'How far above the most kilometres, in percent of them; 0: none for their kilometres',
  ),
  years: described(count(0, 10), 'How many years older than the oldest year; 0: none for their year'),
  heading: textFor('Heading above them'),
  overPrice: described(withAmount, 'On a card: how much dearer it is, with {amount}'),
  moreKm: described(withKm, 'On a card: how many kilometres more it has, with {km}'),
  olderOne: textFor('On a card: one year older'),
  olderMany: described(withYears, 'On a card: several years older, with {years}'),
});

/** search.json `screen`: the texts of the search (specification: stock and vehicle §2 and §5). */
export const screenTextsSchema = v.strictObject({
  words: described(
    v.record(v.string(), text),
    "For a site in another language than its feed: how words of the stock, and names of its facts, are shown on all pages. Addresses and the search keep the feed's words",
    { Automatic: '自动挡', Engine: '发动机' },
  ),
  filters: textFor('Heading of the filters'),
  showFilters: textFor('Button that opens them on a phone'),
  showResults: textFor('Button that closes them, with {results}, such as "18 cars"'),
  clear: textFor('Button that empties one filter'),
  clearAll: textFor('Button that empties all'),
  close: textFor('Button that closes a panel'),
  searchLabel: textFor('What the field for words is called'),
  searchPlaceholder: textFor('Example within that field'),
  searchButton: textFor('Button beside it'),
  sortLabel: textFor('Label of the order'),
  twoInRow: textFor('Button on a phone for two cards a row, for screen readers'),
  applied: textFor('Name of the row of filters in use, for screen readers'),
  remove: textFor('Button that removes {filter}'),
  from: textFor('Label of the lower end of a range'),
  to: textFor('Label of its upper end'),
  any: textFor('An end that is open'),
  loading: textFor('While the search starts'),
  slow: textFor('When that takes long'),
  failed: textFor('When the search did not answer'),
  retry: textFor('Button that asks again'),
  unavailable: textFor('When there is no search at all'),
  relaxHeading: textFor('Over the filters that could be taken away when nothing is found'),
  understood: textFor('What typed words were taken for, with {filters}'),
  corrected: textFor('When {typed} words were misspelled, with the {words} found'),
  searchInstead: textFor('Button that searches for the {words} themselves'),
  suggestions: textFor('Name of the suggestions, for screen readers'),
  suggestedCars: textFor('Over the vehicles among the suggestions, with {cars}'),
  recentSearches: textFor('Over the last searches of the shopper'),
  recentlyViewed: textFor('Over the vehicles that the shopper looked at'),
  forget: textFor('Button that forgets them'),
  landingLink: textFor('Link to the page of a make or a body, with {name}'),
  findIn: textFor('Field that searches in a long filter, with {filter}'),
  findNothing: textFor('When nothing in it has that name'),
  showFewer: textFor('Button that shortens a long filter again'),
  skipToResults: textFor('Link past the filters, for those who use the keyboard'),
  yes: textFor('The answer Yes of a filter'),
  no: textFor('The answer No of a filter'),
  excluded: textFor('Typed {words} that no result may contain, as after "no" or "without"'),
  rangeBetween: textFor('A range in use, with {min} and {max}'),
  rangeUnder: textFor('A range without a lower end, with {max}'),
  rangeOver: textFor('A range without an upper end, with {min}'),
  yearsUntil: textFor('The same of years, with {max}'),
  yearsFrom: textFor('The same of years, with {min}'),
  addedBetween: textFor('A range of the days on which vehicles came into stock, with {min} and {max}'),
  addedUntil: textFor('The same without a first day, with {max}'),
  addedFrom: textFor('The same without a last day, with {min}'),
});
