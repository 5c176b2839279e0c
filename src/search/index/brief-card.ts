import type { BriefCard } from '../screen/search-view.ts';
import { statusLabels } from './status-labels.ts';

const statuses = new Map(Object.entries(statusLabels).map(([status, label]) => [label, status]));

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);

/** The preliminary card of a hit, from its document. `status` is the vehicle's: `in_stock`, `sold`… */
export function briefCard(document: Readonly<Record<string, unknown>>): BriefCard {
  return {
    name: String(document['name'] ?? ''),
    status: statuses.get(String(document['status'])) ?? 'unavailable',
    price: numberOf(document['price']),
    km: numberOf(document['km']),
    weeklyPrice: numberOf(document['weekly_price']),
  };
}
