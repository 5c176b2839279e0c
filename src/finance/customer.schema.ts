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
  /** finance.json. */
  readonly limits: FinanceLimits;
  readonly currency: string;
  /** leads.json `texts`. */
  readonly texts: FieldTexts;
}

const longestName = 100;

/** The `data` of `POST /api/youx/create-customer` (leads and dealer §7): who applies, and for what. */
function customerSchema({ limits, currency, texts }: CustomerRules) {
  return v.object({
    ...loanEntries(limits, currency),
    phoneNumber: phoneField(texts),
    firstName: requiredLine(texts, longestName, texts.name),
    lastName: requiredLine(texts, longestName),
    email: emailField(texts),
    /** To offers and news by e-mail. */
    subscribe: v.pipe(
      box,
      v.transform((isTicked) => isTicked ?? false),
    ),
    postCode: postcodeField(texts),
  });
}

/** What a lender is told of an applicant. */
export type CustomerRequest = v.InferOutput<ReturnType<typeof customerSchema>>;

/** The whole body: the applicant, and "additionalData (the lead)", as `POST /api/leads` takes it; `code` in it. */
export function customerRequestSchema(rules: CustomerRules) {
  return v.object({
    data: customerSchema(rules),
    additionalData: v.optional(leadEnvelopeSchema, {}),
  });
}

/** The same for documents, which cannot show how each field is cleaned and what each dealer says of it. */
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
        /** Of a loan that the page has worked out; else `purchasePrice` and `loanTerm` are taken for them. */
        amount: v.optional(v.number()),
        term: v.optional(v.number()),
      }),
      {},
    ),
  });
}
