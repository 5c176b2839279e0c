import * as v from 'valibot';
import { trapEntries } from '../values/form-trap.schema.ts';
import { typedLine } from '../values/typed-text.ts';
import { box } from './lead-fields.schema.ts';
import { leadFormNames } from './lead-form-names.ts';

const name = v.nullish(v.pipe(v.string(), v.maxLength(200)), '');

/** `POST /api/leads`: what comes with the fields of any form, which are checked by the form's own schema. */
export const leadEnvelopeSchema = v.looseObject({
  form: v.optional(v.picklist(leadFormNames), 'enquiry'),
  /** `false` for a step before the last of a form of several. */
  final: box,
  car_id: name,
  car_slug: name,
  subcategory: v.pipe(v.nullish(v.pipe(v.string(), v.maxLength(200)), ''), v.transform(typedLine)),
  dealership_slug: name,
  opt_in: box,
  /** What the finance form calls `opt_in`. */
  subscribe: box,
  idempotency_key: name,
  /** Path of the page; nonsense in it, as in what was visited before, is no reason to lose a lead. */
  url: v.optional(v.unknown()),
  /** `{visited_pages, linked_query_params}`, in a form as JSON. */
  lead_attributes: v.optional(v.unknown()),
  ...trapEntries,
});

export type LeadEnvelope = v.InferOutput<typeof leadEnvelopeSchema>;
