import { bodyLabels, carTypeLabels } from '../values/vehicle-labels.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';

export type FacetCount = {
  /** As filters take it: a make, a body slug, a location id. */
  readonly value: string;
  readonly label: string;
  readonly count: number;
};

export type FacetCounts = {
  readonly makes: readonly FacetCount[];
  /** Of all makes together; `facetCounts` of one make's vehicles gives its sub-list. */
  readonly models: readonly FacetCount[];
  readonly bodies: readonly FacetCount[];
  readonly locations: readonly FacetCount[];
  readonly carTypes: readonly FacetCount[];
};

/** Most vehicles first, then by name; vehicles without a value are not counted. */
function countBy<Value extends string>(
  vehicles: readonly Vehicle[],
  facetOf: (vehicle: Vehicle) => Value | null,
  labelOf: (value: Value) => string,
): FacetCount[] {
  const counts = new Map<Value, number>();
  for (const vehicle of vehicles) {
    const value = facetOf(vehicle);
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .map(([value, count]) => ({ value, label: labelOf(value), count }))
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en-AU'));
}

/** How many vehicles each make, model, body, location and car type has. `locationNames` is by location id. */
export function facetCounts(
  vehicles: readonly Vehicle[],
  locationNames: Readonly<Record<string, string>>,
): FacetCounts {
  const itself = (value: string) => value;
  return {
    makes: countBy(vehicles, ({ make }) => make, itself),
    models: countBy(vehicles, ({ model }) => model, itself),
    bodies: countBy(
      vehicles,
      ({ simpleBody }) => simpleBody,
      (body) => bodyLabels[body],
    ),
    locations: countBy(
      vehicles,
      ({ locationId }) => locationId,
      (id) => locationNames[id] ?? id,
    ),
    carTypes: countBy(
      vehicles,
      ({ carType }) => carType,
      (carType) => carTypeLabels[carType],
    ),
  };
}
