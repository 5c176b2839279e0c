import { currentPrice } from '../../vehicle/price/price.ts';
import { isAvailable } from '../../vehicle/status/availability.ts';
import type { StockComparison } from '../guard/compare-stock.ts';
import type { HistoryEvent } from './history.schema.ts';

/** What an import changes, for the history: arrivals, departures and new prices. */
export function historyEvents({ added, changed, sold, vanished }: StockComparison): HistoryEvent[] {
  return [
    ...added.map(
      (vehicle): HistoryEvent => ({ kind: 'listed', id: vehicle.id, price: currentPrice(vehicle) }),
    ),
    ...changed.flatMap(({ before, after }): HistoryEvent[] => {
      const price = currentPrice(after);
      if (!isAvailable(before) && isAvailable(after)) return [{ kind: 'listed', id: after.id, price }];
      return price === currentPrice(before) ? [] : [{ kind: 'price', id: after.id, price }];
    }),
    ...sold.map(({ after }): HistoryEvent => ({ kind: 'sold', id: after.id })),
    ...vanished.map(({ id }): HistoryEvent => ({ kind: 'left', id })),
  ];
}
