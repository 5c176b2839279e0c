import * as v from 'valibot';
import { count, reference, text } from './parts.schema.ts';

/** appointments.json: times for test drives (specification: leads and dealer §3, §7). */
export const appointmentsSchema = v.strictObject({
  show: v.pipe(v.boolean(), v.description('Let shoppers choose a time for their test drive')),
  slotMinutes: v.pipe(count(15, 480), v.description('Minutes that a test drive takes')),
  leadHours: v.pipe(count(0, 336), v.description('Hours before it by which a time must be booked')),
  horizonDays: v.pipe(count(1, 90), v.description('How many days ahead may be booked; 0 would be today')),
  seats: v.pipe(count(1, 20), v.description('How many shoppers each branch takes at one time')),
  lead: v.pipe(
    v.strictObject({
      moved: v.pipe(reference, v.description('When the shopper has moved the appointment')),
      cancelled: v.pipe(reference, v.description('When the shopper has cancelled it')),
    }),
    v.description('Subcategories of what the dealer is sent when a shopper changes an appointment'),
  ),
  page: v.pipe(
    v.strictObject({
      heading: v.pipe(text, v.description('Heading of the page')),
      intro: v.pipe(text, v.description('Above the form; {car} is "car" or what the dealer calls a vehicle')),
      notesHeading: v.pipe(text, v.description('Heading of the notes beside the form')),
      notes: v.pipe(v.array(text), v.description('Beside the form, with {minutes}; [] for none')),
      call: v.pipe(text, v.description('Button below them, with {phone}')),
      description: v.pipe(text, v.description('For search engines, with {dealer}')),
    }),
    v.description('/book-test-drive, there for dealers whose vehicles have the button'),
  ),
  nextTimes: v.pipe(
    v.strictObject({
      max: v.pipe(
        count(0, 6),
        v.description('How many free times a vehicle page shows below its buttons; 0 for none'),
        v.examples([3]),
      ),
      heading: v.pipe(text, v.description('Above them, where the dealer has one branch')),
      headingAt: v.pipe(text, v.description('Above them, where there are several; with {branch}')),
      ask: v.pipe(text, v.description('Link to the form in their place, where none is free or known')),
    }),
    v.description('The next free times for a test drive, on the page of a vehicle that can be test-driven'),
  ),
  form: v.pipe(
    v.strictObject({
      location: v.pipe(text, v.description('Where there are several branches and no vehicle says at which')),
      message: v.pipe(text, v.description('Instead of "Comments" where no vehicle is given; with {car}')),
      messageHint: v.pipe(text, v.description('Under the field for the message')),
      when: v.pipe(text, v.description('Over the free times')),
      anyTime: v.pipe(text, v.description('First of the list of times that a browser without script shows')),
      withoutTimes: v.pipe(text, v.description('In place of the times where none can be chosen')),
      chooseLocation: v.pipe(text, v.description('Until a branch is chosen')),
      loading: v.pipe(text, v.description('While the free times are looked up')),
      empty: v.pipe(
        text,
        v.description('In place of times, where none is free; {days} is how many days ahead can be booked'),
      ),
      failed: v.pipe(text, v.description('When the free times could not be looked up')),
      retry: v.pipe(text, v.description('Button that looks them up again')),
      zone: v.pipe(
        text,
        v.description('Beside the times; {branch} is the branch, {zone} the name of its time zone'),
      ),
      day: v.pipe(text, v.description('Label of the days to choose from')),
      time: v.pipe(text, v.description('Label of the times to choose from')),
      chosen: v.pipe(text, v.description('Once a time is chosen; {when} is its day and time')),
      notChosen: v.pipe(text, v.description('While no time is chosen')),
      gone: v.pipe(
        text,
        v.description(
          'When the time of a link or a draft is past or taken, or the branch is another; with {branch}',
        ),
      ),
      clear: v.pipe(text, v.description('Button beside the chosen time')),
      submit: v.pipe(text, v.description('Button that books the time')),
    }),
    v.description('Words of the form that books a time'),
  ),
  texts: v.pipe(
    v.strictObject({
      taken: v.pipe(text, v.description('Somebody else was faster')),
      notOffered: v.pipe(text, v.description('The time is past, or none that the branch has')),
      noBranch: v.pipe(text, v.description('The branch does not take test drives')),
      unavailable: v.pipe(text, v.description('The vehicle is sold, or is not test-driven; with {car}')),
      over: v.pipe(text, v.description('A past or cancelled appointment is to be changed')),
      changed: v.pipe(text, v.description('It was changed in another window meanwhile')),
      unknown: v.pipe(
        text,
        v.description('The link is wrong, or of an appointment that is not kept any more'),
      ),
      booked: v.pipe(
        text,
        v.description('On the page of a booking; {when} is its day and time, {branch} the branch'),
      ),
      cancelled: v.pipe(text, v.description('The same after it was cancelled')),
      past: v.pipe(text, v.description('The same after its time')),
      heading: v.pipe(text, v.description("The shopper's own page of an appointment")),
      addToCalendar: v.pipe(
        text,
        v.description("Link that puts the appointment into the shopper's calendar"),
      ),
      change: v.pipe(text, v.description("Link to the shopper's own page of the appointment")),
      when: v.pipe(text, v.description('Label of the time')),
      where: v.pipe(text, v.description('Label of the branch')),
      move: v.pipe(text, v.description('Opens the list of free times')),
      newTime: v.pipe(text, v.description('Label of the list of free times')),
      moveButton: v.pipe(text, v.description('Button that moves the appointment')),
      noOtherTime: v.pipe(text, v.description('When there is no other free time')),
      cancel: v.pipe(text, v.description('Opens the question')),
      cancelQuestion: v.pipe(
        text,
        v.description('Before a booking is cancelled; {when} is its day and time'),
      ),
      cancelButton: v.pipe(text, v.description('Button that cancels the appointment')),
      bookAgain: v.pipe(text, v.description('Link from an appointment that is over')),
      back: v.pipe(text, v.description('Link to the vehicle or the home page, with {name}')),
      calendarTitle: v.pipe(text, v.description('Title in a calendar; {name} is the vehicle or the branch')),
      calendarNote: v.pipe(text, v.description('Text in a calendar, with {phone} of the branch')),
      moved: v.pipe(text, v.description('What the dealer is told when it is moved, with {from} and {to}')),
      withdrawn: v.pipe(text, v.description('What the dealer is told when it is cancelled, with {when}')),
    }),
    v.description('What is said about an appointment, and what the page of one says'),
  ),
});
