import { describe, expect, it } from 'vitest';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { liveStatus, type StatusReport } from './live-status.ts';

const vehicle = aVehicle({ status: 'in_stock', isReserved: true, price: 26_000, offerPrice: 25_000 });
const report: StatusReport = { status: 'sold', reserved: false, price: 24_000, atMs: 500 };
const fields = { status: 'sold', reserved: false, price: 24_000 };
const published = { status: 'in_stock', reserved: true, price: 25_000 };

describe('the live status of a vehicle', () => {
  it.each([
    ['nothing was reported', null, 500, { fields: published, knownAtMs: 500 }],
    ['the stock came after the report', report, 501, { fields: published, knownAtMs: 501 }],
    ['the stock came just with the report', report, 500, { fields, knownAtMs: 500 }],
    ['the stock came before the report', report, 400, { fields, knownAtMs: 500 }],
    [
      'no price was reported',
      { ...report, price: null },
      400,
      { fields: { ...fields, price: 25_000 }, knownAtMs: 500 },
    ],
    [
      'it was reported that there is no price',
      { ...report, price: 10 },
      400,
      { fields: { ...fields, price: null }, knownAtMs: 500 },
    ],
  ])('when %s', (_when, reported, stockAtMs, expected) => {
    expect(liveStatus({ vehicle, report: reported, hold: null, stockAtMs })).toEqual(expected);
  });

  it('is reserved while it is reserved on this site, whatever was reported', () => {
    const free = { ...report, status: 'in_stock', reserved: false } as const;
    const known = { vehicle, report: free, hold: { sinceMs: 400 }, stockAtMs: 300 };
    expect(liveStatus(known)).toEqual({
      fields: { status: 'in_stock', reserved: true, price: 24_000 },
      knownAtMs: 500,
    });
    expect(liveStatus({ ...known, hold: { sinceMs: 600 } })).toMatchObject({ knownAtMs: 600 });
  });

  it('is sold when the dealer says so, even if it is reserved', () => {
    const known = { vehicle, report, hold: { sinceMs: 600 }, stockAtMs: 300 };
    expect(liveStatus(known).fields).toMatchObject({ status: 'sold' });
  });
});
