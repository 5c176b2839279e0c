import type { VehicleFilter } from '../../search/filter-vehicles.ts';
import { slugify } from '../../values/slug.ts';
import { bodySlugs, carTypes } from '../../values/vehicle/vehicle-terms.ts';

/** The words that are neither types nor bodies: slugs of makes. */
export function makeWords(words: readonly string[]): string[] {
  const known: readonly string[] = [...carTypes, ...bodySlugs];
  return words.filter((word) => !known.includes(word));
}

/** Parses `used suv toyota`: types, bodies and slugs of makes. A make without stock matches nothing. */
export function stockFilter(words: readonly string[], makes: readonly string[]): VehicleFilter {
  const types = carTypes.filter((type) => words.includes(type));
  const bodies = bodySlugs.filter((body) => words.includes(body));
  const slugs = makeWords(words);
  return {
    ...(types.length > 0 && { carTypes: types }),
    ...(bodies.length > 0 && { bodies }),
    ...(slugs.length > 0 && { makes: makes.filter((make) => slugs.includes(slugify(make))) }),
  };
}
