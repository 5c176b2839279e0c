import { slugify } from '../values/slug.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import type { LandingKind, LandingPage } from './landing-page.ts';

export type TrailEntry = { readonly label: string; readonly href?: string };

/**
 * "Breadcrumbs: Home, car-type page, make, model, body, then the current title" (leads and dealer §2), Home
 * left to the layout. A listing that does not exist, as for the last car of a model that was sold, is left
 * out. Made once for a site, then asked for each vehicle.
 */
export function createVehicleTrails(landing: readonly LandingPage[]): (vehicle: Vehicle) => TrailEntry[] {
  const byKey = new Map(landing.map((page) => [`${page.kind}:${page.key}`, page]));
  const find = (kind: LandingKind, key: string) => byKey.get(`${kind}:${key}`);
  return (vehicle) => {
    const make = slugify(vehicle.make);
    const listings = [
      find('type', `${vehicle.carType}-cars`) ?? landing[0],
      find('make', make),
      find('model', `${make}/${slugify(vehicle.model)}`),
      vehicle.simpleBody === null ? undefined : find('body', vehicle.simpleBody),
    ];
    const entries = listings.flatMap((page) => (page ? [{ label: page.label, href: page.path }] : []));
    return [...entries, { label: vehicle.name }];
  };
}
