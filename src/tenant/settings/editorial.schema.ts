import * as v from 'valibot';
import { text } from './parts.schema.ts';

/** editorial.json: the words of pages that are neither stock nor locations. Longer texts are Markdown in content/. */
export const editorialSchema = v.strictObject({
  notFound: v.strictObject({ heading: text, text: text, action: text }),
  contact: v.strictObject({ heading: text, text: text, others: text }),
  brands: v.strictObject({ heading: text, text: text, listHeading: text }),
});
