import { slugify } from '../../values/slug.ts';
import type { Vehicle } from '../vehicle.schema.ts';

interface ListingLink {
  readonly kind: string;
  readonly key: string;
  readonly label: string;
  readonly path: string;
}

/** Type page of a car type; on a used-only site they are all one page, the first. */
const typeKeys = { new: 'new-cars', demo: 'demo-cars', used: 'used-cars' } as const;

/**
 * "Breadcrumbs: Home, car-type page, make, model, body, then the current title" (leads and dealer §2),
 * each only where it has a listing; Home is added where the trail is shown. The last entry is the page itself and has no address.
 */
export function vehicleTrail(
  vehicle: Pick<Vehicle, 'carType' | 'make' | 'model' | 'simpleBody' | 'name'>,
  listings: readonly ListingLink[],
): { label: string; href?: string }[] {
  const find = (kind: string, key: string) =>
    listings.find((listing) => listing.kind === kind && listing.key === key);
  const make = slugify(vehicle.make);
  const links = [
    find('type', typeKeys[vehicle.carType]) ?? listings[0],
    find('make', make),
    find('model', `${make}/${slugify(vehicle.model)}`),
    vehicle.simpleBody === null ? undefined : find('body', vehicle.simpleBody),
  ];
  return [
    ...links.flatMap((link) => (link ? [{ label: link.label, href: link.path }] : [])),
    { label: vehicle.name },
  ];
}
