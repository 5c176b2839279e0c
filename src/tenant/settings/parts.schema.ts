import * as v from 'valibot';
import { instantOf } from '../../values/time/date.ts';

/** Building blocks that several subjects share. */

export const text = v.pipe(v.string(), v.trim(), v.minLength(1));

/** A setting with a description and examples for marketers, which their editor shows. */
export const described = <Schema extends v.GenericSchema>(
  schema: Schema,
  description: string,
  ...examples: v.InferInput<Schema>[]
) =>
  examples.length > 0
    ? v.pipe(schema, v.description(description), v.examples(examples))
    : v.pipe(schema, v.description(description));

/** A text that shoppers read; the description says where, to marketers. */
export const textFor = (description: string, ...examples: string[]) =>
  described(text, description, ...examples);

/** A text that shoppers read and that must hold a word in braces, such as `{count}`. */
export const textWith = (word: string, description: string) =>
  described(v.pipe(text, v.includes(`{${word}}`, `a text with {${word}}`)), description);

/** A setting that is on or off; the description says what is true while it is on. */
export const switchFor = (description: string) => described(v.boolean(), description);

/** Settings that belong together; the description says what for, to marketers. */
export const groupFor = <Entries extends v.ObjectEntries>(description: string, entries: Entries) =>
  described(v.strictObject(entries), description);

/**
 * The name of another setting or of a file, or a word of the feed or the dealer's own system: shoppers do not read it, and
 * therefore it is no text of the dictionary.
 */
export const reference = v.pipe(text, v.metadata({ isReference: true }));

export const webAddress = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\/[^\s]*[^/\s]$/, 'an address such as "https://www.dealer.com.au"'),
);

/** One segment of an address, or an id within the settings: `cx-5`. */
export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens'),
);

/** A page of the site, a web address, or a phone or e-mail link. Other schemes could run code. */
export const link = v.pipe(
  v.string(),
  v.regex(/^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)\S*$/, 'a path such as "/finance" or an https address'),
);

/** A file of the dealer's folder public/, or one on an image server. */
export const picture = v.pipe(
  v.string(),
  v.regex(/^(\/(?!\/)|https:\/\/)\S+$/, 'a path such as "/showroom.avif" or an https address'),
);

export const colour = v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/, 'a hex colour such as "#1a2b3c"'));

/** An existing calendar day, so not 30 February. */
export const calendarDay = v.pipe(
  v.string(),
  v.isoDate('a day such as "2026-12-25"'),
  v.check((day) => instantOf(day, 'UTC') !== null, 'a day such as "2026-12-25"'),
);

const INSTANT_FORM = 'a day such as "2026-07-01", or a day and a time such as "2026-07-01T09:00"';

/** A day, or a day with time, in the dealer's time zone unless it has an offset. */
export const instant = v.pipe(
  v.string(),
  // The pattern is for editors; it allows 30 February.
  v.regex(
    /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/,
    INSTANT_FORM,
  ),
  v.check((written) => instantOf(written, 'UTC') !== null, INSTANT_FORM),
);

/** What a dealer may leave out or set to null, which is the same. */
export const orNull = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.nullable(schema), null);

/** From when and until when something is shown; null: no limit. */
export const showWindow = {
  start: described(orNull(instant), 'From when it shows; null for at once'),
  expiry: described(orNull(instant), 'Until when it shows; null for no end'),
};

export const timeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as "08:30"'));

/** Why an item of a list is refused whose name another has. */
export const repeatedName = (key: 'id' | 'name' | 'slug', value: string) =>
  `must have ${key === 'id' ? 'an' : 'a'} ${key} that no other has, such as ${JSON.stringify(`${value}-2`)} in place of ${JSON.stringify(value)}`;

/** A list of which no two items have the same name. */
export const distinct = <
  Key extends 'id' | 'name' | 'slug',
  List extends v.GenericSchema<unknown, Readonly<Record<Key, string>>[]>,
>(
  key: Key,
  list: List,
) =>
  v.pipe(
    list,
    v.checkItems(
      (item, index, all) => all.findIndex((other) => other[key] === item[key]) === index,
      ({ input }) => repeatedName(key, input[key]),
    ),
  );

export const count = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** A page's name in settings: a built-in page, or a file of content/ without its ending. */
export const pageName = v.pipe(
  v.string(),
  v.regex(/^(?:pages\/)?[a-z0-9]+(?:-[a-z0-9]+)*$/, 'a page such as "home", "about-us" or "pages/warranty"'),
);

/** How often something may be asked for. */
export const rateLimit = (maxPerHour: number) =>
  v.strictObject({
    burst: described(count(1, 1_000_000), 'How many at once'),
    perHour: described(count(1, maxPerHour), 'How many in the long run'),
  });
