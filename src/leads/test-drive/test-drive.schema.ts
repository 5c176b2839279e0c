import * as v from 'valibot';
import { leadEnvelopeSchema } from '../lead-envelope.schema.ts';
import { type FieldTexts, optionalLine } from '../lead-fields.schema.ts';

const { form: _form, final: _final, subscribe: _subscribe, ...envelope } = leadEnvelopeSchema.entries;

/** The UTC offset is required, because one hour occurs twice when daylight saving ends. */
const momentPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

function isMoment(text: string): boolean {
  return momentPattern.test(text) && !Number.isNaN(Date.parse(text));
}

/**
 * Milliseconds since 1970; null if empty. Without JavaScript the picker's empty field is posted before the select;
 * the last value counts.
 */
function optionalMoment(texts: FieldTexts) {
  return v.pipe(
    v.nullish(v.union([v.string(), v.array(v.string())], texts.choice), ''),
    v.transform((sent) => [sent].flat().at(-1) ?? ''),
    v.trim(),
    v.check((text) => text === '' || isMoment(text), texts.choice),
    v.transform((text) => (text === '' ? null : Date.parse(text))),
  );
}

/**
 * `POST /api/test-drive`: the fields it adds to those of `test-drive` in lead-forms.schema.ts: "optional booking
 * date-time chosen from the available appointments" (leads and dealer §3).
 */
export function bookingSchema(texts: FieldTexts) {
  return v.looseObject({
    ...envelope,
    /** One of the offered times, as `2026-11-21T09:00:00+10:00`. */
    booking_at: optionalMoment(texts),
    /** Id or slug of the branch; if absent, the car's branch. */
    location: optionalLine(texts),
  });
}

/** `POST /api/test-drive/{token}/move`. */
export function moveSchema(texts: FieldTexts) {
  return v.object({
    booking_at: v.pipe(
      optionalMoment(texts),
      v.check((moment) => moment !== null, texts.required),
      v.transform((moment) => moment ?? 0),
    ),
  });
}

/** `GET /api/test-drive/appointments`. */
export const appointmentsQuerySchema = v.object({
  location: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  car_id: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  car_slug: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  from: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.isoDate())]), ''),
});

const moment = v.string();

export const appointmentSchema = v.object({
  status: v.picklist(['booked', 'cancelled', 'past']),
  /** Local time with UTC offset, as `2026-11-21T09:00:00+10:00`. */
  at: moment,
  ends_at: moment,
  /** `Saturday 21 November at 9:00 am`. */
  label: v.string(),
  message: v.string(),
  location: v.object({
    id: v.string(),
    name: v.string(),
    address: v.string(),
    phone: v.nullable(v.string()),
  }),
  car: v.nullable(v.object({ name: v.string(), slug: v.string() })),
  /** Path of the appointment's page and of its calendar file. */
  path: v.string(),
  calendar: v.string(),
});

export const bookedSchema = v.object({
  lead_id: v.string(),
  receipt: v.string(),
  /** Null for a booking without a time. */
  appointment: v.nullable(appointmentSchema),
});

export type AppointmentReply = v.InferOutput<typeof appointmentSchema>;
