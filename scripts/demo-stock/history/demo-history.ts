import type { HistoryEntry, HistoryEvent } from '../../../src/stock/history/history.schema.ts';
import { DAY_MS } from '../../../src/values/time/date.ts';
import type { DemoVehicle } from '../demo-vehicle.ts';
import { randomFrom } from '../random.ts';

/** How long the dealer has been a customer: what had arrived before is in the first import. */
const KNOWN_DAYS = 120;
/** A cut of this much comes in two steps, the second some days later. */
const LARGE_CUT = 2000;
const SECOND_STEP_DAYS = 9;
/** A price that rises does so this many days after the vehicle was listed; a low one stays. */
const RISE_AFTER_DAYS = 12;
const RISE = 500;
const MIN_RISEN_PRICE = 5000;

type Past = Pick<
  DemoVehicle,
  'stockNumber' | 'vin' | 'status' | 'carType' | 'arrived' | 'price' | 'wasPrice' | 'cutOn'
>;

/** The imports that a demo dealer would have made until now, as `history.ndjson` keeps them; one for each day. */
export function demoHistory(vehicles: readonly Past[], now: Date): HistoryEntry[] {
  const first = new Date(now.getTime() - KNOWN_DAYS * DAY_MS);
  const events = vehicles
    .filter(({ status }) => status !== 'sold')
    .flatMap((vehicle) => pastOf(vehicle, first, now));
  const days = Map.groupBy(events, ({ on }) => on.toISOString().slice(0, 10));
  return [...days]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, ofDay]) => ({
      at: `${day}T02:00:00.000Z`,
      feed: `demo ${day}`,
      events: ofDay.map(({ event }) => event),
    }));
}

interface Dated {
  readonly on: Date;
  readonly event: HistoryEvent;
}

function pastOf({ stockNumber: id, ...vehicle }: Past, first: Date, now: Date): Dated[] {
  const steps = priceSteps(vehicle, now).filter(({ on }) => on < now);
  const known = steps.findLast(({ on }) => on <= first) ?? steps[0];
  if (known === undefined) return [];
  const listed: Dated = {
    on: known.on < first ? first : known.on,
    event: { kind: 'listed', id, price: known.price },
  };
  const later = steps
    .filter(({ on }) => on > listed.on)
    .map(({ on, price }) => ({ on, event: { kind: 'price', id, price } }) as const);
  return [listed, ...later];
}

/** Each price with the day from which it was asked. */
function priceSteps({ vin, carType, arrived, price, wasPrice, cutOn }: Omit<Past, 'stockNumber'>, now: Date) {
  const days = (from: Date, count: number) => new Date(from.getTime() + count * DAY_MS);
  if (price !== null && wasPrice !== null && cutOn !== null) {
    const second = days(cutOn, SECOND_STEP_DAYS);
    const isInTwo = wasPrice - price >= LARGE_CUT && second < now;
    const between = isInTwo ? [{ on: cutOn, price: wasPrice - LARGE_CUT / 2 }] : [];
    return [{ on: arrived, price: wasPrice }, ...between, { on: isInTwo ? second : cutOn, price }];
  }
  const mayRise = price !== null && price >= MIN_RISEN_PRICE && carType === 'used';
  const rises = mayRise && randomFrom('price rise', vin).chance(0.04);
  if (!rises) return [{ on: arrived, price }];
  return [
    { on: arrived, price: price - RISE },
    { on: days(arrived, RISE_AFTER_DAYS), price },
  ];
}
