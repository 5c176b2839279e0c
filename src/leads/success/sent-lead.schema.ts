import * as v from 'valibot';
import { leadFormNames } from '../lead-form-names.ts';

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(300));
const slug = v.pipe(text, v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

/** An address of this site's functions, as their replies give it; nothing else is fetched or linked. */
const ownPath = (under: string) =>
  v.pipe(text, v.regex(new RegExp(`^/api/${under}/[A-Za-z0-9_-]+(\\.ics)?$`)));

/** The appointment of a test drive, as far as the reply of `POST /api/test-drive` told it. */
const sentAppointmentSchema = v.object({
  /** For people: `Saturday, 21 November at 9:00 am`. */
  label: text,
  /** Where it is moved and cancelled. */
  path: ownPath('test-drive'),
  calendar: ownPath('test-drive'),
  location: v.object({ name: text }),
});

/**
 * The last lead that this tab has sent, so that `/success` can show it: what the server acknowledged, and
 * nothing of what was typed.
 */
export const sentLeadSchema = v.object({
  form: v.picklist([...leadFormNames, 'reservation', 'trade-in']),
  leadId: text,
  /** `/api/leads/{receipt}`. */
  receipt: ownPath('leads'),
  /** The vehicle that it is about; null for none. */
  carSlug: v.nullable(slug),
  /** Milliseconds since 1970. */
  at: v.pipe(v.number(), v.integer()),
  /** Null where no time was chosen, and for any other form. */
  appointment: v.optional(v.nullable(sentAppointmentSchema), null),
});

export type SentLead = v.InferOutput<typeof sentLeadSchema>;
