import { rangeAttributes } from '../attributes.ts';
import type { SearchState } from './search-state.ts';
import { hasSameFilters, isSameState } from './state-parts.ts';

/** Typing or moving a slider within this time is one history entry. */
const ONE_STEP_MS = 4000;

/** A change of the search; `at` in milliseconds. */
export type Step = {
  readonly kind: 'query' | 'range' | 'sort' | 'page' | 'filter';
  /** For a change of a range. */
  readonly attribute: string | null;
  readonly at: number;
};

/** The kind of change between two searches; null if they are equal. */
export function stepBetween(before: SearchState, after: SearchState, at: number): Step | null {
  if (isSameState(before, after)) return null;
  const step = (kind: Step['kind'], attribute: string | null = null): Step => ({ kind, attribute, at });
  if (hasSameFilters(before, after)) return step(before.sort === after.sort ? 'page' : 'sort');
  if (before.query !== after.query) return step('query');
  const ranged = rangeAttributes.filter((name) => {
    const [a, b] = [before.ranges[name], after.ranges[name]];
    return a?.min !== b?.min || a?.max !== b?.max;
  });
  const [attribute, ...others] = ranged;
  const isOneRange =
    others.length === 0 && hasSameFilters({ ...before, ranges: {} }, { ...after, ranges: {} });
  return attribute !== undefined && isOneRange ? step('range', attribute) : step('filter');
}

/** Whether a change gets its own history entry. */
export function isNewStep(last: Step | null, { kind, attribute, at }: Step): boolean {
  if (last === null || at - last.at > ONE_STEP_MS) return true;
  if (kind === 'query') return last.kind !== 'query';
  return kind !== 'range' || last.kind !== 'range' || last.attribute !== attribute;
}
