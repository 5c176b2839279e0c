import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { writeReport } from '../vehicle/status-reports.ts';
import { openGarage } from './garage-app.fixture.ts';

const settings = demoSettings('harbourline');

describe('a list that somebody shared', () => {
  it('has the cards of its vehicles as they stand now, and the name of who shared it', async () => {
    await using app = await openGarage({ settings });
    const report = { status: 'in_stock', reserved: true, price: 17_000 } as const;
    const atMs = Date.parse('2026-11-20T08:00:00+10:00');
    await writeReport(app.database, { site: 'city-motors', car: '7' }, { ...report, atMs });
    const reply = await app.ask('/shared-list?cars=rio-7,gone-9&from=Zo%C3%AB');
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    const page = await reply.text();
    expect(page).toContain('<h1 data-fill="list-heading">Zoë’s list of cars</h1>');
    expect(page).toContain('$17,000');
    expect(page).toContain('tag--reserved');
    expect(page).toContain('tag--sold');
    expect(page.match(/<article class="card"/g)).toHaveLength(2);
    expect(page).toContain('<div data-fill="no-cars" hidden="">');
  });

  it('says how many of them are gone', async () => {
    await using app = await openGarage({ settings });
    expect(await app.text('/shared-list?cars=rio-7,no-such')).toContain('One car of this list');
    expect(await app.text('/shared-list?cars=rio-7,no-such,nor-this')).toContain('2 cars of this list');
  });

  it('shows as many as the dealer lets it name', async () => {
    const { garage } = settings;
    await using app = await openGarage({
      settings,
      garage: { sharedList: { ...garage.sharedList, most: 2 } },
    });
    const page = await app.text('/shared-list?cars=rio-7,mazda-8,corolla-10');
    expect(page.match(/<article class="card"/g)).toHaveLength(2);
    expect(page).toContain('Here are the first 2 cars of this list.');
  });

  it('is never a stranger’s page: whatever the address holds, nothing of it becomes markup', async () => {
    await using app = await openGarage({ settings });
    const elements = (page: string) => page.match(/<[a-z/]/g)?.length;
    const plain = elements(await app.text('/shared-list?cars=no-such'));
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), async (cars, from) => {
        const query = new URLSearchParams({ cars: `no-such,${cars.replaceAll(',', '')}`, from });
        const page = await app.text(`/shared-list?${query}`);
        expect(elements(page)).toBe(plain);
      }),
      { numRuns: 60 },
    );
  });

  it('is not there for a dealer without it', async () => {
    const { garage } = settings;
    await using app = await openGarage({
      settings,
      garage: { sharedList: { ...garage.sharedList, show: false } },
    });
    expect((await app.ask('/shared-list?cars=rio-7')).status).toBe(404);
  });
});
