import type { Settings } from '../tenant/settings/subjects.ts';
import type { CardSettings } from './card.ts';

/** What cards take of a tenant's settings. */
export function cardSettings({ site, vehicle, locations }: Settings): CardSettings {
  return {
    ...vehicle,
    currency: site.currency,
    timeZone: site.timeZone,
    locations: Object.fromEntries(locations.locations.map((location) => [location.id, location])),
  };
}
