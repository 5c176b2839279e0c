import { DAY_MS, instantOf } from '../../values/time/date.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import type { HistoryEntry, HistoryEvent } from './history.schema.ts';

export interface PricePoint {
  /** ISO, UTC. */
  readonly at: string;
  /** Null: no price was given. */
  readonly price: number | null;
}

/** The history of one vehicle; dates are ISO, UTC. */
export interface VehicleHistory {
  /** Since when it has been in the feed without interruption. */
  readonly listedAt: string;
  /** Oldest first; consecutive ones differ. */
  readonly prices: readonly PricePoint[];
  /** When it was sold or left the feed; null while it is for sale. */
  readonly endedAt: string | null;
}

/** The histories of all vehicles that were ever in stock, by id. */
export function vehicleHistories(entries: readonly HistoryEntry[]): Map<string, VehicleHistory> {
  const histories = new Map<string, VehicleHistory>();
  for (const { at, events } of entries) {
    for (const event of events) {
      const history = withEvent(histories.get(event.id), event, at);
      if (history !== null) histories.set(event.id, history);
    }
  }
  return histories;
}

function withEvent(
  known: VehicleHistory | undefined,
  event: HistoryEvent,
  at: string,
): VehicleHistory | null {
  if (event.kind === 'listed') {
    const isBack = known === undefined || known.endedAt !== null;
    const prices = withPrice(known?.prices ?? [], { at, price: event.price });
    return { listedAt: isBack ? at : known.listedAt, prices, endedAt: null };
  }
  if (known === undefined) return null;
  if (event.kind === 'price')
    return { ...known, prices: withPrice(known.prices, { at, price: event.price }) };
  return { ...known, endedAt: known.endedAt ?? at };
}

function withPrice(prices: readonly PricePoint[], point: PricePoint): readonly PricePoint[] {
  return prices.at(-1)?.price === point.price && prices.length > 0 ? prices : [...prices, point];
}

/**
 * Whole days for which a vehicle has been for sale, from the dealer's date in the feed, else from its first
 * import; null if unknown. For a sold one, until its sale.
 */
export function daysInStock(
  vehicle: Pick<Vehicle, 'createdAt' | 'soldAt'>,
  history: VehicleHistory | undefined,
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): number | null {
  const began = instantOf(vehicle.createdAt ?? history?.listedAt ?? '', timeZone);
  if (began === null) return null;
  const ended = instantOf(vehicle.soldAt ?? history?.endedAt ?? '', timeZone) ?? now.getTime();
  return Math.max(0, Math.floor((ended - began) / DAY_MS));
}
