import { scriptJson } from '../../values/script-json.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { vehiclePath } from '../../vehicle/vehicle-urls.ts';

/** The vehicles of a listing page as an ItemList; undefined for an empty one. */
export function listingJsonLd(siteUrl: string, vehicles: readonly Vehicle[]): string | undefined {
  if (vehicles.length === 0) return undefined;
  return scriptJson({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: vehicles.map((vehicle, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: vehicle.name,
      url: `${siteUrl}${vehiclePath(vehicle)}`,
    })),
  });
}
