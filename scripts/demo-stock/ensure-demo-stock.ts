import { access, mkdir } from 'node:fs/promises';
import { dealerOf } from '#src/tenant/language-edition.ts';
import { appendHistory } from '../../src/stock/history/history.build.ts';
import { stockFolder } from '../../src/stock/snapshot.build.ts';
import { loadTenant } from '../../src/tenant/load/load-tenant.build.ts';
import { drawStock } from './draw-stock.ts';
import { demoHistory } from './history/demo-history.ts';
import { type DemoFeedOrder, ensureDemoFeed, suppliers } from './write-demo-feed.ts';

/**
 * Writes the feeds of demo dealers (feed.json `demo`) that are missing or out of date, in their suppliers' formats;
 * returns the tenants whose feed is new. Skips tenants with invalid settings, which the build reports. With a
 * `dataDir`, a dealer that was never imported there also gets a history of prices.
 */
export async function ensureDemoStock(
  tenantsDir: string,
  slugs: readonly string[],
  now: Date,
  dataDir?: string,
): Promise<Set<string>> {
  const written = new Set<string>();
  for (const slug of slugs) {
    const loaded = loadTenant(tenantsDir, slug);
    if (!loaded.ok) continue;
    const { dir, dealerDir, settings } = loaded.tenant;
    const { feed, locations } = settings;
    if (feed.demo === null) continue;
    const made = await ensureDemoFeed({
      tenantDir: dealerDir ?? dir,
      ...feed.demo,
      file: feed.file,
      locations: locations.locations,
      now,
    });
    if (made !== null) written.add(slug);
    if (dataDir !== undefined)
      await ensureDemoHistory({
        ...feed.demo,
        slug: dealerOf(loaded.tenant),
        dataDir,
        locations: locations.locations,
        now,
      });
  }
  return written;
}

type DemoHistoryOrder = Omit<DemoFeedOrder, 'tenantDir' | 'file'> & {
  readonly slug: string;
  readonly dataDir: string;
};

/** Writes the past of a demo dealer's stock, unless the dealer was imported before. */
async function ensureDemoHistory({ slug, dataDir, ...order }: DemoHistoryOrder): Promise<void> {
  const folder = stockFolder(dataDir, slug);
  const isKnown = await access(folder).then(
    () => true,
    () => false,
  );
  if (isKnown) return;
  const stock = drawStock({ ...order, profile: suppliers[order.profile].stock });
  await mkdir(folder, { recursive: true });
  for (const entry of demoHistory(stock, order.now)) await appendHistory(dataDir, slug, entry);
}
