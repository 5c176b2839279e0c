import * as v from 'valibot';
import { placedFormSchema } from '../tenant/settings/leads/contact.schema.ts';
import { addressWord } from './address-word.ts';
import { allowedDate, allowedPicture, headDate, headPicture, headText } from './front-matter.ts';

const schema = v.strictObject({
  title: headText,
  description: headText,
  /** Stands below the text. */
  form: v.optional(v.nullable(placedFormSchema), null),
  /** Other addresses of the page; search engines are told that its own is the one. */
  aliases: v.optional(v.array(v.pipe(v.string(), v.regex(new RegExp(`^/(?:pages/)?${addressWord}$`)))), []),
  /** Over the text. */
  picture: v.optional(v.nullable(headPicture), null),
  pictureAlt: v.optional(v.string(), ''),
  /** The event or the sale that the page is about: from when, until when. */
  start: v.optional(v.nullable(headDate), null),
  expiry: v.optional(v.nullable(headDate), null),
  /** Days, hours and minutes until it begins, then until it is over. */
  countdown: v.optional(v.boolean(), false),
  /** Headings with ### are questions that unfold. */
  questions: v.optional(v.boolean(), false),
});

const allowed = {
  form: `one of ${placedFormSchema.options.map((name) => `"${name}"`).join(', ')}`,
  aliases: 'a list of addresses such as "/pages/book-a-service"',
  picture: allowedPicture,
  pictureAlt: 'a text',
  start: allowedDate,
  expiry: allowedDate,
  countdown: 'true or false',
  questions: 'true or false',
};

/** The head of a page of text: `content/<slug>.md`, `content/pages/<slug>.md`. */
export const pageHead = {
  schema,
  name: 'a page',
  needs: 'the page must begin with title and description between two lines of "---".',
  allowed,
};
