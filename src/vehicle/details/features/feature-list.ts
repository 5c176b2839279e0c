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

interface FeatureGroupSetting {
  readonly name: string;
  /** A feature belongs to the group if one of these begins a word of it. */
  readonly words: readonly string[];
}

interface FeatureGroup {
  /** Null if no group is named. */
  readonly title: string | null;
  readonly rows: readonly string[];
}

/**
 * The features by group, in the order of the settings; each is in the first group that it fits, the others are last,
 * under `others`. One group without a title if none fits, or all features fit one.
 */
export function featureGroups(
  features: readonly string[],
  groups: readonly FeatureGroupSetting[],
  others: string,
): FeatureGroup[] {
  const tests = groups.map(({ name, words }) => ({ name, test: beginsWord(words) }));
  const titleOf = (feature: string) => tests.find(({ test }) => test.test(feature))?.name ?? others;
  const byTitle = Map.groupBy(features, titleOf);
  if (byTitle.size < 2) return features.length === 0 ? [] : [{ title: null, rows: features }];
  return [...groups.map(({ name }) => name), others].flatMap((title) => {
    const rows = byTitle.get(title);
    return rows === undefined ? [] : [{ title, rows }];
  });
}

function beginsWord(words: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(RegExp.escape).join('|')})`, 'iu');
}
