import {
  type AppointmentCalendar,
  appointmentDays,
  freeDays,
} from '#src/leads/test-drive/appointment-times.ts';
import { timeText, zonedIso } from '#src/leads/test-drive/appointment-words.ts';
import type { FreeTimes } from '#src/leads/test-drive/test-drive.schema.ts';
import { testDriveBranch } from '#src/leads/test-drive/test-drive-branch.ts';
import type { Location } from '#src/tenant/settings/locations.schema.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import { takenSeats } from './appointments.ts';

export type TestDrivePorts = Pick<Ports, 'publishedSite' | 'database' | 'now' | 'chance' | 'leadsArrived'>;

/** When a branch takes test drives, whoever has booked. */
export function calendarOf({ settings }: Pick<PublishedSite, 'settings'>, location: Location) {
  const { locations, site, appointments: rules } = settings;
  const calendar: AppointmentCalendar = {
    location,
    specialHours: locations.specialHours,
    timeZone: site.timeZone,
    rules,
  };
  return calendar;
}

/** What may still be booked of a branch, from a day on. */
export async function freeTimes(
  { database, now }: Pick<TestDrivePorts, 'database' | 'now'>,
  published: PublishedSite,
  location: Location,
  from: string | null = null,
): Promise<FreeTimes> {
  const nowMs = now();
  const { timeZone, rules, ...calendar } = calendarOf(published, location);
  const days = appointmentDays({ timeZone, rules, ...calendar }, from, nowMs);
  const place = { site: published.slug, branch: location.id };
  const free = freeDays(days, await takenSeats(database, place, nowMs), rules.seats);
  return {
    location: { id: location.id, name: location.name },
    time_zone: timeZone,
    slot_minutes: rules.slotMinutes,
    days: free.map(({ date, times }) => ({
      date,
      times: times.map(({ startsAtMs }) => ({
        at: zonedIso(startsAtMs, timeZone),
        label: timeText(startsAtMs, timeZone),
      })),
    })),
  };
}

/** When a car can be driven, at the branch where it stands; null where no time can be chosen. */
export async function freeTimesOfCar(
  ports: Pick<TestDrivePorts, 'database' | 'now'>,
  published: PublishedSite,
  vehicle: Pick<Vehicle, 'locationId'>,
): Promise<FreeTimes | null> {
  const { appointments, locations } = published.settings;
  const location = testDriveBranch(locations.locations, '', vehicle);
  if (!appointments.show || location === null) return null;
  const free = await freeTimes(ports, published, location);
  return free.days.some(({ times }) => times.length > 0) ? free : null;
}
