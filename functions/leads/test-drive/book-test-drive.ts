import type { Context } from 'hono';
import type * as v from 'valibot';
import { routeTo } from '#src/leads/routing/lead-routing.ts';
import { zonedIso } from '#src/leads/test-drive/appointment/appointment-text.ts';
import { type AppointmentSpan, isFree, offeredTime } from '#src/leads/test-drive/appointment-times.ts';
import type { bookingSchema } from '#src/leads/test-drive/test-drive.schema.ts';
import { branchZone } from '#src/locations/hours/branch-zone.ts';
import { dealerOf } from '#src/tenant/language-edition.ts';
import type { Location } from '#src/tenant/settings/locations/locations.schema.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { problemReply } from '../../http/replies/problem.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import { leadContext } from '../lead-context.ts';
import { storeWithinLimits } from '../lead-limit-reply.ts';
import type { NewLead } from '../store/new-lead.ts';
import type { StoredNow } from '../store/store-lead.ts';
import type { LeadFields } from '../store/stored-lead.ts';
import { bookStatement, takenSeats } from './appointments.ts';
import { calendarOf, freeTimes, type TestDrivePorts } from './free-times.ts';

interface Booking {
  readonly sent: v.InferOutput<ReturnType<typeof bookingSchema>>;
  /** The validated fields of the form. */
  readonly fields: LeadFields;
  readonly vehicle: Vehicle | null;
  readonly location: Location;
}

type Booked =
  | { readonly ok: true; readonly lead: StoredNow }
  | { readonly ok: false; readonly reply: Response };

/**
 * Stores the lead and, if a time was chosen, the appointment, in one transaction; nothing is stored
 * if the time is taken.
 */
export async function bookTestDrive(
  c: Context<AppEnv>,
  ports: TestDrivePorts,
  booking: Booking,
): Promise<Booked> {
  const { published } = c.var;
  const { sent, location } = booking;
  const time = offered(published, booking, ports.now());
  if (sent.booking_at !== null && time === null) {
    return { ok: false, reply: await notFree(ports, published, location, 'notOffered') };
  }
  const lead = leadOf(c, ports, booking, time);
  try {
    const stored = await storeWithinLimits(c, ports, lead);
    return stored instanceof Response ? { ok: false, reply: stored } : { ok: true, lead: stored };
  } catch (error) {
    if (time === null || (await isStillFree(ports, published, location, time))) throw error;
    return { ok: false, reply: await notFree(ports, published, location, 'taken') };
  }
}

function offered(published: PublishedSite, { sent, location }: Booking, nowMs: number) {
  if (sent.booking_at === null || !published.settings.appointments.show) return null;
  return offeredTime(calendarOf(published, location), sent.booking_at, nowMs);
}

function leadOf(
  c: Context<AppEnv>,
  ports: TestDrivePorts,
  { sent, fields, vehicle, location }: Booking,
  time: AppointmentSpan | null,
): NewLead {
  const { settings } = c.var.published;
  const { leads, appointments, locations } = settings;
  const nowMs = ports.now();
  const terms = leads.testDrive.terms ?? (leads.terms.required ? leads.terms.text : null);
  const context = leadContext(c, sent, { terms, nowMs });
  // A lead held as spam books no seat; the dealer calls a person caught by mistake.
  const span = context.isHeld ? null : time;
  const at = time && { booking_at: zonedIso(time.startsAtMs, branchZone(location, settings.site)) };
  const seat = {
    site: dealerOf(c.var.published),
    branch: location.id,
    seats: appointments.seats,
    id: ports.chance.id(),
  };
  return {
    ...context,
    category: leads.testDrive.category,
    subcategory: sent.subcategory || null,
    fields: { ...fields, ...at },
    ...{ vehicle, routing: routeTo(location, { chosen: sent.location, vehicle }, locations) },
    with: (lead) =>
      span === null
        ? []
        : [bookStatement({ ...seat, ...span }, { lead, car: vehicle?.id ?? null, bookedAtMs: nowMs })],
  };
}

/**
 * Whether the time is still free, so that the booking failed for another reason than a concurrent
 * one.
 */
export async function isStillFree(
  { database, now }: Pick<TestDrivePorts, 'database' | 'now'>,
  published: PublishedSite,
  { id: branch }: Pick<Location, 'id'>,
  time: AppointmentSpan,
): Promise<boolean> {
  const taken = await takenSeats(database, { site: dealerOf(published), branch }, now());
  return isFree(time, taken, published.settings.appointments.seats);
}

/**
 * The refusal of a time, with the remaining free times: the shopper chooses another and keeps the
 * filled-in form.
 */
export async function notFree(
  ports: TestDrivePorts,
  published: PublishedSite,
  location: Location,
  reason: 'taken' | 'notOffered',
): Promise<Response> {
  const { show, texts } = published.settings.appointments;
  const more = show ? await freeTimes(ports, published, location) : {};
  const detail = texts[reason];
  const errors = [{ field: 'booking_at', message: detail }];
  if (reason === 'taken') return problemReply({ status: 409, title: 'Taken', detail, errors, more });
  return problemReply({ status: 422, title: 'Not offered', detail, errors, more });
}
