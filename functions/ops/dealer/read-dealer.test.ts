import { describe, expect, it } from 'vitest';
import { unrouted } from '#src/leads/routing/lead-routing.ts';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { anOutbox, files, settingsWith } from '#tests/fixtures/leads/an-outbox.ts';
import { addStatement } from '../../analytics/count-event.ts';
import { recordReply } from '../../leads/delivery/outbox.ts';
import { testStartMs } from '../../ports/ports.fixture.ts';
import { aPublishedSite } from '../../ports/published-site.fixture.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import { readDealer } from './read-dealer.ts';

const settings = settingsWith(files);

async function aDealer() {
  const outbox = await anOutbox(settings);
  const vehicles = [aVehicle({ id: '7', name: 'Corolla', createdAt: '2026-10-01', status: 'in_stock' })];
  const published = aPublishedSite({ settings, vehicles });
  const { database } = outbox;
  const read = (editions: PublishedSite[] = []) =>
    readDealer({ database, published, editions, now: () => testStartMs });
  return { ...outbox, read };
}

describe('what is read of a dealer', () => {
  it('is nothing at first', async () => {
    await using dealer = await aDealer();
    expect(await dealer.read()).toMatchObject({
      name: settings.site.name,
      counting: settings.analytics.consent,
      leads: { total: 0 },
      searches: { total: 0 },
      views: { total: 0, leastViewed: [{ label: expect.stringContaining('Corolla'), count: 0 }] },
    });
  });

  it('are its leads without spam, repeats and those of others, with the branch’s name', async () => {
    await using dealer = await aDealer();
    const [branch] = settings.locations.locations;
    const routing = { ...unrouted, branch: branch?.id ?? '' };
    await dealer.store({ routing });
    await dealer.store({ routing });
    await dealer.store({ fields: { phone: '0400000000' }, isHeld: true });
    await dealer.database.execute({
      sql: `INSERT INTO leads (id, site, received_at, category, person, fields, attributes, consent, idempotency_key,
          receipt_hash, completed_at)
        SELECT id || '-2', 'another', received_at, category, '', fields, attributes, consent, idempotency_key,
          receipt_hash || '-2', completed_at FROM leads LIMIT 1`,
    });
    const { leads } = await dealer.read();
    expect(leads.total).toBe(1);
    expect(leads.places).toEqual([{ label: branch?.name, count: 1 }]);
    expect(leads.pages).toEqual([{ label: 'A car', count: 1 }]);
  });

  it('are its leads without news about earlier ones', async () => {
    const { appointments, checkout, leads } = settings;
    const { moved, cancelled } = appointments.lead;
    const { paying, paid, tooLate, released } = checkout.lead;
    await using dealer = await aDealer();
    for (const subcategory of [
      paying,
      paid,
      tooLate,
      released,
      moved,
      cancelled,
      leads.withdrawal.subcategory,
    ])
      await dealer.store({ subcategory, vehicle: null });
    const { total, forms } = (await dealer.read()).leads;
    expect([total, forms]).toEqual([1, [{ label: `General Enquiry: ${paying}`, count: 1 }]]);
  });

  it('are the times of the delivery and of the recorded reply', async () => {
    await using dealer = await aDealer();
    const { leadId } = await dealer.store();
    dealer.wait(5000);
    await dealer.deliver();
    expect(await recordReply(dealer.database, leadId, testStartMs - 1)).toBe(false);
    expect(await recordReply(dealer.database, 'unknown', testStartMs)).toBe(false);
    expect((await dealer.read()).leads).toMatchObject({ delivery: { medianMs: 5000 }, reply: { known: 0 } });
    expect(await recordReply(dealer.database, leadId, testStartMs + 60_000)).toBe(true);
    expect((await dealer.read()).leads).toMatchObject({ reply: { known: 1, medianMs: 60_000 } });
  });

  it('are its counts of cars and searches', async () => {
    await using dealer = await aDealer();
    const today = { site: 'city-motors', day: '2026-11-20' };
    await dealer.database.transact([
      addStatement({ ...today, kind: 'vehicle-view', key: '7' }, 4),
      addStatement({ ...today, kind: 'print', key: '7' }, 8),
      addStatement({ ...today, site: 'another', kind: 'vehicle-view', key: '7' }, 16),
      addStatement({ ...today, kind: 'search-miss', key: '' }, 3),
      addStatement({ ...today, kind: 'search-miss', key: '“tesla”' }, 3),
    ]);
    expect(await dealer.read()).toMatchObject({
      views: { total: 4, mostViewed: [{ count: 4, days: 50 }] },
      searches: { total: 3, words: [{ label: '“tesla”', count: 3 }] },
    });
  });

  it('are those of its sites in other languages, too', async () => {
    await using dealer = await aDealer();
    const { withdrawal } = settings.leads;
    const leads = { ...settings.leads, withdrawal: { ...withdrawal, subcategory: '撤回' } };
    const edition = {
      ...aPublishedSite({
        settings: { ...settings, leads, site: { ...settings.site, languageOf: 'city-motors' } },
      }),
      slug: 'city-zh',
    };
    await dealer.store();
    await dealer.store({ vehicle: null }, edition);
    await dealer.store({ vehicle: null, subcategory: '撤回' }, edition);
    await dealer.database.transact(
      ['city-motors', 'city-zh', 'another'].map((site, index) =>
        addStatement({ site, day: '2026-11-20', kind: 'vehicle-view', key: '7' }, 4 ** index),
      ),
    );
    expect(await dealer.read([edition])).toMatchObject({
      leads: { total: 2 },
      views: { total: 5, mostViewed: [{ count: 5 }] },
    });
    expect(await dealer.read()).toMatchObject({ leads: { total: 1 }, views: { total: 1 } });
  });
});
