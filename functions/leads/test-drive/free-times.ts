import { timeText, zonedIso } from '#src/leads/test-drive/appointment/appointment-text.ts';
import {
  type AppointmentCalendar,
  appointmentDays,
  freeDays,
} from '#src/leads/test-drive/appointment-times.ts';
import type { FreeTimes } from '#src/leads/test-drive/free-times.schema.ts';
import { testDriveBranch } from '#src/leads/test-drive/test-drive-branch.ts';
import { branchZone } from '#src/locations/hours/branch-zone.ts';
import { dealerOf } from '#src/tenant/language-edition.ts';
import type { Location } from '#src/tenant/settings/locations/locations.schema.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import { takenSeats } from './appointments.ts';

export type TestDrivePorts = Pick<
  Ports,
  'publishedSite' | 'database' | 'now' | 'chance' | 'secret' | 'leadsArrived'
>;

/** When a branch offers test drives by its own clock, regardless of bookings. */
export function calendarOf(
  { settings }: Pick<PublishedSite, 'settings'>,
  location: Location,
): AppointmentCalendar {
  const { locations, site, appointments: rules } = settings;
  return { location, specialHours: locations.specialHours, timeZone: branchZone(location, site), rules };
}

/** The free times of a branch, from a day on. */
export async function freeTimes(
  { database, now }: Pick<TestDrivePorts, 'database' | 'now'>,
  published: PublishedSite,
  location: Location,
  from: string | null = null,
): Promise<FreeTimes> {
  const nowMs = now();
  const calendar = calendarOf(published, location);
  const { timeZone, rules } = calendar;
  const clock = { timeZone, locale: published.settings.site.locale };
  const days = appointmentDays(calendar, from, nowMs);
  const place = { site: dealerOf(published), branch: location.id };
  const free = freeDays(days, await takenSeats(database, place, nowMs), rules.seats);
  return {
    location: { id: location.id, name: location.name },
    time_zone: timeZone,
    slot_minutes: rules.slotMinutes,
    days: free.map(({ date, times }) => ({
      date,
      times: times.map(({ startsAtMs }) => ({
        at: zonedIso(startsAtMs, timeZone),
        label: timeText(startsAtMs, clock),
      })),
    })),
  };
}

/**
 * The free times on the form's page, at the chosen branch or the car's location; null when there is
 * none or no time can be chosen. When they cannot be read, the form is shown without.
 */
export async function freeTimesOfForm(
  ports: Pick<Ports, 'database' | 'now' | 'reportError'>,
  published: PublishedSite,
  chosen: string,
  vehicle: Pick<Vehicle, 'locationId'> | null,
): Promise<FreeTimes | null> {
  const { appointments, locations } = published.settings;
  const location = testDriveBranch(locations.locations, chosen, vehicle);
  const isKnown = vehicle !== null || chosen !== '';
  if (!appointments.show || !isKnown || location === null) return null;
  try {
    return await freeTimes(ports, published, location);
  } catch (error) {
    ports.reportError(error);
    return null;
  }
}
