import type { Location } from '../../tenant/settings/locations/locations.schema.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { stateZones } from '../../values/time/state-zones.ts';

/** A time zone, and the language in which the site writes times. */
export interface Clock {
  readonly timeZone: string;
  readonly locale: string;
}

type ZonedBranch = Pick<Location, 'timeZone'> & { readonly address: Pick<Location['address'], 'state'> };

/**
 * The time zone of a branch: its own setting, else, if the dealer's zone is Australian, that of its state, else the
 * dealer's. A branch that is unknown or gone has the dealer's.
 */
export function branchZone(
  branch: ZonedBranch | null | undefined,
  { timeZone }: Pick<Clock, 'timeZone'>,
): string {
  if (!branch) return timeZone;
  return branch.timeZone ?? (timeZone.startsWith('Australia/') ? stateZones[branch.address.state] : timeZone);
}

/** The clock by which the times of a branch are read and written. */
export function branchClock(branch: ZonedBranch | null | undefined, { timeZone, locale }: Clock): Clock {
  return { timeZone: branchZone(branch, { timeZone }), locale };
}

/** The same for what the dealer's people read: on a site in a second language, times are written in the main one. */
export function staffClock(
  branch: ZonedBranch | null | undefined,
  { timeZone, locale, languages }: Clock & Pick<Settings['site'], 'languages'>,
): Clock {
  return branchClock(branch, { timeZone, locale: languages[0]?.locale ?? locale });
}
