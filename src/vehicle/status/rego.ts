import type { Settings } from '../../tenant/settings/subjects.ts';
import { fill } from '../../values/fill.ts';
import { addDays, dayOf, formatDate, instantOf } from '../../values/time/date.ts';
import type { Vehicle } from '../vehicle.schema.ts';

/** Settings in `registration` of vehicle.json. */
export type RegistrationSettings = {
  /** "past shows Unregistered on some sites, else nothing". */
  readonly showUnregistered: boolean;
  readonly unregisteredText: string;
  /** `Expires on {date}`. */
  readonly expiresText: string;
};

/** Two texts, because a page is read later than it is built: `text` until the instant `until`, then `textAfter`. */
export type RegistrationNote = {
  readonly text: string;
  /** ISO 8601 in UTC: the end of the expiry day in the dealer's time zone. */
  readonly until: string;
  readonly textAfter: string | null;
};

/**
 * "Rego expiry: past shows Unregistered on some sites, else nothing; otherwise Expires on {date}" (stock and vehicle
 * §5). A registration is valid until the end of its last day. Null when the date is unknown, which does not mean
 * unregistered.
 */
export function registrationNote(
  vehicle: Pick<Vehicle, 'registrationExpiry'>,
  settings: RegistrationSettings,
  { timeZone, locale }: Pick<Settings['site'], 'timeZone' | 'locale'>,
): RegistrationNote | null {
  const { registrationExpiry } = vehicle;
  const expiry = registrationExpiry === null ? null : instantOf(registrationExpiry, timeZone);
  if (registrationExpiry === null || expiry === null) return null;
  const end = instantOf(addDays(dayOf(expiry, timeZone), 1), timeZone) ?? expiry;
  return {
    text: fill(settings.expiresText, { date: formatDate(registrationExpiry, timeZone, locale) ?? '' }),
    until: new Date(end).toISOString(),
    textAfter: settings.showUnregistered ? settings.unregisteredText : null,
  };
}

/**
 * Whole months of registration that are left on this day, 0 for less than one; null once it has ended, or if its end
 * is not known. The registration is valid until the end of its last day.
 */
export function monthsOfRegistration(expiry: string | null, now: Date, timeZone: string): number | null {
  const instant = expiry === null ? null : instantOf(expiry, timeZone);
  if (instant === null) return null;
  const [last, today] = [dayOf(instant, timeZone), dayOf(now.getTime(), timeZone)];
  if (last < today) return null;
  const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return months(last) - months(today) - (last.slice(8) < today.slice(8) ? 1 : 0);
}
