import type { Location, SpecialHour } from '../../tenant/settings/locations.schema.ts';
import type { AppointmentRules } from './appointment-times.ts';

type Hours = { readonly open: string | null; readonly close: string | null };

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * The most times that a day of any of these branches can have: so much room is kept for them before anybody
 * knows which are free.
 */
export function mostTimes(
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
