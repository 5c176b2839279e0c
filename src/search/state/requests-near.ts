import type { Place } from '../../values/great-circle.ts';
import { aroundParameters, sortParameter } from '../index/search-parameters.ts';
import { NEAREST, type SideQuery } from './search-request.ts';

/** The place to be near to, once it is known where that is. */
export type NearPoint = Place & { readonly km: number | null };

/**
 * Requests of InstantSearch for cars around a place, in their order by distance. Without a place, or where a request is
 * for `aroundRadius: 'all'`, however far they are.
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
