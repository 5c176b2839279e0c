import * as v from 'valibot';
import { count, described, groupFor, link, text, textFor } from '../parts.schema.ts';

const unit = (one: string, many: string) =>
  v.strictObject({
    one: textFor('Below the number 1', one),
    many: textFor('Below any other number', many),
  });

/** editorial.json `event`: text pages with a start and an expiry (leads and dealer §4). */
const eventSettingsSchema = v.strictObject({
  starts: textFor('Over the days, hours and minutes until it begins'),
  ends: textFor('Over the days, hours and minutes until it is over'),
  days: described(unit('day', 'days'), 'What the days are called'),
  hours: described(unit('hour', 'hours'), 'What the hours are called'),
  minutes: described(unit('minute', 'minutes'), 'What the minutes are called'),
  fromUntil: textFor('When it is, with {start}, {expiry} and {place}, the city of your time zone'),
  from: textFor('When it is where it has no end, with {start} and {place}'),
  until: textFor('When it is where it has no beginning, with {expiry} and {place}'),
  over: textFor('Heading in place of the text once it is over'),
  overText: textFor('Below that heading, with {expiry}, {place} and {cars}'),
  overAction: groupFor('The button below', {
    label: textFor('Words on it, with {cars}'),
    href: described(v.nullable(link), 'Where it leads; null to all stock'),
  }),
});

/** editorial.json `returns`: "Used-car 14-day return terms" (leads and dealer §5). */
const returnsSchema = v.strictObject({
  heading: textFor('Heading of the terms'),
  text: textFor('Under the heading, with {days}, {kilometres}, {car} and {dealer}'),
  days: described(count(1, 90), 'Within how many days of delivery a car may come back'),
  kilometres: described(count(1, 10_000), 'How many kilometres it may have been driven by then'),
  terms: described(
    v.pipe(v.array(text), v.minLength(1)),
    'The terms, one by one, with {days}, {kilometres}, {car} and {phone}',
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
  max: described(count(1, 12), 'How many vehicles it shows at most'),
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
  event: described(eventSettingsSchema, 'Pages of text about an event or a sale, with their dates'),
  returns: described(returnsSchema, 'Terms on which a used car may come back; placed by ::return-terms::'),
  warranty: described(
    warrantyBlockSchema,
    'The table of makes with the years of vehicle.json "warranty"; placed by ::warranty::',
  ),
  stockBlock: described(stockBlockSchema, 'Vehicles within a page of text; placed by ::stock used suv::'),
});
