import { isAvailable } from '../vehicle/status/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';

/**
 * "where sold cars are handled, consecutive sold cars collapse to one; if all hits are sold, all are shown" (stock
 * and vehicle §4). Applies to all unavailable cars, whose cards look alike.
 */
export function collapseSold<Item extends Pick<Vehicle, 'status'>>(hits: readonly Item[]): Item[] {
  if (!hits.some(isAvailable)) return [...hits];
  return hits.filter((hit, index) => {
    const before = hits[index - 1];
    return isAvailable(hit) || before === undefined || isAvailable(before);
  });
}
