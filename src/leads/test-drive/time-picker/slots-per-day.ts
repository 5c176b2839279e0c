import type { Location, SpecialHour } from '../../../tenant/settings/locations/locations.schema.ts';
import type { AppointmentRules } from '../appointment-times.ts';

type Hours = { readonly open: string | null; readonly close: string | null };

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * The maximum number of slots on any day of these branches. The picker reserves that many rows, so that loading the
 * free times causes no layout shift.
 */
export function maxSlotsPerDay(
  branches: readonly Pick<Location, 'openingHours'>[],
  specialHours: readonly SpecialHour[],
  { slotMinutes }: Pick<AppointmentRules, 'slotMinutes'>,
): number {
  const days: readonly Hours[] = [...branches.flatMap(({ openingHours }) => openingHours), ...specialHours];
  const counts = days.map(({ open, close }) =>
    open === null || close === null ? 0 : Math.floor((minutesOf(close) - minutesOf(open)) / slotMinutes),
  );
  return Math.max(0, ...counts);
}
