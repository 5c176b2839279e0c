import { foldToAscii, slugify } from '../../values/slug.ts';

/** Normalises like a filter: `C-HR`, `c/hr` and `C HR` are the same value. */
function wordsOf(value: string): string {
  return foldToAscii(value)
    .replace(/[-/]/g, ' ')
    .replace(/[!-.:-@[-`{-~]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function countValues(values: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** For each key its most frequent value; ties are broken by code units. */
function preferred(counts: ReadonlyMap<string, number>, keyOf: (value: string) => string) {
  const groups = Map.groupBy(counts, ([value]) => keyOf(value) || value);
  const spellings = new Map<string, string>();
  for (const members of groups.values()) {
    const [best] = [...members].sort(([a, as], [b, bs]) => bs - as || (a < b ? -1 : 1));
    for (const [value] of members) spellings.set(value, best?.[0] ?? value);
  }
  return spellings;
}

/**
 * Gives values that differ only in case or symbols their most frequent spelling: facets would count them separately,
 * while filters and landing pages treat them as one. Values that were not given stay as they are.
 */
export function unifySpellings(values: Iterable<string>): (value: string) => string {
  const counts = countValues(values);
  const bySlug = preferred(counts, slugify);
  const merged = new Map<string, number>();
  for (const [value, count] of counts) {
    const spelling = bySlug.get(value) ?? value;
    merged.set(spelling, (merged.get(spelling) ?? 0) + count);
  }
  const byWords = preferred(merged, wordsOf);
  return (value) => {
    const spelling = bySlug.get(value) ?? value;
    return byWords.get(spelling) ?? spelling;
  };
}
