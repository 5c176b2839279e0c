import type { Settings } from '../tenant/settings/subjects.ts';
import { sortLocations } from './sort-locations.ts';

/** The settings with the number to call: site.json `phone`, "null uses the primary location". */
export function withMainPhone(settings: Settings): Settings {
  const { site, locations } = settings;
  const [first] = sortLocations(locations.locations, locations.order);
  return { ...settings, site: { ...site, phone: site.phone ?? first?.phone ?? null } };
}
