import { typesOf } from '../locations/location-types.ts';
import type { Location } from '../tenant/settings/locations/locations.schema.ts';
import { slugify } from '../values/slug.ts';

/** Branches that sell a brand new; `key` is the slug of its name. */
export function sellersOf(locations: readonly Location[], key: string): Location[] {
  return carriersOf(locations, key).filter((location) => typesOf(location).includes('sales'));
}

/** Branches that only service it: workshops and parts counters at other addresses. */
export function workshopsOf(locations: readonly Location[], key: string): Location[] {
  return carriersOf(locations, key).filter((location) => {
    const types = typesOf(location);
    return !types.includes('sales') && (types.includes('service') || types.includes('parts'));
  });
}

function carriersOf(locations: readonly Location[], key: string): Location[] {
  return locations.filter(({ manufacturers }) => manufacturers.some((name) => slugify(name) === key));
}
