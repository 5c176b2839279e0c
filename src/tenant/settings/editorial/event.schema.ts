import * as v from 'valibot';
import { groupFor, link, text, textFor } from '../parts.schema.ts';

const unit = (one: string, many: string) =>
  v.strictObject({
    one: v.pipe(text, v.description('Below the number 1'), v.examples([one])),
    many: v.pipe(text, v.description('Below any other number'), v.examples([many])),
  });

/** editorial.json `event`: text pages with a start and an expiry (leads and dealer §4). */
export const eventSettingsSchema = v.strictObject({
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
