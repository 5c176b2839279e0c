import * as v from 'valibot';
import { leadEnvelopeSchema } from '#src/leads/lead-envelope.schema.ts';

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
