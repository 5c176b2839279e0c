import * as v from 'valibot';
import { text } from './parts.schema.ts';

const formTexts = v.strictObject({
  heading: text,
  text: v.pipe(v.nullable(text), v.description('Under the heading, with {car}; null for none')),
  submit: v.pipe(text, v.description('On the button')),
});

const ownMessage = v.strictObject({
  ...formTexts.entries,
  message: v.pipe(text, v.description('Label of what the customer writes')),
});

const forms = v.strictObject({
  enquiry: formTexts,
  short: formTexts,
  'mini-contact': formTexts,
  service: ownMessage,
  parts: ownMessage,
  careers: ownMessage,
});

/** Forms that may stand on any page; what is about a vehicle stands on its page. */
export const placedFormSchema = v.keyof(forms);

export type PlacedFormName = v.InferOutput<typeof placedFormSchema>;

/** contact.json: the contact pages, and the words of the forms that may stand on any page. */
export const contactSchema = v.strictObject({
  heading: text,
  text: text,
  atBranch: v.pipe(text, v.description("Heading of a branch's own page, with {location}")),
  form: v.pipe(
    v.picklist(['enquiry', 'short', 'mini-contact']),
    v.description(
      'The form on the contact pages: "enquiry" asks what it is about, "short" only who it is, "mini-contact" only how to call back',
    ),
  ),
  others: v.pipe(text, v.description('Over the list of the other branches')),
  steps: v.pipe(
    v.strictObject({ about: text, person: text, other: text }),
    v.description('Headings of an enquiry that is made step by step'),
  ),
  forms,
});
