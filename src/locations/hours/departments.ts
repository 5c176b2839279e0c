import type { Location } from '../../tenant/settings/locations/locations.schema.ts';
import { typesOf } from '../location-types.ts';

type Branch = Pick<Location, 'id' | 'types' | 'subtypes' | 'address'>;

interface Department<Place extends Branch> {
  readonly type: Location['types'][number];
  /** The branch that these hours belong to. */
  readonly location: Place;
}

const order = ['sales', 'service', 'parts', 'car-buying'] as const;

const placeOf = ({ address: { street, postcode } }: Branch) =>
  `${street
    .toLowerCase()
    .replace(/[\s,.]+/g, ' ')
    .trim()} ${postcode}`;

export function areAtOnePlace(a: Branch, b: Branch): boolean {
  return placeOf(a) === placeOf(b);
}

/**
 * "A dropdown of location types … appears when one address has more than one type. It switches which location's hours
 * are shown" (leads and dealer §2). Empty if the address has only one branch. If several branches have the same type,
 * `shown` is used.
 */
export function departments<Place extends Branch>(
  shown: Place,
  locations: readonly Place[],
): Department<Place>[] {
  const here = [shown, ...locations.filter((other) => other.id !== shown.id && areAtOnePlace(other, shown))];
  if (here.length === 1) return [];
  const found = order.flatMap((type) => {
    const location = here.find((branch) => typesOf(branch).includes(type));
    return location === undefined ? [] : [{ type, location }];
  });
  return new Set(found.map(({ location }) => location.id)).size > 1 ? found : [];
}
