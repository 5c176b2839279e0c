import { carTypeLabels } from '../../../values/vehicle/vehicle-labels.ts';
import { type CarType, carTypes } from '../../../values/vehicle/vehicle-terms.ts';
import type { SearchState } from '../../state/search-state.ts';

/** The car types of a search: the selected ones, or else all that the dealer has. */
export function searchCarTypes(
  { lists }: Pick<SearchState, 'lists'>,
  stocked: readonly CarType[],
): readonly CarType[] {
  const chosen = carTypes.filter((type) => lists.car_type?.includes(carTypeLabels[type]));
  return chosen.length > 0 ? chosen : stocked;
}
