import { vehicleStatuses } from '../../../values/vehicle-statuses.ts';
import { collapseSold } from '../../collapse-sold.ts';
import type { SearchHit } from '../search-view.ts';

/** One of several sold cars in a row; see collapse-sold.ts. */
export function collapseHits(hits: readonly SearchHit[]): SearchHit[] {
  const withStatus = hits.map((hit) => ({
    hit,
    status: vehicleStatuses.find((status) => status === hit.brief.status) ?? 'unavailable',
  }));
  return collapseSold(withStatus).map(({ hit }) => hit);
}
