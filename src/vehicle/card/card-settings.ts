import type { Settings } from '../../tenant/settings/subjects.ts';
import type { CardSettings } from './card.ts';

/** What cards take of a tenant's settings. */
export function cardSettings({ site, vehicle, locations, search }: Settings): CardSettings {
  return {
    ...vehicle,
    currency: site.currency,
    timeZone: site.timeZone,
    offersRepayments: search.repayments !== null,
    locations: Object.fromEntries(locations.locations.map((location) => [location.id, location])),
  };
}
