import { listAttributes, rangeAttributes } from '../attributes.ts';
import type { Range, SearchState } from '../state/search-state.ts';
import type { Near } from './typed-place.ts';

/** What the words read so far mean. */
export interface Meant {
  readonly words: readonly string[];
  readonly near: Near | null;
  readonly lists: SearchState['lists'];
  readonly ranges: SearchState['ranges'];
  readonly sort: SearchState['sort'] | null;
}

/** A model in `b` narrows its make in `a`. */
export function joinedLists(a: SearchState['lists'], b: SearchState['lists']): SearchState['lists'] {
  const names = listAttributes.filter((name) => a[name] !== undefined || b[name] !== undefined);
  return Object.fromEntries(
    names.map((name) => {
      const added = b[name] ?? [];
      const isNarrowed = (make: string) =>
        name === 'make_model' && added.some((model) => model.startsWith(`${make} `));
      const kept = a[name]?.filter((value) => !isNarrowed(value)) ?? [];
      return [name, [...new Set([...kept, ...added])]];
    }),
  );
}

/**
 * The limits in `b` replace those in `a`. In "first car under 12k" the typed limit replaces the 20k that the dealer's
 * words give for "first car".
 */
export function joinedRanges(a: SearchState['ranges'], b: SearchState['ranges']): SearchState['ranges'] {
  const names = rangeAttributes.filter((name) => a[name] !== undefined || b[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, joinedRange(a[name], b[name])]));
}

function joinedRange(a: Range | undefined, b: Range | undefined): Range {
  const min = b?.min ?? a?.min ?? null;
  const max = b?.max ?? a?.max ?? null;
  return b !== undefined && min !== null && max !== null && min > max ? b : { min, max };
}

/** "2021 or 2022" is both years and "over 10k under 20k" what is between them. */
export function bothRanges(a: Range | undefined, b: Range): Range {
  if (a?.min == null || a.max === null || b.min === null || b.max === null) return joinedRange(a, b);
  return { min: Math.min(a.min, b.min), max: Math.max(a.max, b.max) };
}
