import * as v from 'valibot';
import {
  described,
  distinct,
  groupFor,
  link,
  rateLimit,
  reference,
  switchFor,
  text,
  textFor,
} from '../parts.schema.ts';
import { leadDestinationSchema } from './lead-destination.schema.ts';

const limit = rateLimit(100_000_000);

/** leads.json: forms, and where their leads are sent (specification: leads and dealer §3, §4, §5, §8). */
export const leadsSchema = v.strictObject({
  destinations: described(
    distinct('name', v.array(leadDestinationSchema)),
    'Every lead goes to each of them: "adf-file" writes a file, "webhook" posts it, "email" sends it to the CRM',
  ),
  optInDefault: switchFor(
    'Whether the box about offers and news is ticked before the shopper touches it. Ticked is no valid consent ' +
      'under the Spam Act 2003: false is the safer choice',
  ),
  optInText: textFor('Beside that box, with {dealer}; kept with each lead as it was then'),
  terms: groupFor('The box for the terms of use', {
    required: switchFor('Forms have a box for the terms of use that must be ticked'),
    text: textFor('Beside that box; kept with each lead as it was then'),
    message: textFor('When it is not ticked'),
    link: described(
      v.nullable(
        v.strictObject({
          words: textFor('The words beside the box that lead to the terms'),
          href: described(link, 'Where they are'),
        }),
      ),
      'Makes words of that text a link; null for none',
      { words: 'terms of use', href: '/terms-and-conditions' },
    ),
  }),
  enquiry: described(
    v.pipe(
      v.strictObject({
        messageRequired: switchFor('The enquiry cannot be sent without a message'),
        category: switchFor('Ask what the enquiry is about'),
        categories: described(
          v.pipe(v.array(text), v.minLength(1)),
          '"Careers Enquiry" goes on as a General Enquiry with the subcategory Career Enquiry',
        ),
        defaultCategory: textFor('One of the categories'),
        location: switchFor('Ask which branch it is for, where there are several'),
        dealership: switchFor(
          'Ask which dealership it is for, where there are several, instead of the branch. The lead says which was ' +
            'chosen, and goes to one of its branches that do the work asked for (sales, service or parts): the ' +
            '`primary` one, else the first in locations.json',
        ),
        rego: switchFor('Ask for a number plate; never required'),
        postcode: switchFor('Ask for the postcode'),
      }),
      v.forward(
        v.check(
          ({ categories, defaultCategory }) => categories.includes(defaultCategory),
          'one of the categories',
        ),
        ['defaultCategory'],
      ),
    ),
    'What the enquiry form asks',
  ),
  unavailable: groupFor(
    'What the enquiry about a sold vehicle says unless the shopper writes something else',
    {
      message: textFor('The message that stands in the form'),
      subcategory: described(reference, 'Subcategory of the lead'),
    },
  ),
  testDrive: groupFor('The form for a test drive', {
    category: described(reference, 'Category of the lead'),
    terms: described(
      v.nullable(text),
      'A disclaimer of its own with a box that must be ticked; null for none',
      'I hold a full licence and am 25 or older.',
    ),
  }),
  requestPhotos: groupFor('The form that asks for photographs', {
    category: described(reference, 'Category of the lead'),
    subcategory: described(reference, 'Subcategory of the lead'),
    text: textFor('What the dealer reads'),
  }),
  service: groupFor('The form that books a service', {
    category: described(reference, 'Category of the lead'),
    options: described(v.array(text), 'Boxes to tick, such as "Tyres"', [
      'Logbook service',
      'Tyres',
      'Air conditioning',
    ]),
  }),
  parts: groupFor('The form for parts', {
    category: described(reference, 'Category of the lead'),
  }),
  finance: groupFor('Applications for finance', {
    category: described(reference, 'Category of the lead'),
  }),
  valuation: groupFor("Valuations of the shopper's car", {
    category: described(reference, 'Category of the lead'),
  }),
  short: groupFor('The short form', {
    category: described(reference, 'Category of the lead'),
    hiddenField: described(
      v.nullable(
        v.strictObject({
          name: described(
            v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_-]{0,39}$/)),
            'Name of the field',
            'campaign',
          ),
          value: textFor('What it says', 'Spring sale'),
        }),
      ),
      'Goes on with each lead of the short form, such as the name of a campaign; null for none',
    ),
  }),
  limits: groupFor('How many leads one internet address and one person may send', {
    perAddress: described(limit, 'From one internet address'),
    perPerson: described(limit, 'From one phone or e-mail address'),
  }),
  texts: groupFor('What is said when a form cannot be sent', {
    required: textFor('A field that must be filled in is empty'),
    name: textFor('There is no name'),
    phone: textFor('It is no phone number'),
    email: textFor('It is no e-mail address'),
    postcode: textFor('It is no postcode'),
    choice: textFor('An answer that is not among those offered'),
    figure: textFor('It is no number, or one outside the limits: with {min} and {max}'),
    wholeFigure: textFor(
      'A year or a number of kilometres that is no whole number, or one outside the limits: with {min} and {max}',
    ),
    plate: textFor('It is no number plate'),
    tooLong: textFor('Beside a field; {count} is how many characters it takes'),
    failed: textFor('It failed for a reason that is not known'),
    tooMany: textFor('Too many were sent in a short time'),
  }),
  withdrawal: groupFor(
    'What the dealer gets when a shopper takes the agreement of a lead back that has been sent, or all agreements',
    {
      subcategory: described(reference, 'Subcategory of the lead'),
      message: textFor('What the dealer is sent; {lead} is the number of the lead with the agreement'),
      unsubscribed: textFor('The message in place of that one where somebody wants to get nothing at all'),
    },
  ),
  receipt: groupFor('The page on which a shopper finds again what was sent', {
    heading: textFor('Heading of the page'),
    intro: textFor(
      'Under the heading; {dealer} is the name of the dealer, {date} and {time} when the lead came in',
    ),
    branch: textFor('Below that; {branch} is the branch that answers'),
    branchOfDealership: textFor(
      'In its place where a dealership was chosen: with {dealership}, and {branch}, which answers for it',
    ),
    sent: textFor('Over the fields of the form'),
    vehicle: textFor('Beside the vehicle'),
    consent: textFor('Over what was said to offers and news'),
    agreed: textFor('The shopper agreed'),
    declined: textFor('The shopper did not agree'),
    withdraw: textFor('Button that takes the agreement back'),
    withdrawNote: textFor('Beside that button'),
    withdrawn: textFor('After the agreement was withdrawn; {date} is the day'),
    notFound: textFor('The link is wrong'),
    back: textFor('Link to the home page; {dealer} is the name of the dealer'),
    labels: described(
      v.record(v.string(), text),
      "What receipts and error pages call the fields, by the form's own names, in the order of the receipt",
    ),
  }),
});

export type LeadSettings = v.InferOutput<typeof leadsSchema>;
