import { describe, expect, it } from 'vitest';
import { aVehicle } from '../../a-vehicle.fixture.ts';
import {
  type DatedPrice,
  priceHistory,
  priceHistoryWords,
  type RecordedHistory,
  stepPoints,
} from './price-history.ts';

const timeZone = 'Australia/Brisbane';
const firstImportAt = '2026-10-01T02:00:00.000Z';
const at = (day: string, hour = '02') => `2026-${day}T${hour}:00:00.000Z`;

function historyOf(recorded: RecordedHistory | undefined, facts: Parameters<typeof aVehicle>[0] = {}) {
  const car = aVehicle({ createdAt: null, price: 27_990, offerPrice: null, ...facts });
  return priceHistory(car, recorded, { firstImportAt, timeZone });
}

const cut: RecordedHistory = {
  listedAt: at('10-25'),
  prices: [
    { at: at('10-25'), price: 29_990 },
    { at: at('11-03'), price: 27_990 },
  ],
};

describe('the price history of a vehicle', () => {
  it('has the day of its first import and every price since', () => {
    expect(historyOf(cut)).toEqual({
      listedOn: '2026-10-25',
      prices: [
        { on: '2026-10-25', price: 29_990 },
        { on: '2026-11-03', price: 27_990 },
      ],
    });
  });
  it('has the dealer’s own date of arrival rather than that of the import', () => {
    expect(historyOf(cut, { createdAt: '2026-10-20' })?.listedOn).toBe('2026-10-20');
  });
  it('has no day for what the dealer’s first import listed, but the price changes since', () => {
    const since = {
      ...cut,
      listedAt: firstImportAt,
      prices: [{ at: firstImportAt, price: 30_990 }, ...cut.prices.slice(1)],
    };
    expect(historyOf(since)).toEqual({
      listedOn: null,
      prices: [
        { on: '2026-10-01', price: 30_990 },
        { on: '2026-11-03', price: 27_990 },
      ],
    });
    expect(historyOf({ listedAt: firstImportAt, prices: [{ at: firstImportAt, price: 27_990 }] })).toBeNull();
  });
  it('is nothing without a record or a date', () => {
    expect(historyOf(undefined)).toBeNull();
    expect(historyOf(undefined, { createdAt: '2026-10-20' })).toEqual({ listedOn: '2026-10-20', prices: [] });
  });
  it.each<[string, Parameters<typeof aVehicle>[0]]>([
    ['is hidden', { price: null }],
    ['has changed since', { price: 26_990 }],
  ])('has no prices if the present one %s', (_, facts) => {
    expect(historyOf(cut, facts)?.prices).toEqual([]);
  });
  it('is nothing for a vehicle that was sold', () => {
    expect(historyOf(cut, { status: 'sold' })).toBeNull();
  });
  it('leaves out the prices of an earlier stay in stock', () => {
    const back = { listedAt: at('11-10'), prices: [...cut.prices, { at: at('11-12'), price: 26_990 }] };
    expect(historyOf(back, { price: 26_990 })?.prices).toEqual([
      { on: '2026-11-10', price: 27_990 },
      { on: '2026-11-12', price: 26_990 },
    ]);
  });
  it('has one price a day, in the dealer’s time zone, and skips days without a price', () => {
    const prices = [
      { at: at('10-25'), price: 29_990 },
      { at: at('10-30', '15'), price: null },
      { at: at('11-02', '13'), price: 2_799 },
      { at: at('11-02', '15'), price: 29_990 },
      { at: at('11-03', '04'), price: 27_990 },
    ];
    // 15:00 UTC is the next day in Brisbane.
    expect(historyOf({ listedAt: at('10-25'), prices })?.prices).toEqual([
      { on: '2026-10-25', price: 29_990 },
      { on: '2026-11-02', price: 2_799 },
      { on: '2026-11-03', price: 27_990 },
    ]);
  });
  it.each([10, 0, -10])('leaves out a price of %d, which counts as none', (price) => {
    const prices = [{ at: at('10-25'), price }, ...cut.prices.slice(1)];
    expect(historyOf({ listedAt: at('10-25'), prices })?.prices).toEqual([
      { on: '2026-11-03', price: 27_990 },
    ]);
  });
});

describe('its words', () => {
  const texts = {
    listed: 'Listed on {date}',
    dropped: 'Dropped {amount} on {date}',
    raised: 'Rose {amount} on {date}',
    before: 'Price on {date}',
  };
  const words = (listedOn: string | null, ...prices: DatedPrice[]) =>
    priceHistoryWords({ listedOn, prices }, texts, { currency: 'AUD', timeZone, locale: 'en-AU' });
  const prices = [
    { on: '2026-10-25', price: 29_990 },
    { on: '2026-11-03', price: 27_990 },
    { on: '2026-11-09', price: 28_490 },
  ];

  it('tell what fell and what rose', () => {
    expect(words('2026-10-25', ...prices)).toEqual({
      listed: 'Listed on October 25, 2026',
      lastChange: 'Rose $500 on November 9, 2026',
      steps: [
        { text: 'Listed on October 25, 2026', price: '$29,990' },
        { text: 'Dropped $2,000 on November 3, 2026', price: '$27,990' },
        { text: 'Rose $500 on November 9, 2026', price: '$28,490' },
      ],
    });
  });
  it('tell the first known price of a vehicle that was listed before', () => {
    expect(words('2026-09-01', ...prices).steps[0]?.text).toBe('Price on October 25, 2026');
    expect(words(null, ...prices)).toMatchObject({
      listed: null,
      steps: [{ text: 'Price on October 25, 2026' }, {}, {}],
    });
  });
  it('tell no change of a single price', () => {
    const nothing = { listed: null, lastChange: null, steps: [] };
    expect(words(null, { on: '2026-10-25', price: 29_990 })).toEqual(nothing);
    expect(words(null)).toEqual(nothing);
  });
});

describe('its steps', () => {
  const on = (day: string, price: number): DatedPrice => ({ on: `2026-11-${day}`, price });
  it.each<[string, DatedPrice[], string]>([
    ['one fall', [on('01', 300), on('11', 200)], '0,0 75,0 75,20 100,20'],
    [
      'a fall and a smaller rise',
      [on('01', 300), on('06', 200), on('11', 250)],
      '0,0 38,0 38,20 75,20 75,10 100,10',
    ],
    ['no change', [on('01', 300)], '0,10 100,10'],
  ])('are to scale in days and dollars: %s', (_, prices, points) => {
    expect(stepPoints(prices, 100, 20)).toBe(points);
  });
});
