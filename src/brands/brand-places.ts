import { typesOf } from '../locations/location-types.ts';
import type { Location } from '../tenant/settings/locations/locations.schema.ts';
import { slugify } from '../values/slug.ts';

/** The branches that sell a brand new; `key` is its name as a slug. */
export function sellersOf(locations: readonly Location[], key: string): Location[] {
  return carriersOf(locations, key).filter((location) => typesOf(location).includes('sales'));
}

/** The branches that only look after it: workshops and parts counters with an address of their own. */
export function workshopsOf(locations: readonly Location[], key: string): Location[] {
  return carriersOf(locations, key).filter((location) => {
    const types = typesOf(location);
    return !types.includes('sales') && (types.includes('service') || types.includes('parts'));
  });
}

function carriersOf(locations: readonly Location[], key: string): Location[] {
  return locations.filter(({ manufacturers }) => manufacturers.some((name) => slugify(name) === key));
}
