import type { Place } from '../../values/place/great-circle.ts';
import { aroundParameters, sortParameter } from '../index/search-parameters.ts';
import { NEAREST, type SideQuery } from './search-request.ts';

/** The coordinates of the place, once they are found. */
export type NearPoint = Place & { readonly km: number | null };

/**
 * Limits InstantSearch's requests to cars within the radius of a place, and adds the coordinates to the order by
 * distance. There is no limit without a radius, nor for a request with `aroundRadius: 'all'`.
 */
export function requestsNear(requests: readonly SideQuery[], near: NearPoint | null): readonly SideQuery[] {
  return requests.map(({ indexName, params: { aroundRadius, ...params } }) => ({
    indexName: indexName.replace(`/sort/${NEAREST}`, `/sort/${sortParameter('nearest', near)}`),
    params: {
      ...params,
      ...(near !== null && near.km !== null && aroundRadius !== 'all' && aroundParameters(near, near.km)),
    },
  }));
}
