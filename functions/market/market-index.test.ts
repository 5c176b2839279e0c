import { describe, expect, it } from 'vitest';
import { marketKey } from '#src/market/comparison/comparable-cars.ts';
import { marketCars } from '#src/market/market-car.ts';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { testPorts, testStartMs } from '../ports/ports.fixture.ts';
import { aPublishedSite } from '../ports/published-site.fixture.ts';
import type { PublishedSite } from '../ports/published-site.ts';
import { createMarketIndex } from './market-index.ts';

const settings = demoSettings('harbourline');
const car = aVehicle({ id: '1', price: 25_000 });
const [row] = marketCars([car]);
if (row === undefined) throw new Error('The car has a price.');
const key = marketKey(row);

describe('the market index of all published sites', () => {
  it('is refreshed after a minute, in the background', async () => {
    const stocks: Record<string, readonly Vehicle[]> = { mine: [car] };
    let nowMs = testStartMs;
    const index = createMarketIndex(
      testPorts({
        listSites: async () => [{ slug: 'mine', hosts: [] }],
        publishedSite: async (slug) => aPublishedSite({ settings, vehicles: stocks[slug] ?? [] }),
        now: () => nowMs,
      }),
    );
    const prices = async () => (await index.listings(key)).map((listed) => listed.car.price);
    expect(await prices()).toEqual([25_000]);
    stocks['mine'] = [{ ...car, price: 30_000 }];
    nowMs += 59_999;
    expect(await prices()).toEqual([25_000]);
    nowMs += 1;
    await prices();
    await expect.poll(prices).toEqual([30_000]);
  });

  it('leaves out a dealer whose files are broken, and reports it', async () => {
    const errors: unknown[] = [];
    const index = createMarketIndex(
      testPorts({
        listSites: async () => ['mine', 'broken'].map((slug) => ({ slug, hosts: [] })),
        publishedSite: async (slug): Promise<PublishedSite> => {
          if (slug === 'broken') throw new Error('Torn file');
          return aPublishedSite({ settings, vehicles: [car] });
        },
        reportError: (error) => errors.push(error),
      }),
    );
    expect(await index.listings(key)).toEqual([{ dealer: 'mine', car: row }]);
    expect(errors).toEqual([new Error('Torn file')]);
  });
});
