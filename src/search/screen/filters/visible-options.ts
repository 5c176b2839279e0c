import { folded } from '../../../values/folded.ts';
import type { FacetOption } from '../search-view.ts';

/** A longer list has a search input. */
const SEARCHABLE_FROM = 21;

export function isSearchable(options: readonly FacetOption[]): boolean {
  return options.length >= SEARCHABLE_FROM;
}

export function isInUse(option: FacetOption): boolean {
  return option.isChosen || option.options.some(isInUse);
}

/**
 * Options grouped by heading, in the order of the headings, with ungrouped ones last. Null if all options have the
 * same heading or none.
 */
export function groupedOptions(
  some: readonly FacetOption[],
  all: readonly FacetOption[],
): readonly (readonly [string | null, readonly FacetOption[]])[] | null {
  if (new Set(all.map(({ group }) => group)).size < 2) return null;
  return [...Map.groupBy(some, ({ group }) => group)].sort(([a], [b]) =>
    a === null ? 1 : b === null ? -1 : a < b ? -1 : 1,
  );
}

/** Whether it is the option with that value, or contains it. */
export function holds(option: FacetOption, value: string | null): boolean {
  return option.value === value || option.options.some((inner) => holds(inner, value));
}

interface Listing {
  readonly shown: number;
  readonly isAll: boolean;
  readonly typed: string;
  /** The value toggled last, which must stay because its checkbox has the focus. */
  readonly last: string | null;
}

/**
 * The options to list: those whose label contains the typed text, or else the first `shown`, all selected ones and
 * the one toggled last; all options with `isAll`.
 */
export function visibleOptions(
  options: readonly FacetOption[],
  { shown, isAll, typed, last }: Listing,
): readonly FacetOption[] {
  const wanted = folded(typed.trim());
  if (wanted !== '') return options.filter(({ label }) => folded(label).includes(wanted));
  return isAll
    ? options
    : options.filter((option, index) => index < shown || isInUse(option) || holds(option, last));
}
