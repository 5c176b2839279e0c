import * as v from 'valibot';
import { leadDestinationSchema } from './lead-destination.schema.ts';
import { count, text } from './parts.schema.ts';

const limit = v.strictObject({
  burst: v.pipe(count(1, 1_000_000), v.description('How many at once')),
  perHour: v.pipe(count(1, 100_000_000), v.description('How many in the long run')),
});

/** leads.json: forms, and where what they bring goes (specification: leads and dealer §3, §4, §5, §8). */
export const leadsSchema = v.strictObject({
  destinations: v.pipe(
    v.array(leadDestinationSchema),
    v.checkItems(
      ({ name }, index, all) => all.findIndex((other) => other.name === name) === index,
      'each name once',
    ),
    v.description(
      'Every lead goes to each of them: "adf-file" writes a file, "webhook" posts it, "email" sends it to the CRM',
    ),
  ),
  optInDefault: v.pipe(
    v.boolean(),
    v.description(
      'Whether the box about offers and news is ticked before the shopper touches it. Ticked is no valid consent ' +
        'under the Spam Act 2003: false is the safer choice',
    ),
  ),
  optInText: v.pipe(
    text,
    v.description('Beside that box, with {dealer}; kept with each lead as it was then'),
  ),
  terms: v.strictObject({
    required: v.pipe(v.boolean(), v.description('Forms have a box for the terms of use that must be ticked')),
    text: v.pipe(text, v.description('Beside that box; kept with each lead as it was then')),
    message: v.pipe(text, v.description('When it is not ticked')),
  }),
  enquiry: v.pipe(
    v.strictObject({
      messageRequired: v.boolean(),
      category: v.pipe(v.boolean(), v.description('Ask what the enquiry is about')),
      categories: v.pipe(
        v.array(text),
        v.minLength(1),
        v.description('"Careers Enquiry" goes on as a General Enquiry with the subcategory Career Enquiry'),
      ),
      defaultCategory: v.pipe(text, v.description('One of the categories')),
      location: v.pipe(v.boolean(), v.description('Ask which branch it is for, where there are several')),
      dealership: v.pipe(
        v.boolean(),
        v.description('Ask which dealership it is for, where there are several, instead of the branch'),
      ),
      rego: v.pipe(v.boolean(), v.description('Ask for a number plate; never required')),
      postcode: v.boolean(),
    }),
    v.forward(
      v.check(
        ({ categories, defaultCategory }) => categories.includes(defaultCategory),
        'one of the categories',
      ),
      ['defaultCategory'],
    ),
  ),
  unavailable: v.pipe(
    v.strictObject({ message: text, subcategory: text }),
    v.description('What the enquiry about a sold vehicle says unless the shopper writes something else'),
  ),
  testDrive: v.strictObject({
    category: text,
    terms: v.pipe(
      v.nullable(text),
      v.description('A disclaimer of its own with a box that must be ticked; null for none'),
    ),
  }),
  requestPhotos: v.strictObject({
    category: text,
    subcategory: text,
    text: v.pipe(text, v.description('What the dealer reads')),
  }),
  service: v.strictObject({
    category: text,
    options: v.pipe(v.array(text), v.description('Boxes to tick, such as "Tyres"')),
  }),
  parts: v.strictObject({ category: text }),
  finance: v.strictObject({ category: text }),
  valuation: v.strictObject({ category: text }),
  short: v.strictObject({
    category: text,
    hiddenField: v.pipe(
      v.nullable(
        v.strictObject({ name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_-]{0,39}$/)), value: text }),
      ),
      v.description(
        'Goes on with each lead of the short form, such as the name of a campaign; null for none',
      ),
    ),
  }),
  limits: v.pipe(
    v.strictObject({ perAddress: limit, perPerson: limit }),
    v.description('How many leads one internet address and one person may send'),
  ),
  texts: v.strictObject({
    required: text,
    name: text,
    phone: text,
    email: text,
    postcode: text,
    choice: v.pipe(text, v.description('An answer that is not among those offered')),
    tooLong: v.pipe(text, v.description('With {count}')),
    failed: text,
    tooMany: text,
  }),
  withdrawal: v.pipe(
    v.strictObject({ subcategory: text, message: v.pipe(text, v.description('With {lead}, its id')) }),
    v.description(
      'What the dealer gets when a shopper takes the agreement of a lead back that has been sent',
    ),
  ),
  receipt: v.strictObject({
    heading: text,
    intro: v.pipe(text, v.description('With {dealer}, {date} and {time}')),
    branch: v.pipe(text, v.description('With {branch}')),
    sent: text,
    vehicle: text,
    consent: text,
    agreed: text,
    declined: text,
    withdraw: text,
    withdrawNote: text,
    withdrawn: v.pipe(text, v.description('With {date}')),
    notFound: text,
    back: v.pipe(text, v.description('With {dealer}')),
    labels: v.pipe(
      v.record(v.string(), text),
      v.description(
        "What receipts and error pages call the fields, by the form's own names, in the order of the receipt",
      ),
    ),
  }),
});

export type LeadSettings = v.InferOutput<typeof leadsSchema>;
