import * as v from 'valibot';
import { described, groupFor, text, textFor } from '../parts.schema.ts';
import { callBarSchema } from '../site/call-bar.schema.ts';

const formTexts = v.strictObject({
  heading: textFor('Over the form'),
  text: described(
    v.nullable(text),
    'Under the heading, with {car}; null for none',
    'Tell us about the {car}, and we call you back today.',
  ),
  submit: textFor('On the button'),
});

const ownMessage = v.strictObject({
  ...formTexts.entries,
  message: textFor('Label of what the customer writes'),
});

const unsubscribe = v.strictObject({
  ...formTexts.entries,
  label: textFor('Label of the field for the e-mail address or the phone number'),
  hint: textFor('Below that field'),
  invalid: textFor('What was typed is neither an address nor a number'),
  done: textFor(
    'In place of the form afterwards, with {dealer}; the same whether the address is known or not',
  ),
});

const forms = v.strictObject({
  enquiry: described(formTexts, 'The enquiry: what it is about, and who asks'),
  short: described(formTexts, 'The short form: only who asks'),
  'mini-contact': described(formTexts, 'The smallest form: how to call back'),
  service: described(ownMessage, 'Booking a service'),
  parts: described(ownMessage, 'Asking for parts'),
  careers: described(ownMessage, 'Applying for work'),
  unsubscribe: described(unsubscribe, 'Getting no more offers and news'),
});

/** Forms that may be placed on any page; forms about a vehicle are on its page. */
export const placedFormSchema = v.keyof(forms);

export type PlacedFormName = v.InferOutput<typeof placedFormSchema>;

/** contact.json: the contact pages, and the words of forms that may be placed on any page. */
export const contactSchema = v.strictObject({
  heading: textFor('Heading of the contact pages'),
  text: textFor('Under the heading'),
  atBranch: textFor("Heading of a branch's own page, with {location}"),
  form: described(
    v.picklist(['enquiry', 'short', 'mini-contact']),
    'The form on the contact pages: "enquiry" asks what it is about, "short" only who it is, "mini-contact" only how to call back',
  ),
  others: textFor('Over the list of the other branches'),
  steps: groupFor('Headings of an enquiry that is made step by step', {
    about: textFor('The step that asks what it is about'),
    person: textFor('The step that asks who it is'),
    other: textFor('The step that asks what else there is to say'),
  }),
  callBar: described(callBarSchema, 'The bar at the bottom of phones'),
  forms: described(forms, 'The words of each form'),
});
