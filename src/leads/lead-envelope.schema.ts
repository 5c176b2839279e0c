import * as v from 'valibot';
import { trapEntries } from '../values/input/form-trap.schema.ts';
import { typedLine } from '../values/input/typed-text.ts';
import { box } from './lead-fields.schema.ts';
import { leadFormNames } from './lead-form-names.ts';

const name = v.nullish(v.pipe(v.string(), v.maxLength(200)), '');

/** `POST /api/leads`: the fields common to all forms. The form's own fields are checked by its own schema. */
export const leadEnvelopeSchema = v.looseObject({
  form: v.optional(v.picklist(leadFormNames), 'enquiry'),
  /** `false` for every step but the last of a multi-step form. */
  final: box,
  car_id: name,
  car_slug: name,
  subcategory: v.pipe(v.nullish(v.pipe(v.string(), v.maxLength(200)), ''), v.transform(typedLine)),
  dealership_slug: name,
  opt_in: box,
  /** The finance form posts this as `opt_in`. */
  subscribe: box,
  idempotency_key: name,
  /**
   * Path of the page. Invalid values here and in `lead_attributes` are ignored, because a lead must not be lost over
   * them.
   */
  url: v.optional(v.unknown()),
  /** `{visited_pages, linked_query_params}`; a posted form sends it as a JSON string. */
  lead_attributes: v.optional(v.unknown()),
  ...trapEntries,
});

export type LeadEnvelope = v.InferOutput<typeof leadEnvelopeSchema>;
