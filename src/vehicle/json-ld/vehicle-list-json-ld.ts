import type { Vehicle } from '../vehicle.schema.ts';
import { vehiclePath } from '../vehicle-urls.ts';

/** Vehicles as an ItemList (https://schema.org/ItemList) for the structured data of a page. */
export function vehicleListJsonLd(siteUrl: string, vehicles: readonly Pick<Vehicle, 'name' | 'slug'>[]) {
  return {
    '@type': 'ItemList',
    itemListElement: vehicles.map((vehicle, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: vehicle.name,
      url: `${siteUrl}${vehiclePath(vehicle)}`,
    })),
  };
}
