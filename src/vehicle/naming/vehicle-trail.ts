import { slugify } from '../../values/slug.ts';
import type { Vehicle } from '../vehicle.schema.ts';

interface ListingLink {
  readonly kind: string;
  readonly key: string;
  readonly label: string;
  readonly path: string;
}

/** The listing of each car type; on a used-only site all use the first. */
const typeKeys = { new: 'new-cars', demo: 'demo-cars', used: 'used-cars' } as const;

type Trailed = Pick<Vehicle, 'carType' | 'make' | 'model' | 'simpleBody' | 'name'>;

/**
 * "Breadcrumbs: Home, car-type page, make, model, body, then the current title" (leads and dealer §2), each only if
 * its listing exists. Home is added by the component. The last entry is the page itself and has no link.
 */
export function createTrails(
  listings: readonly ListingLink[],
): (vehicle: Trailed) => { label: string; href?: string }[] {
  const byKey = new Map(listings.map((listing) => [`${listing.kind} ${listing.key}`, listing]));
  return ({ carType, make, model, simpleBody, name }) => {
    const makeKey = slugify(make);
    const links = [
      byKey.get(`type ${typeKeys[carType]}`) ?? listings[0],
      byKey.get(`make ${makeKey}`),
      byKey.get(`model ${makeKey}/${slugify(model)}`),
      byKey.get(`body ${simpleBody}`),
    ];
    return [
      ...links.flatMap((link) => (link ? [{ label: link.label, href: link.path }] : [])),
      { label: name },
    ];
  };
}
