import { scriptJson } from '../../../values/script-json.ts';
import { vehicleListJsonLd } from '../../../vehicle/json-ld/vehicle-list-json-ld.ts';
import type { Vehicle } from '../../../vehicle/vehicle.schema.ts';

/** The vehicles of a listing page as an ItemList; undefined for an empty one. */
export function listingJsonLd(siteUrl: string, vehicles: readonly Vehicle[]): string | undefined {
  if (vehicles.length === 0) return undefined;
  return scriptJson({
    '@context': 'https://schema.org',
    ...vehicleListJsonLd(siteUrl, vehicles),
  });
}
