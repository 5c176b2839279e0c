import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importFeed } from '../../../src/stock/import/import-feed.build.ts';
import { loadTenant } from '../../../src/tenant/load/load-tenant.build.ts';
import { aBranch } from '../a-branch.fixture.ts';
import { drawStock } from '../draw-stock.ts';
import { group } from '../profiles.ts';
import { renderDemoFeed } from '../write-demo-feed.ts';

const now = new Date('2026-11-20T00:00:00Z');
const root = join(import.meta.dirname, '../../..');
const locations = [aBranch({ manufacturers: ['Toyota', 'Mazda', 'Hyundai'] })];
const stock = drawStock({ profile: group, seed: 1, vehicles: 1_500, locations, now });

describe('videos and reports of made-up stock', () => {
  it('are files that are published with the pictures', () => {
    const paths = stock.flatMap(({ video, historyReport }) => [video ?? [], historyReport ?? []].flat());
    const files = [...new Set(paths)];
    expect(files.length).toBeGreaterThan(1);
    expect(files.filter((path) => !existsSync(join(root, 'public', path)))).toEqual([]);
  });

  it('show a car in its own shape and colour', () => {
    const filmed = stock.filter(({ video }) => video !== null);
    expect(filmed.length).toBeGreaterThan(0);
    for (const { video, shape, pictureColour } of filmed)
      expect(video).toContain(`/${shape}-${pictureColour}.`);
  });

  it('come with every certified car and some other used ones, never with a new one', () => {
    const reported = (vehicles: typeof stock) =>
      vehicles.filter(({ historyReport }) => historyReport !== null);
    const certified = stock.filter(({ isCertified }) => isCertified);
    const used = stock.filter(({ carType, isCertified }) => carType === 'used' && !isCertified);
    expect(reported(certified)).toHaveLength(certified.length);
    expect(reported(used).length).toBeGreaterThan(0);
    expect(reported(used).length).toBeLessThan(used.length);
    expect(reported(stock.filter(({ carType }) => carType !== 'used'))).toEqual([]);
  });
});

describe('the import of a spin', () => {
  it.each(['harbourline', 'wattle-range', 'meridian'])(
    'reads frames, panorama and hotspots as the supplier of %s sends them',
    (slug) => {
      const loaded = loadTenant(join(root, 'tenants'), slug);
      if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
      const { feed, locations: branches } = loaded.tenant.settings;
      if (feed.demo === null) throw new Error(`${slug} has no demo stock.`);
      const order = { ...feed.demo, vehicles: 420, locations: branches.locations, now };
      const bytes = renderDemoFeed(order);
      const result = importFeed({
        bytes,
        settings: feed,
        locations: branches.locations,
        previous: null,
        now,
      });
      if (!result.ok) throw new Error(result.error.message);
      const spun = result.vehicles.filter(({ spinImages }) => spinImages.length > 0);
      expect(spun.length).toBeGreaterThan(0);
      for (const { spinImages, spinInteriorImage, hotspots } of spun) {
        expect(spinImages).toHaveLength(36);
        expect(spinImages[4]).toMatch(/^\/stock-photos\/spins\/[a-z]+-[a-z]+\/04\.avif$/);
        expect(spinInteriorImage).toMatch(/-interior\.avif$/);
        expect(hotspots.exterior.length).toBeGreaterThanOrEqual(5);
        expect(hotspots.interior).toHaveLength(5);
      }
    },
  );
});
