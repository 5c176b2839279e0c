import type { Settings } from '../../../tenant/settings/subjects.ts';
import type { SearchState } from '../../state/search-state.ts';

/**
 * Whether few cars are found, within a limit that others may just miss. Which limits count is decided in
 * `near-misses.ts`, which is loaded only then.
 */
export function isShortList(
  count: number,
  { price, km, year }: SearchState['ranges'],
  { show, fewerThan }: Settings['search']['nearMisses'],
): boolean {
  return show && count < fewerThan && (price?.max ?? km?.max ?? year?.min) != null;
}
