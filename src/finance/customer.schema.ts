import * as v from 'valibot';
import { leadEnvelopeSchema } from '../leads/lead-envelope.schema.ts';
import {
  box,
  emailField,
  type FieldTexts,
  phoneField,
  postcodeField,
  requiredLine,
} from '../leads/lead-fields.schema.ts';
import { type FinanceLimits, loanEntries } from './quote.schema.ts';

interface CustomerRules {
  /** Limits from finance.json. */
  readonly limits: FinanceLimits;
  readonly currency: string;
  /** Error messages: `texts` in leads.json. */
  readonly texts: FieldTexts;
}

const LONGEST_NAME = 100;

/** The `data` of `POST /api/youx/create-customer` (leads and dealer §7): the applicant and the loan. */
function customerSchema({ limits, currency, texts }: CustomerRules) {
  return v.object({
    ...loanEntries(limits, currency),
    phoneNumber: phoneField(texts),
    firstName: requiredLine(texts, LONGEST_NAME, texts.name),
    lastName: requiredLine(texts, LONGEST_NAME),
    email: emailField(texts),
    /** Consent to offers and news by e-mail. */
    subscribe: v.pipe(
      box,
      v.transform((isTicked) => isTicked ?? false),
    ),
    postCode: postcodeField(texts),
  });
}

/** The data of an applicant that is sent to a lender. */
export type CustomerRequest = v.InferOutput<ReturnType<typeof customerSchema>>;

/**
 * The body of `POST /api/youx/create-customer`: `data`, and "additionalData (the lead)" in the format of
 * `POST /api/leads`, which also contains the phone's verification code as `code`.
 */
export function customerRequestSchema(rules: CustomerRules) {
  return v.object({
    data: customerSchema(rules),
    additionalData: v.optional(leadEnvelopeSchema, {}),
  });
}

/**
 * The body's schema for the API documentation, compatible with JSON schema: without the transformations and
 * the dealer's messages.
 */
export function documentedCustomerSchema(limits: FinanceLimits) {
  const words = v.pipe(v.string(), v.nonEmpty());
  return v.object({
    data: v.object({
      ...loanEntries(limits, 'AUD'),
      phoneNumber: words,
      firstName: words,
      lastName: words,
      email: v.pipe(v.string(), v.email()),
      subscribe: v.optional(v.boolean(), false),
      postCode: v.pipe(v.string(), v.regex(/^\d{4}$/)),
    }),
    additionalData: v.optional(
      v.looseObject({
        ...leadEnvelopeSchema.entries,
        /** From a loan calculated on the page; otherwise `purchasePrice` and `loanTerm` are used. */
        amount: v.optional(v.number()),
        term: v.optional(v.number()),
      }),
      {},
    ),
  });
}
