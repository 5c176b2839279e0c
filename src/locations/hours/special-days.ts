import type { Location, SpecialHour } from '../../tenant/settings/locations/locations.schema.ts';

/** Special hours of a branch, sorted by date; the branch's own override those of all branches. */
export function specialDays(
  { id }: Pick<Location, 'id'>,
  specialHours: readonly SpecialHour[],
): SpecialHour[] {
  const own = specialHours.filter(({ locationId }) => locationId === id);
  const ofAll = specialHours.filter(({ locationId }) => locationId === null);
  const byDate = new Map([...own, ...ofAll].toReversed().map((hour) => [hour.date, hour]));
  return [...byDate.values()].sort((a, b) => a.date.localeCompare(b.date));
}
