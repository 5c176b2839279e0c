import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadTenant } from '#src/tenant/load/load-tenant.build.ts';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { devSite } from './dev-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'dev-site-'));
mkdirSync(join(folder, 'photos'));
writeFileSync(join(folder, 'photos/a.webp'), 'photo');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const loaded = loadTenant(join(import.meta.dirname, '../../../tenants'), 'harbourline');
if (!loaded.ok) throw new Error('The demo dealer does not load.');
const { tenant } = loaded;
const now = Date.parse('2026-11-20T02:00:00Z');
const vehicles = [
  aVehicle({ id: 'c1', slug: 'one', privateSuburb: 'Chermside', price: 19_990 }),
  aVehicle({ id: 'c2', slug: 'two', price: 20_990 }),
];
const rendered: string[] = [];
const site = devSite(
  {
    tenant,
    stock: {
      tenant: 'harbourline',
      importedAt: '2026-11-19T20:00:00.000Z',
      feed: { file: 'feed.csv', sha256: '', rows: 2, arrivedAt: null, columns: [] },
      vehicles,
      departed: [],
      dropped: [],
      newcomers: [],
      change: null,
      memory: null,
    },
  },
  now,
  {
    folders: [folder],
    render: async (path) => {
      rendered.push(path);
      return path === '/sign-in' ? new TextEncoder().encode('<html>') : null;
    },
  },
);
const textOf = (bytes: Uint8Array | null) => (bytes === null ? null : new TextDecoder().decode(bytes));

describe('the data that the functions read of a site in development', () => {
  it('is the present stock, by slug and by id', async () => {
    expect((await site.vehicle('one'))?.id).toBe('c1');
    expect(await site.slugOf('c2')).toBe('two');
    expect(await site.vehicle('three')).toBeNull();
    expect(await site.slugOf('c3')).toBeNull();
    expect(await site.relatedIds('one')).toEqual(['c2']);
    expect(await site.relatedIds('three')).toEqual([]);
    expect((await site.marketCars()).map(({ price }) => price)).toEqual([19_990, 20_990]);
    expect(site.stockAtMs).toBe(Date.parse('2026-11-19T20:00:00Z'));
  });

  it("includes the dealer's words in lists of texts, as a build does", () => {
    const titles = site.settings.navigation.footerGroups.map(({ title }) => title);
    expect(titles).toContain(site.settings.site.name);
  });

  it('omits where a private seller lives, as a build does', async () => {
    expect((await site.vehicle('one'))?.privateSuburb).toBeNull();
  });

  it('finds public files and rendered pages, by any form of their address', async () => {
    expect(textOf(await site.file('photos/a.webp'))).toBe('photo');
    expect(textOf(await site.file('/photos/a.webp'))).toBe('photo');
    expect(rendered).toEqual([]);
    expect(textOf(await site.file('sign-in.html'))).toBe('<html>');
    expect(textOf(await site.file('/sign-in'))).toBe('<html>');
    expect(await site.file('no-such-page.html')).toBeNull();
    expect(await site.file('../site.json')).toBeNull();
  });
});
