import { describe, expect, it } from 'vitest';
import { followingChange, liveChange, liveNewsOf, type PageStatus } from './live-change.ts';
import type { ViewReply } from './view/view-reply.schema.ts';

const page: PageStatus = { status: 'in_stock', isReserved: false, price: 23_990 };
const now: ViewReply['car_fields'] = { status: 'in_stock', reserved: false, price: 23_990 };
const none = { became: null, price: undefined };

describe('liveChange', () => {
  it.each([
    ['nothing has changed', {}, {}, none],
    ['it was sold', {}, { status: 'sold' }, { became: 'unavailable', price: undefined }],
    ['it was withdrawn', {}, { status: 'unavailable' }, { became: 'unavailable', price: undefined }],
    [
      'it was sold when it was only coming',
      { status: 'coming_soon' },
      { status: 'sold' },
      { became: 'unavailable', price: undefined },
    ],
    [
      'a reserved car was sold',
      { isReserved: true },
      { status: 'sold', reserved: true },
      { became: 'unavailable', price: undefined },
    ],
    ['it was reserved', {}, { reserved: true }, { became: 'reserved', price: undefined }],
    ['it is reserved as the page says', { isReserved: true }, { reserved: true }, none],
    ['it has arrived', { status: 'coming_soon' }, {}, none],
    ['the price fell', {}, { price: 22_990 }, { became: null, price: 22_990 }],
    [
      'the price fell and it was reserved',
      {},
      { price: 22_990, reserved: true },
      { became: 'reserved', price: 22_990 },
    ],
    [
      'the price fell as it was sold',
      {},
      { price: 22_990, status: 'sold' },
      { became: 'unavailable', price: undefined },
    ],
    ['the price is to be asked for', {}, { price: null }, { became: null, price: null }],
    ['"a price of 10 or less counts as no price"', {}, { price: 10 }, { became: null, price: null }],
    ['it never had a price', { price: null }, { price: 1 }, none],
    ['the page says sold and it is', { status: 'sold' }, { status: 'sold', price: 1_000 }, none],
    ['a sold car is back', { status: 'sold' }, { status: 'in_stock' }, none],
    ['the page has a status that nobody knows', { status: '' }, { status: 'sold' }, none],
  ] as const)('%s', (_, pageChanges, changes, expected) => {
    const reply = { views: 1, checked_at: '2026-11-20T02:00:00Z', car_fields: { ...now, ...changes } };
    expect(liveChange({ ...page, ...pageChanges }, reply)).toEqual(expected);
  });
});

describe('a change after an earlier one', () => {
  const [reserved, sold] = [
    { became: 'reserved', price: 22_990 } as const,
    { became: 'unavailable', price: undefined } as const,
  ];

  it.each([
    ['a reservation ends', reserved, none, none],
    ['a reserved car is sold, at the price that was shown last', reserved, sold, { ...sold, price: 22_990 }],
    ['what is sold stays so until the next build', sold, none, sold],
  ] as const)('%s', (_, before, now, after) => {
    expect(followingChange(before, now)).toEqual(after);
  });

  it.each([
    ['nothing', none, none, []],
    ['nothing of what is told already', reserved, reserved, []],
    ['a sale', none, sold, ['sold']],
    ['the price first', none, reserved, ['price', 'reserved']],
    ['that it is free again', { ...reserved, price: undefined }, none, ['free']],
    ['that a reserved car is sold', reserved, { ...sold, price: 22_990 }, ['sold']],
    ['the price as it was built', { ...none, price: null }, none, ['price']],
  ] as const)('announces %s', (_, before, after, news) => {
    expect(liveNewsOf(before, after)).toEqual(news);
  });
});
