import * as v from 'valibot';
import { leadEnvelopeSchema } from '#src/leads/lead-envelope.schema.ts';
import { type LeadFormName, leadFormNames } from '#src/leads/lead-form-names.ts';
import { type LeadRules, leadFormSchema } from '#src/leads/lead-forms.schema.ts';

/** The default settings of the forms; a dealer may change fields and texts. */
const rules: LeadRules = {
  settings: {
    texts: {
      required: 'This is a required field.',
      name: 'A name is needed.',
      phone: 'No phone number.',
      email: 'No e-mail address.',
      postcode: 'Invalid postcode. Please enter a 4-digit number.',
      choice: 'Not among those offered.',
      figure: 'A number from {min} to {max}.',
      wholeFigure: 'A whole number from {min} to {max}.',
      plate: 'No number plate.',
      tooLong: 'At most {count} characters.',
      failed: 'An error occurred when submitting this form',
      tooMany: 'Too many.',
    },
    terms: { required: false, text: 'The terms of use.', message: 'The terms must be agreed to.' },
    enquiry: {
      messageRequired: true,
      category: false,
      categories: ['General Enquiry', 'Careers Enquiry'],
      defaultCategory: 'General Enquiry',
      location: false,
      dealership: false,
      rego: false,
      postcode: false,
    },
    testDrive: { category: 'Test Drive', terms: null },
    service: { category: 'Service Enquiry', options: [] },
  },
  isUnavailable: false,
  branches: [],
  isBranchOpen: false,
  pickUps: [],
  // The documented body has no limits of its figures.
  thisYear: 2026,
};

function bodyOf(form: LeadFormName) {
  const { entries } = leadFormSchema(form, rules);
  return v.looseObject({ ...leadEnvelopeSchema.entries, ...entries, form: v.literal(form) });
}

/** The body of `POST /api/leads` for each form; without `form` it is an enquiry. */
export const documentedLeadSchema = v.union(leadFormNames.map(bodyOf));

const words = v.pipe(v.string(), v.nonEmpty());

/**
 * Common form fields for the OpenAPI document, without the normalisation and the dealer's error
 * messages, which it cannot express.
 */
export const documentedContact = {
  name: words,
  last_name: v.optional(v.string(), ''),
  email: v.pipe(v.string(), v.email()),
  phone: words,
  message: v.optional(v.string(), ''),
  /** If the dealer has terms. */
  terms_conditions: v.optional(v.boolean()),
  opt_in: v.optional(v.boolean()),
} as const;

const { car_id, car_slug, idempotency_key, url, lead_attributes } = leadEnvelopeSchema.entries;

export const documentedVisit = { car_id, car_slug, idempotency_key, url, lead_attributes } as const;
