import type { Receipt } from '#src/leads/success/receipt.schema.ts';
import { branchClock } from '#src/locations/hours/branch-zone.ts';
import { nextOpening } from '#src/locations/hours/next-opening.ts';
import { openingDay, openingSpan } from '#src/locations/hours/opening-hours.ts';
import { addressLine, directionsUrl } from '#src/locations/sort-locations.ts';
import type { Location } from '#src/tenant/settings/locations/locations.schema.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { formatPhone, telHref } from '#src/values/contact/phone.ts';
import { fill } from '#src/values/fill.ts';
import { dayOf } from '#src/values/time/date.ts';

type Shown = Pick<Settings, 'site' | 'locations' | 'success'>;

/** Whom the shopper can call about a lead: its branch with today's details, else the dealer. */
export function leadRecipient(branch: string | null, settings: Shown, nowMs: number): Receipt['recipient'] {
  const { site, locations } = settings;
  const location = locations.locations.find(({ id }) => id === branch);
  const number = location?.phone ?? location?.landlinePhone ?? site.phone;
  return {
    name: location?.name ?? site.name,
    phone: number === null ? null : { label: formatPhone(number), href: telHref(number) },
    address: location ? addressLine(location) : null,
    directions: location ? directionsUrl(location) : null,
    hours: location ? hoursOf(location, settings, nowMs) : null,
  };
}

/** The opening hours of today or the next open day; null when the branch has none. */
function hoursOf(location: Location, { site, locations, success }: Shown, nowMs: number): string | null {
  if (location.openingHours.length === 0) return null;
  const { timeZone, locale } = branchClock(location, site);
  const opening = nextOpening(location, locations.specialHours, { nowMs, timeZone });
  if (opening === null) return success.texts.closed;
  const hours = openingSpan(opening, locale);
  const today = dayOf(nowMs, timeZone);
  if (opening.day === today) return fill(success.texts.open, { hours });
  return fill(success.texts.opens, { day: openingDay(opening.day, today, locale), hours });
}
