import * as v from 'valibot';
import { placedFormSchema } from '../tenant/settings/leads/contact.schema.ts';
import {
  ADDRESS_WORD,
  ALLOWED_DATE,
  ALLOWED_PICTURE,
  headDate,
  headPicture,
  headText,
} from './markdown/front-matter.ts';

const schema = v.strictObject({
  title: headText,
  description: headText,
  /** A form below the text. */
  form: v.optional(v.nullable(placedFormSchema), null),
  /** Additional paths of the page, which is canonical at its own path. */
  aliases: v.optional(v.array(v.pipe(v.string(), v.regex(new RegExp(`^/(?:pages/)?${ADDRESS_WORD}$`)))), []),
  /** A picture above the text. */
  picture: v.optional(v.nullable(headPicture), null),
  pictureAlt: v.optional(v.string(), ''),
  /** Start and end of the event or sale that the page is about. */
  start: v.optional(v.nullable(headDate), null),
  expiry: v.optional(v.nullable(headDate), null),
  /** Shows a countdown to the start, then to the end. */
  countdown: v.optional(v.boolean(), false),
  /** Turns headings with ### into expandable questions. */
  questions: v.optional(v.boolean(), false),
});

const allowed = {
  form: `one of ${placedFormSchema.options.map((name) => `"${name}"`).join(', ')}`,
  aliases: 'a list of addresses such as "/pages/book-a-service"',
  picture: ALLOWED_PICTURE,
  pictureAlt: 'a text',
  start: ALLOWED_DATE,
  expiry: ALLOWED_DATE,
  countdown: 'true or false',
  questions: 'true or false',
};

/** Front matter of a text page: `content/<slug>.md`, `content/pages/<slug>.md`. */
export const pageHead = {
  schema,
  name: 'a page',
  needs: 'the page must begin with title and description between two lines of "---".',
  allowed,
};
