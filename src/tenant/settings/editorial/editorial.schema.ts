import * as v from 'valibot';
import { count, groupFor, link, text, textFor } from '../parts.schema.ts';

const unit = (one: string, many: string) =>
  v.strictObject({
    one: v.pipe(text, v.description('Below the number 1'), v.examples([one])),
    many: v.pipe(text, v.description('Below any other number'), v.examples([many])),
  });

/** editorial.json `event`: text pages with a start and an expiry (leads and dealer §4). */
const eventSettingsSchema = v.strictObject({
  starts: textFor('Over the days, hours and minutes until it begins'),
  ends: textFor('Over the days, hours and minutes until it is over'),
  days: v.pipe(unit('day', 'days'), v.description('What the days are called')),
  hours: v.pipe(unit('hour', 'hours'), v.description('What the hours are called')),
  minutes: v.pipe(unit('minute', 'minutes'), v.description('What the minutes are called')),
  fromUntil: textFor('When it is, with {start}, {expiry} and {place}, the city of your time zone'),
  from: textFor('When it is where it has no end, with {start} and {place}'),
  until: textFor('When it is where it has no beginning, with {expiry} and {place}'),
  over: textFor('Heading in place of the text once it is over'),
  overText: textFor('Below that heading, with {expiry}, {place} and {cars}'),
  overAction: groupFor('The button below', {
    label: textFor('Words on it, with {cars}'),
    href: v.pipe(v.nullable(link), v.description('Where it leads; null to all stock')),
  }),
});

/** editorial.json `returns`: "Used-car 14-day return terms" (leads and dealer §5). */
const returnsSchema = v.strictObject({
  heading: textFor('Heading of the terms'),
  text: textFor('Under the heading, with {days}, {kilometres}, {car} and {dealer}'),
  days: v.pipe(count(1, 90), v.description('Within how many days of delivery a car may come back')),
  kilometres: v.pipe(count(1, 10_000), v.description('How many kilometres it may have been driven by then')),
  terms: v.pipe(
    v.array(text),
    v.minLength(1),
    v.description('The terms, one by one, with {days}, {kilometres}, {car} and {phone}'),
  ),
});

/** editorial.json `warranty`: what stands around the years of vehicle.json `warranty`. */
const warrantyBlockSchema = v.strictObject({
  caption: textFor('What the table of makes is called'),
  make: textFor('Over the makes'),
  years: textFor('Over the years'),
  yearsOf: textFor('The years of a make, with {years}'),
  yearsOfOne: textFor('The same for one year'),
  otherMakes: textFor('The line of all makes that are not listed'),
  note: textFor('Below the table'),
});

/** editorial.json `stockBlock`: vehicles within a text page. */
const stockBlockSchema = v.strictObject({
  max: v.pipe(count(1, 12), v.description('How many vehicles it shows at most')),
  allLabel: textFor('The link below them, with {cars}'),
});

/**
 * editorial.json: the words of pages other than stock and locations. Longer texts are Markdown in content/.
 */
export const editorialSchema = v.strictObject({
  notFound: groupFor('The page that is shown where there is none', {
    heading: textFor('Heading of that page'),
    text: textFor('Under the heading, with {car} and {count}'),
    textOne: textFor('The same for a stock of one'),
    action: textFor('Link to the stock, with {count} and {cars}'),
  }),
  refused: groupFor('What is said when a form could not be sent, and the page with it without script', {
    heading: textFor('Over a page that says why a form could not be sent, without script'),
    errors: textFor('Before the list of what is wrong'),
    keep: textFor('How to get back to a form as it was filled in'),
    unknown: textFor('Where there is nothing more exact to say'),
    unavailable: textFor('When it cannot be stored at the moment'),
    tooMany: textFor('Too much was asked for in a short time'),
    back: textFor('Link to the page from which the form was sent'),
    home: textFor('Link to the home page'),
  }),
  event: v.pipe(
    eventSettingsSchema,
    v.description('Pages of text about an event or a sale, with their dates'),
  ),
  returns: v.pipe(
    returnsSchema,
    v.description('Terms on which a used car may come back; placed by ::return-terms::'),
  ),
  warranty: v.pipe(
    warrantyBlockSchema,
    v.description('The table of makes with the years of vehicle.json "warranty"; placed by ::warranty::'),
  ),
  stockBlock: v.pipe(
    stockBlockSchema,
    v.description('Vehicles within a page of text; placed by ::stock used suv::'),
  ),
});
