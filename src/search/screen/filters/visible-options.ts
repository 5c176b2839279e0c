import type { FacetOption } from '../search-view.ts';

/** A list longer than this can be searched. */
const SEARCHABLE_FROM = 21;

export function isSearchable(options: readonly FacetOption[]): boolean {
  return options.length >= SEARCHABLE_FROM;
}

export function isInUse(option: FacetOption): boolean {
  return option.isChosen || option.options.some(isInUse);
}

/**
 * Some options under the headings they have, in the order of the headings; what has none comes last. Null where all
 * options of the list stand under one heading or none: it would say nothing.
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

const marks = /\p{M}/gu;
const folded = (text: string) => text.normalize('NFD').replace(marks, '').toLowerCase().trim();

/**
 * The options to list: those whose label holds what was typed, else the first `shown` and every one in use;
 * `isAll` lists all.
 */
export function visibleOptions(
  options: readonly FacetOption[],
  { shown, isAll, typed }: { shown: number; isAll: boolean; typed: string },
): readonly FacetOption[] {
  const wanted = folded(typed);
  if (wanted !== '') return options.filter(({ label }) => folded(label).includes(wanted));
  return isAll ? options : options.filter((option, index) => index < shown || isInUse(option));
}
