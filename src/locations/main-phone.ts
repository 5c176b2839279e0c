import type { Settings } from '../tenant/settings/subjects.ts';
import { sortLocations } from './sort-locations.ts';

/** Fills in the dealer's main number: `phone` of site.json, "null uses the primary location". */
export function withMainPhone(settings: Settings): Settings {
  const { site, locations } = settings;
  const [first] = sortLocations(locations.locations, locations.order);
  return { ...settings, site: { ...site, phone: site.phone ?? first?.phone ?? null } };
}
