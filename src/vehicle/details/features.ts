import type { Vehicle } from '../vehicle.schema.ts';

/**
 * The features to list; empty means that there is no features tab: "the tab is shown only when features
 * exist" (stock and vehicle §2). Feeds repeat features, and write 'null' for none.
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
