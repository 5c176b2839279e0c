import type { Attribute } from '../../attributes.ts';

/** If several of them group the cars equally, only the first is offered. */
const placeAttributes = ['location_name', 'dealership_name', 'city'] as const;

type Places = Readonly<Record<string, unknown>>;

/** Minimum number of places for grouping them by state. */
const GROUPED_FROM = 12;

/** Names of places by state, for filters with enough places to be grouped. */
export type PlaceStates = Readonly<Partial<Record<Attribute, Readonly<Record<string, readonly string[]>>>>>;

/** Groups each place under one state: the one of most of its vehicles. */
export function placeStates(
  filters: readonly { readonly attribute: Attribute }[],
  vehicles: readonly Places[],
): PlaceStates {
  const offered = placeAttributes.filter((name) => filters.some(({ attribute }) => attribute === name));
  const grouped = offered.map((name) => [name, statesOf(name, vehicles)] as const);
  return Object.fromEntries(grouped.filter(([, states]) => Object.keys(states).length > 1));
}

function statesOf(attribute: string, vehicles: readonly Places[]): Record<string, string[]> {
  const named = vehicles.flatMap(({ [attribute]: name, state }) =>
    typeof name === 'string' && typeof state === 'string' ? [{ name, state }] : [],
  );
  const places = Map.groupBy(named, ({ name }) => name);
  if (places.size < GROUPED_FROM) return {};
  const states: Record<string, string[]> = {};
  // In a fixed order, so that listings do not change with the order of the stock.
  for (const [name, members] of [...places].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const counts = [...Map.groupBy(members, ({ state }) => state)].map(
      ([state, all]) => [state, all.length] as const,
    );
    const [state] = counts.reduce((max, next) => (next[1] > max[1] ? next : max));
    states[state] = [...(states[state] ?? []), name];
  }
  return states;
}

/** Removes filters that would list the same places again, such as branches of one dealership each. */
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

/** Whether both attributes group the vehicles in the same way. */
function isSameGrouping(vehicles: readonly Places[], one: string, other: string): boolean {
  const pairs = new Set(vehicles.map((vehicle) => JSON.stringify([vehicle[one], vehicle[other]])));
  const countOf = (name: string) => new Set(vehicles.map((vehicle) => vehicle[name])).size;
  return pairs.size === countOf(one) && pairs.size === countOf(other);
}
