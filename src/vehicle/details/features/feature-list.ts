import type { Vehicle } from '../../vehicle.schema.ts';

/**
 * The features without duplicates. If there are none, there is no tab: "the tab is shown only when features exist"
 * (stock and vehicle §2). Feeds contain duplicates, and 'null' for no feature.
 */
export function featureList(vehicle: Pick<Vehicle, 'features'>): string[] {
  const byName = new Map<string, string>();
  for (const feature of vehicle.features) {
    const name = feature.trim();
    const key = name.toLowerCase();
    if (key !== '' && key !== 'null' && !byName.has(key)) byName.set(key, name);
  }
  return [...byName.values()];
}
