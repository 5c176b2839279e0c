import { appointmentText, zonedIso } from '#src/leads/test-drive/appointment/appointment-text.ts';
import { calendarFile } from '#src/leads/test-drive/appointment/calendar-file.ts';
import type { AppointmentReply } from '#src/leads/test-drive/test-drive.schema.ts';
import { branchClock } from '#src/locations/hours/branch-zone.ts';
import type { Location } from '#src/tenant/settings/locations/locations.schema.ts';
import { formatPhone } from '#src/values/contact/phone.ts';
import { fill } from '#src/values/fill.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import type { Appointment, BookedAppointment } from './appointments.ts';

type Status = AppointmentReply['status'];

export function appointmentStatus({ cancelledAtMs, startsAtMs }: Appointment, nowMs: number): Status {
  if (cancelledAtMs !== null) return 'cancelled';
  return startsAtMs <= nowMs ? 'past' : 'booked';
}

function addressOf({ address: { street, city, state, postcode } }: Location): string {
  return `${street}, ${city} ${state} ${postcode}`;
}

/** The branch as it is now, or at least its former name if the dealer has closed it. */
function placeOf({ settings }: PublishedSite, branch: string, location: Location | undefined) {
  if (location === undefined) return { id: branch, name: settings.site.name, address: '', phone: null };
  const phone = location.phone ?? location.landlinePhone ?? settings.site.phone;
  return {
    id: branch,
    name: location.name,
    address: addressOf(location),
    phone: phone === null ? null : formatPhone(phone),
  };
}

/** What the shopper sees of an appointment, in its branch's time zone. */
export function appointmentReply(
  published: PublishedSite,
  { appointment, lead, token }: BookedAppointment,
  nowMs: number,
): AppointmentReply {
  const { startsAtMs, endsAtMs, branch } = appointment;
  const { site, appointments, locations } = published.settings;
  const status = appointmentStatus(appointment, nowMs);
  const known = locations.locations.find(({ id }) => id === branch);
  const clock = branchClock(known, site);
  const label = appointmentText(startsAtMs, clock);
  const location = placeOf(published, branch, known);
  const path = `/api/test-drive/${token}`;
  return {
    status,
    at: zonedIso(startsAtMs, clock.timeZone),
    ends_at: zonedIso(endsAtMs, clock.timeZone),
    label,
    message: fill(appointments.texts[status], { when: label, branch: location.name }),
    location,
    car: lead.vehicle && { name: lead.vehicle.name, slug: lead.vehicle.slug },
    ...{ path, calendar: `${path}.ics` },
  };
}

/** The appointment as an iCalendar file. */
export function appointmentCalendar(
  published: PublishedSite,
  booked: BookedAppointment,
  nowMs: number,
): string {
  const { appointment } = booked;
  const { location, car, path } = appointmentReply(published, booked, nowMs);
  const { site, appointments } = published.settings;
  const { texts } = appointments;
  return calendarFile({
    uid: `${appointment.id}@${new URL(site.url).host}`,
    sequence: appointment.revision,
    writtenAtMs: nowMs,
    startsAtMs: appointment.startsAtMs,
    endsAtMs: appointment.endsAtMs,
    title: fill(texts.calendarTitle, { name: car?.name ?? location.name }),
    place: [location.name, location.address].filter((part) => part !== '').join(', '),
    note: fill(texts.calendarNote, { phone: location.phone ?? site.name }),
    url: `${site.url}${path}`,
    isCancelled: appointment.cancelledAtMs !== null,
  });
}
