import * as v from 'valibot';
import { text } from './parts.schema.ts';

/** editorial.json: the words of pages that are neither stock nor locations. Longer texts are Markdown in content/. */
export const editorialSchema = v.strictObject({
  notFound: v.strictObject({ heading: text, text: text, action: text }),
  refused: v.strictObject({
    heading: v.pipe(
      text,
      v.description('Over a page that says why a form could not be sent, without script'),
    ),
    errors: v.pipe(text, v.description('Before the list of what is wrong')),
    keep: v.pipe(text, v.description('How to get back to a form as it was filled in')),
    unknown: v.pipe(text, v.description('Where there is nothing more exact to say')),
    back: v.pipe(text, v.description('Link to the page from which the form was sent')),
    home: text,
  }),
  brands: v.strictObject({ heading: text, text: text, listHeading: text }),
});
