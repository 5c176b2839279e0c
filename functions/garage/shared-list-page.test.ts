import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { writeReport } from '../vehicle/status/status-reports.ts';
import { openGarage } from './garage-app.fixture.ts';

const settings = demoSettings('harbourline');

describe('the shared list', () => {
  it('has its vehicles as they stand now, and the name of the sender', async () => {
    await using app = await openGarage({ settings });
    const report = { status: 'in_stock', reserved: true, price: 17_000 } as const;
    const atMs = Date.parse('2026-11-20T08:00:00+10:00');
    await writeReport(app.database, { site: 'city-motors', car: '7' }, { ...report, atMs });
    const reply = await app.ask('/shared-list?cars=rio-7,gone-9&from=Zo%C3%AB');
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    const { name, props } = await reply.json();
    expect([name, props.from]).toEqual(['shared-list', 'Zoë']);
    expect(props.cars).toMatchObject({
      vehicles: [
        { slug: 'rio-7', price: 17_000, isReserved: true },
        { slug: 'gone-9', status: 'sold' },
      ],
      goneCount: 0,
      isCut: false,
    });
  });

  it('says how many of them are gone', async () => {
    await using app = await openGarage({ settings });
    const goneAt = async (path: string) => (await app.page(path)).props.cars.goneCount;
    expect(await goneAt('/shared-list?cars=rio-7,no-such')).toBe(1);
    expect(await goneAt('/shared-list?cars=rio-7,no-such,nor-this')).toBe(2);
  });

  it('shows as many as the dealer allows', async () => {
    const { garage } = settings;
    await using app = await openGarage({
      settings,
      garage: { sharedList: { ...garage.sharedList, max: 2 } },
    });
    const { props } = await app.page('/shared-list?cars=rio-7,mazda-8,corolla-10');
    expect(props.cars.vehicles).toHaveLength(2);
    expect(props.cars.isCut).toBe(true);
  });

  it('shows at most a first name from its query, so it cannot carry a stranger’s text', async () => {
    await using app = await openGarage({ settings });
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), async (cars, from) => {
        const query = new URLSearchParams({ cars: `no-such,${cars.replaceAll(',', '')}`, from });
        const { props } = await app.page(`/shared-list?${query}`);
        expect(props.cars.vehicles).toEqual([]);
        if (props.from !== null) expect(props.from).toMatch(/^\p{L}[\p{L}\p{M}'’ -]{0,29}$/u);
      }),
      { numRuns: 60 },
    );
  });

  it('answers 404 at a dealer without it', async () => {
    const { garage } = settings;
    await using app = await openGarage({
      settings,
      garage: { sharedList: { ...garage.sharedList, show: false } },
    });
    expect((await app.ask('/shared-list?cars=rio-7')).status).toBe(404);
  });
});
