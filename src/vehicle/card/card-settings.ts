import type { Settings } from '../../tenant/settings/subjects.ts';
import { yearOf } from '../../values/date.ts';
import type { CardSettings } from './card.ts';

/** What cards take of a tenant's settings on the day of `now`. */
export function cardSettings(
  { site, vehicle, locations, search, finance }: Settings,
  now: Date,
): CardSettings {
  return {
    ...vehicle,
    currency: site.currency,
    timeZone: site.timeZone,
    offersRepayments: search.repayments !== null,
    finance,
    thisYear: yearOf(now, site.timeZone),
    locations: Object.fromEntries(locations.locations.map((location) => [location.id, location])),
  };
}
