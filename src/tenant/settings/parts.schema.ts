import * as v from 'valibot';

/** Building blocks that several subjects share. */

export const text = v.pipe(v.string(), v.trim(), v.minLength(1));

export const webAddress = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\/[^\s]*[^/\s]$/, 'an address such as "https://www.dealer.com.au"'),
);

/** A page of the site, a web address, a phone or e-mail link. Other schemes would run code. */
export const link = v.pipe(
  v.string(),
  v.regex(/^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)\S*$/, 'a path such as "/finance" or an https address'),
);

export const colour = v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/, 'a hex colour such as "#1a2b3c"'));

export const instant = v.pipe(
  v.string(),
  v.isoTimestamp('a date and time with offset such as "2026-07-01T00:00:00+10:00"'),
);

export const count = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
