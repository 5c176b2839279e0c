import { appointmentText, zonedIso } from '#src/leads/test-drive/appointment/appointment-text.ts';
import type { AppointmentSpan } from '#src/leads/test-drive/appointment-times.ts';
import { type Clock, staffClock } from '#src/locations/hours/branch-zone.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { fill } from '#src/values/fill.ts';
import type { Statement } from '../../ports/database.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import { carOf } from '../car-of.ts';
import { storeLead } from '../store/store-lead.ts';
import type { LeadFields } from '../store/stored-lead.ts';
import { type BookedAppointment, cancelStatement, moveStatement } from './appointments.ts';
import type { TestDrivePorts } from './free-times.ts';

interface Change {
  readonly subcategory: string;
  readonly fields: LeadFields;
  readonly statement: Statement;
}

/**
 * Changes the appointment and tells the dealer with a copy of the lead, in one transaction.
 * Idempotent. Rejects when it was changed concurrently or the time is taken.
 */
async function changeAppointment(
  ports: TestDrivePorts,
  published: PublishedSite,
  { appointment, lead, token }: BookedAppointment,
  { subcategory, fields, statement }: Change,
): Promise<void> {
  await storeLead(ports, published, {
    ...{ category: lead.category, subcategory, fields },
    vehicle: lead.vehicle && (await carOf(published, { car_slug: lead.vehicle.slug })),
    ...{ routing: lead.routing, attributes: lead.attributes },
    // A consent withdrawn meanwhile must not be given again by the copy.
    consent: { ...lead.consent, optIn: lead.consent.optIn && lead.withdrawnAtMs === null },
    idempotencyKey: `change ${appointment.revision} of ${token}`,
    with: () => [statement],
  });
}

function clockOf({ appointment: { branch } }: BookedAppointment, { locations, site }: Settings): Clock {
  return staffClock(
    locations.locations.find(({ id }) => id === branch),
    site,
  );
}

export async function moveAppointment(
  ports: TestDrivePorts,
  published: PublishedSite,
  booked: BookedAppointment,
  time: AppointmentSpan,
): Promise<void> {
  const { appointment, lead } = booked;
  const { appointments } = published.settings;
  const clock = clockOf(booked, published.settings);
  const words = {
    from: appointmentText(appointment.startsAtMs, clock),
    to: appointmentText(time.startsAtMs, clock),
  };
  const message = fill(appointments.texts.moved, words);
  const wanted = { ...appointment, ...time, seats: appointments.seats };
  await changeAppointment(ports, published, booked, {
    subcategory: appointments.lead.moved,
    fields: { ...lead.fields, message, booking_at: zonedIso(time.startsAtMs, clock.timeZone) },
    statement: moveStatement(wanted, appointment.revision),
  });
}

export async function cancelAppointment(
  ports: TestDrivePorts,
  published: PublishedSite,
  booked: BookedAppointment,
): Promise<void> {
  const { appointment, lead } = booked;
  const { appointments } = published.settings;
  const when = appointmentText(appointment.startsAtMs, clockOf(booked, published.settings));
  const { booking_at: _, ...fields } = lead.fields;
  await changeAppointment(ports, published, booked, {
    subcategory: appointments.lead.cancelled,
    fields: { ...fields, message: fill(appointments.texts.withdrawn, { when }) },
    statement: cancelStatement(appointment, ports.now()),
  });
}
