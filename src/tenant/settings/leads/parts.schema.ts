import * as v from 'valibot';
import { instantOf } from '../../../values/date.ts';

/** Building blocks that several subjects share. */

export const text = v.pipe(v.string(), v.trim(), v.minLength(1));

export const webAddress = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\/[^\s]*[^/\s]$/, 'an address such as "https://www.dealer.com.au"'),
);

/** The part of an address that names one thing, or a name that settings give to a thing of theirs: `cx-5`. */
export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens'),
);

/** A page of the site, a web address, a phone or e-mail link. Other schemes would run code. */
export const link = v.pipe(
  v.string(),
  v.regex(/^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)\S*$/, 'a path such as "/finance" or an https address'),
);

/** A file of the dealer's folder public/, or one on a server of pictures. */
export const picture = v.pipe(
  v.string(),
  v.regex(/^(\/(?!\/)|https:\/\/)\S+$/, 'a path such as "/showroom.avif" or an https address'),
);

export const colour = v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/, 'a hex colour such as "#1a2b3c"'));

/** A day of the calendar: 30 February is none. */
export const calendarDay = v.pipe(
  v.string(),
  v.isoDate('a day such as "2026-12-25"'),
  v.check((day) => instantOf(day, 'UTC') !== null, 'a day such as "2026-12-25"'),
);

const instantForm = 'a day such as "2026-07-01", or a day and a time such as "2026-07-01T09:00"';

/** A day, or a day and a time: the dealer's wall clock where it names no offset. */
export const instant = v.pipe(
  v.string(),
  // Editors check the form; 30 February has it.
  v.regex(/^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/, instantForm),
  v.check((written) => instantOf(written, 'UTC') !== null, instantForm),
);

/** From when and until when something shows; null leaves that side open. */
export const showWindow = {
  start: v.pipe(v.optional(v.nullable(instant), null), v.description('From when it shows; null for at once')),
  expiry: v.pipe(
    v.optional(v.nullable(instant), null),
    v.description('Until when it shows; null for no end'),
  ),
};

export const timeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as "08:30"'));

export const count = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** The name of a page in a setting: a kind of page, or a file of content/ without its ending. */
export const pageName = v.pipe(
  v.string(),
  v.regex(/^(?:pages\/)?[a-z0-9]+(?:-[a-z0-9]+)*$/, 'a page such as "home", "about-us" or "pages/warranty"'),
);
