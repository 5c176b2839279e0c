import * as v from 'valibot';
import { leadFormNames } from '../lead-form-names.ts';

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(300));
const slug = v.pipe(text, v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

/** A path below this site's `/api/`; anything else in the stored record is neither fetched nor linked. */
const ownPath = (under: string) =>
  v.pipe(text, v.regex(new RegExp(`^/api/${under}/[A-Za-z0-9_-]+(\\.ics)?$`)));

/** The parts of the appointment that `POST /api/test-drive` returned. */
const sentAppointmentSchema = v.object({
  /** `Saturday, 21 November at 9:00 am`. */
  label: text,
  /** Path of the page where the appointment can be moved or cancelled. */
  path: ownPath('test-drive'),
  calendar: ownPath('test-drive'),
  location: v.object({ name: text }),
});

/** The last lead sent by this tab, for `/success`: what the server acknowledged, never the input itself. */
export const sentLeadSchema = v.object({
  form: v.picklist([...leadFormNames, 'reservation', 'trade-in']),
  leadId: text,
  /** `/api/leads/{receipt}`. */
  receipt: ownPath('leads'),
  /** The vehicle that the lead is about; null if none. */
  carSlug: v.nullable(slug),
  /** Milliseconds since 1970. */
  at: v.pipe(v.number(), v.integer()),
  /** Null for a test drive without a time and for all other forms. */
  appointment: v.optional(v.nullable(sentAppointmentSchema), null),
});

export type SentLead = v.InferOutput<typeof sentLeadSchema>;
