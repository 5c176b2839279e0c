import { vehicleStatuses } from '../../../values/vehicle/vehicle-statuses.ts';
import { collapseSold } from '../../collapse-sold.ts';
import { briefCard } from '../../index/brief-card.ts';
import type { SearchHit } from '../search-view.ts';

/** Keeps one of several consecutive sold cars; see collapse-sold.ts. */
export function collapseHits<Hit extends Pick<SearchHit, 'brief'>>(hits: readonly Hit[]): Hit[] {
  const withStatus = hits.map((hit) => ({
    hit,
    status: vehicleStatuses.find((status) => status === hit.brief.status) ?? 'unavailable',
  }));
  return collapseSold(withStatus).map(({ hit }) => hit);
}

/** The number of a page's documents without a card of their own. */
export function hiddenSold(documents: readonly Readonly<Record<string, unknown>>[]): number {
  const hits = documents.map((document) => ({ brief: briefCard(document) }));
  return hits.length - collapseHits(hits).length;
}
