import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importFeed } from '../../src/stock/import-feed.build.ts';
import { loadTenant } from '../../src/tenant/load-tenant.build.ts';
import { renderDemoFeed } from './write-demo-feed.ts';

const tenantsDir = join(import.meta.dirname, '../../tenants');
const now = new Date('2026-11-20T00:00:00Z');

function importDemo(slug: string, vehicles: number) {
  const loaded = loadTenant(tenantsDir, slug);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  const { feed, locations } = loaded.tenant.settings;
  if (feed.demo === null) throw new Error(`${slug} has no demo stock.`);
  const branches = locations.locations;
  const bytes = renderDemoFeed({ ...feed.demo, vehicles, locations: branches, now });
  const result = importFeed({ bytes, settings: feed, locations: branches, previous: null, now });
  if (!result.ok) throw new Error(result.error.message);
  return { ...result, branches };
}

const dealers = [
  { slug: 'harbourline', vehicles: 420, strays: 0 },
  { slug: 'pitstop', vehicles: 90, strays: 2 },
  { slug: 'wattle-range', vehicles: 170, strays: 0 },
  { slug: 'meridian', vehicles: 600, strays: 0 },
].map((dealer) => ({ ...dealer, imported: importDemo(dealer.slug, dealer.vehicles) }));

describe('the import of a demo feed', () => {
  it.each(dealers)(
    'takes every vehicle of $slug and rejects only the strays',
    ({ vehicles, strays, imported }) => {
      expect(imported.vehicles).toHaveLength(vehicles);
      expect(imported.rejects).toHaveLength(strays);
    },
  );

  it.each(dealers)('needs no guesses for $slug and leaves no column unread', ({ imported }) => {
    expect(imported.warnings).toEqual([]);
    expect(imported.columns.filter(({ field }) => field === null)).toEqual([]);
  });

  it.each(dealers)('understands what each vehicle of $slug is', ({ imported }) => {
    for (const vehicle of imported.vehicles) {
      expect(vehicle.simpleBody).not.toBeNull();
      expect(vehicle.simpleColour?.toLowerCase()).toBe(
        colourInPath(vehicle.images[0]?.url) ?? vehicle.simpleColour?.toLowerCase(),
      );
      if (vehicle.itemType === 'car') expect(vehicle.simpleFuel).not.toBeNull();
      expect(vehicle.createdAt).not.toBeNull();
      expect(vehicle.status).not.toBe('unavailable');
    }
  });

  it.each(dealers)('finds each branch of $slug by its code', ({ imported }) => {
    const sales = imported.branches.filter(({ types }) => types.includes('sales')).map(({ id }) => id);
    const used = new Set(imported.vehicles.map(({ locationId }) => locationId));
    expect(used).toEqual(new Set(sales));
  });
});

function colourInPath(url: string | undefined): string | undefined {
  return /\/([a-z]+)-front\.avif$/.exec(url ?? '')?.[1];
}
