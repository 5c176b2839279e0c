import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { writeReport } from '../vehicle/status/status-reports.ts';
import { openGarage } from './garage-app.fixture.ts';

const settings = demoSettings('harbourline');

const atMs = Date.parse('2026-11-20T08:00:00+10:00');

describe('the live state of remembered vehicles', () => {
  it('is returned for those on the site, in the requested order', async () => {
    await using app = await openGarage({ settings });
    const reply = await app.ask('/api/garage/cars?cars=gone-9,no-such,rio-7');
    expect(reply.headers.get('Cache-Control')).toBe('public, max-age=30');
    expect(await reply.json()).toEqual({
      cars: [
        { id: '9', slug: 'gone-9', name: expect.any(String), price: '$25,990', state: 'sold' },
        { id: '7', slug: 'rio-7', name: '2021 Kia Rio <GT> & more', price: '$18,990', state: 'available' },
      ],
    });
  });

  it.each([
    [
      { status: 'in_stock', reserved: true, price: 17_000 },
      { price: '$17,000', state: 'reserved' },
    ],
    [{ status: 'sold', reserved: false, price: null }, { state: 'sold' }],
    [{ status: 'unavailable', reserved: false, price: null }, { state: 'sold' }],
  ] as const)('after the report %o is %o', async (report, expected) => {
    await using app = await openGarage({ settings });
    await writeReport(app.database, { site: 'city-motors', car: '7' }, { ...report, atMs });
    const { cars } = await (await app.ask('/api/garage/cars?cars=rio-7')).json();
    expect(cars).toEqual([expect.objectContaining(expected)]);
  });

  it('is empty for a query without vehicles', async () => {
    await using app = await openGarage({ settings });
    expect(await (await app.ask('/api/garage/cars')).json()).toEqual({ cars: [] });
    expect(await (await app.ask('/api/garage/cars?cars=%00,<b>')).json()).toEqual({ cars: [] });
  });
});
