import * as v from 'valibot';
import { count, text } from './parts.schema.ts';

/** appointments.json: times for test drives (specification: leads and dealer §3, §7). */
export const appointmentsSchema = v.strictObject({
  show: v.pipe(v.boolean(), v.description('Let shoppers choose a time for their test drive')),
  slotMinutes: v.pipe(count(15, 480), v.description('How long a test drive takes')),
  leadHours: v.pipe(count(0, 336), v.description('How long before it a time must be booked')),
  horizonDays: v.pipe(count(1, 90), v.description('How many days ahead may be booked; 0 would be today')),
  seats: v.pipe(count(1, 20), v.description('How many shoppers each branch takes at one time')),
  lead: v.pipe(
    v.strictObject({ moved: text, cancelled: text }),
    v.description('Subcategories of what the dealer is sent when a shopper changes an appointment'),
  ),
  texts: v.strictObject({
    taken: v.pipe(text, v.description('Somebody else was faster')),
    notOffered: v.pipe(text, v.description('The time is past, or none that the branch has')),
    noBranch: v.pipe(text, v.description('The branch does not take test drives')),
    unavailable: v.pipe(text, v.description('The vehicle is sold, or is not test-driven; with {car}')),
    over: v.pipe(text, v.description('A past or cancelled appointment is to be changed')),
    changed: v.pipe(text, v.description('It was changed in another window meanwhile')),
    unknown: v.pipe(text, v.description('The link is wrong, or of an appointment that is not kept any more')),
    booked: v.pipe(text, v.description('With {when} and {branch}')),
    cancelled: v.pipe(text, v.description('With {when} and {branch}')),
    past: v.pipe(text, v.description('With {when} and {branch}')),
    heading: v.pipe(text, v.description("The shopper's own page of an appointment")),
    addToCalendar: text,
    cancel: v.pipe(text, v.description('Button')),
    back: v.pipe(text, v.description('Link to the vehicle or the home page, with {name}')),
    calendarTitle: v.pipe(text, v.description('Title in a calendar; {name} is the vehicle or the branch')),
    calendarNote: v.pipe(text, v.description('Text in a calendar, with {phone} of the branch')),
    moved: v.pipe(text, v.description('What the dealer is told when it is moved, with {from} and {to}')),
    withdrawn: v.pipe(text, v.description('What the dealer is told when it is cancelled, with {when}')),
  }),
});
