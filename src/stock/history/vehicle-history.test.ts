import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { compareStock } from '../guard/compare-stock.ts';
import type { HistoryEntry } from './history.schema.ts';
import { historyEvents } from './history-events.ts';
import { daysInStock, vehicleHistories } from './vehicle-history.ts';

const atDay = (day: number) => new Date(Date.UTC(2026, 10, day)).toISOString();
const car = (changes: Partial<Vehicle> = {}) => aVehicle({ id: 'a', createdAt: null, ...changes });

/** The history after feeds on successive days from 1 November. */
function remembered(...feeds: Vehicle[][]) {
  const entries = feeds.map(
    (feed, index): HistoryEntry => ({
      at: atDay(index + 1),
      feed: `${index}`,
      events: historyEvents(compareStock(feeds[index - 1] ?? [], feed)),
    }),
  );
  return vehicleHistories(entries);
}

describe('the history of a vehicle', () => {
  it('has every asking price with its date', () => {
    const prices = [25_990, 25_990, 24_990, null, 24_990];
    expect(remembered(...prices.map((price) => [car({ price })])).get('a')?.prices).toEqual([
      { at: atDay(1), price: 25_990 },
      { at: atDay(3), price: 24_990 },
      { at: atDay(4), price: null },
      { at: atDay(5), price: 24_990 },
    ]);
  });
  it('has the price that shoppers pay', () => {
    expect(
      remembered([car()], [car({ offerPrice: 20_000 })])
        .get('a')
        ?.prices.at(-1)?.price,
    ).toBe(20_000);
  });
  it.each<[string, Vehicle[]]>([
    ['sold', [car({ status: 'sold' })]],
    ['no longer in the feed', []],
  ])('ends when it is %s', (_, after) => {
    expect(remembered([car()], after, after).get('a')).toMatchObject({
      listedAt: atDay(1),
      endedAt: atDay(2),
    });
  });
  it('ends with the sale, not when the sold row disappears', () => {
    expect(remembered([car()], [car({ status: 'sold' })], []).get('a')?.endedAt).toBe(atDay(2));
  });
  it('starts again when the vehicle is listed again, and keeps its prices', () => {
    const back = remembered([car()], [], [car({ price: 19_990 })]).get('a');
    expect(back).toMatchObject({ listedAt: atDay(3), endedAt: null });
    expect(back?.prices.map(({ price }) => price)).toEqual([25_990, 19_990]);
    const unsold = remembered([car()], [car({ status: 'sold' })], [car()]).get('a');
    expect(unsold).toMatchObject({ listedAt: atDay(3), endedAt: null });
  });
  it('gives the present price and sale state of each vehicle after any feeds', () => {
    const vehicle = fc
      .record({
        id: fc.constantFrom('a', 'b', 'c'),
        price: fc.constantFrom(null, 9990, 25_990),
        status: fc.constantFrom('in_stock', 'sold'),
      })
      .map((facts) => aVehicle(facts));
    const feed = fc.uniqueArray(vehicle, { maxLength: 3, selector: ({ id }) => id });
    fc.assert(
      fc.property(fc.array(feed, { minLength: 1, maxLength: 6 }), (feeds) => {
        const histories = remembered(...feeds);
        const forSale = feeds.at(-1)?.filter(({ status }) => status === 'in_stock') ?? [];
        const open = [...histories].filter(([, { endedAt }]) => endedAt === null).map(([id]) => id);
        expect(open).toEqual(expect.arrayContaining(forSale.map(({ id }) => id)));
        for (const { id, price } of forSale) expect(histories.get(id)?.prices.at(-1)?.price).toBe(price);
      }),
    );
  });
});

describe('days in stock', () => {
  const clock = { timeZone: 'Australia/Brisbane', now: new Date('2026-11-20T02:00:00Z') };
  const history = { listedAt: atDay(10), prices: [], endedAt: null };

  it.each<[string, Partial<Vehicle>, typeof history | undefined, number | null]>([
    ['from the date that the dealer gives', { createdAt: '2026-11-01' }, history, 19],
    ['from the first feed that had it', { createdAt: null }, history, 10],
    ['to the day it was sold', { createdAt: '2026-11-01', soldAt: '2026-11-08' }, history, 7],
    ['not below none', { createdAt: '2026-11-25' }, undefined, 0],
    ['not at all when nobody knows', { createdAt: null }, undefined, null],
  ])('are counted %s', (_, facts, known, days) => {
    expect(daysInStock(car({ soldAt: null, ...facts }), known, clock)).toBe(days);
  });
});
