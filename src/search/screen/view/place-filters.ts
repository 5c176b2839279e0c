import type { Attribute } from '../../attributes.ts';

/** Of those that say the same, the first is kept. */
const placeAttributes = ['location_name', 'dealership_name', 'city'] as const;

type Places = Readonly<Record<string, unknown>>;

/** Filters without those that would list the same places again: one branch a dealership, or one a town. */
export function withoutRepeatedPlaces<Filter extends { readonly attribute: Attribute }>(
  filters: readonly Filter[],
  vehicles: readonly Places[],
): Filter[] {
  const offered = placeAttributes.filter((name) => filters.some(({ attribute }) => attribute === name));
  const repeated = offered.filter((name, at) =>
    offered.slice(0, at).some((kept) => isSameGrouping(vehicles, kept, name)),
  );
  return filters.filter(({ attribute }) => !repeated.some((name) => name === attribute));
}

/** Vehicles that share a place by one attribute share one by the other, and no others do. */
function isSameGrouping(vehicles: readonly Places[], one: string, other: string): boolean {
  const pairs = new Set(vehicles.map((vehicle) => JSON.stringify([vehicle[one], vehicle[other]])));
  const countOf = (name: string) => new Set(vehicles.map((vehicle) => vehicle[name])).size;
  return pairs.size === countOf(one) && pairs.size === countOf(other);
}
