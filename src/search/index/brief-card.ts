import type { BriefCard } from '../screen/search-view.ts';
import { statusLabels } from './status-labels.ts';

const statuses = new Map(Object.entries(statusLabels).map(([status, label]) => [label, status]));

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);

/** What a hit's document says of its card. `status` is the vehicle's own: `in_stock`, `sold`… */
export function briefCard(document: Readonly<Record<string, unknown>>): BriefCard {
  return {
    name: String(document['name'] ?? ''),
    status: statuses.get(String(document['status'])) ?? 'unavailable',
    price: numberOf(document['price']),
    km: numberOf(document['km']),
    weeklyPrice: numberOf(document['weekly_price']),
  };
}
