export interface FeatureGroupSetting {
  readonly name: string;
  /** A feature belongs to the group if one of these begins a word of it. */
  readonly words: readonly string[];
}

export interface FeatureGroup {
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
