import * as v from 'valibot';
import { count, text, textFor } from '../parts.schema.ts';

/** editorial.json `returns`: "Used-car 14-day return terms" (leads and dealer §5). */
export const returnsSchema = v.strictObject({
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
export const warrantyBlockSchema = v.strictObject({
  caption: textFor('What the table of makes is called'),
  make: textFor('Over the makes'),
  years: textFor('Over the years'),
  yearsOf: textFor('The years of a make, with {years}'),
  yearsOfOne: textFor('The same for one year'),
  otherMakes: textFor('The line of all makes that are not listed'),
  note: textFor('Below the table'),
});

/** editorial.json `stockBlock`: vehicles within a text page. */
export const stockBlockSchema = v.strictObject({
  max: v.pipe(count(1, 12), v.description('How many vehicles it shows at most')),
  allLabel: textFor('The link below them, with {cars}'),
});
