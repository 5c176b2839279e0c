import type { Location } from '../../tenant/settings/locations/locations.schema.ts';
import { typesOf } from '../location-types.ts';

type Branch = Pick<Location, 'id' | 'types' | 'subtypes' | 'address'>;

interface Department<Place extends Branch> {
  readonly type: Location['types'][number];
  /** Whose hours they are. */
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
 * "A dropdown of location types … appears when one address has more than one type. It switches which location's
 * hours are shown" (leads and dealer §2). Empty where the address has one branch only: its hours are those of all
 * it does. Where several do the same, `shown` answers for itself.
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
