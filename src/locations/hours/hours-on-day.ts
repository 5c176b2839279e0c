import type { Location, SpecialHour } from '../../tenant/settings/locations/locations.schema.ts';
import { specialDays } from './special-days.ts';

/** Opening hours of a day, `08:30` and `17:30` in the branch's time zone. */
type DayHours = { readonly open: string; readonly close: string };

function hoursOf(hour: { status: string; open: string | null; close: string | null } | undefined) {
  if (hour?.status !== 'Open' || hour.open === null || hour.close === null) return null;
  return { open: hour.open, close: hour.close };
}

/**
 * Opening hours of a branch on a date, `2026-12-24`; null when it is closed. Special hours override
 * those of the weekday, and the branch's own special hours override those of all branches.
 */
export function hoursOnDay(
  { id, openingHours }: Pick<Location, 'id' | 'openingHours'>,
  specialHours: readonly SpecialHour[],
  day: string,
): DayHours | null {
  const special = specialDays({ id }, specialHours).find(({ date }) => date === day);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return hoursOf(special ?? openingHours.find((hour) => hour.weekday === weekday));
}
