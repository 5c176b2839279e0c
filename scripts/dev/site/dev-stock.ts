import { cp, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { heldText } from '#src/stock/import/import-report.ts';
import { importTenantStock } from '#src/stock/import/import-tenant-stock.build.ts';
import { readSnapshot, snapshotPath } from '#src/stock/snapshot.build.ts';
import type { Snapshot } from '#src/stock/snapshot.schema.ts';
import { dealerOf } from '#src/tenant/language-edition.ts';
import type { Tenant } from '#src/tenant/load/load-tenant.build.ts';
import { dayOf } from '#src/values/time/date.ts';
import { ensureDemoStock } from '../../demo-stock/ensure-demo-stock.ts';

interface WantedStock {
  readonly tenantsDir: string;
  readonly dataDir: string;
  readonly buildDataDir: string;
  readonly tenant: Tenant;
  readonly now: Date;
  readonly progress: (step: string) => void;
}

/** The settings on which an import depends. */
export function stockSettings({ settings }: Tenant): string {
  return JSON.stringify([settings.feed, settings.locations.locations, settings.search.soldPageDays]);
}

/** The stock of a feed, or a sentence why there is none. The same feed is imported once a day. */
export async function readStock(wanted: WantedStock): Promise<Snapshot | string> {
  const { tenantsDir, dataDir, tenant, progress } = wanted;
  const slug = dealerOf(tenant);
  progress('Reading the stock');
  await ensureDemoStock(tenantsDir, [slug], new Date());
  const file = join(dataDir, 'stock-read-from.json');
  const origin = await originOf(wanted);
  const known = await readFile(file, 'utf8').catch(() => null);
  const snapshot = known === origin ? await readSnapshot(dataDir, slug).catch(() => null) : null;
  if (snapshot !== null) return snapshot;
  await rememberBuilds(wanted);
  const { feed, locations, search, site } = tenant.settings;
  const outcome = await importTenantStock({
    tenantSlug: slug,
    tenantDir: join(tenantsDir, slug),
    settings: feed,
    locations: locations.locations,
    dataDir,
    reportsDir: dataDir,
    soldPageDays: search.soldPageDays,
    timeZone: site.timeZone,
    now: wanted.now,
    // Development never holds a feed.
    accept: true,
    onProgress: ({ stage, done, total }) => progress(`Reading the stock: ${stage} ${done}/${total}`),
  });
  if (!outcome.ok) return outcome.isHeld ? heldText(outcome.report) : outcome.error;
  await writeFile(file, origin);
  return outcome.stock;
}

/** Changes with the feed, with its settings, and each day. */
async function originOf({ tenantsDir, tenant, now }: WantedStock): Promise<string> {
  const { feed, site } = tenant.settings;
  const file = await stat(join(tenantsDir, dealerOf(tenant), feed.file)).catch(() => null);
  const day = dayOf(now.getTime(), site.timeZone);
  return JSON.stringify([stockSettings(tenant), file?.size, file?.mtimeMs, day]);
}

/** Copies what the builds know of arrival dates; nothing is written back to them. */
async function rememberBuilds({ tenant, dataDir, buildDataDir }: WantedStock): Promise<void> {
  const slug = dealerOf(tenant);
  const target = snapshotPath(dataDir, slug);
  await mkdir(dirname(target), { recursive: true });
  await cp(snapshotPath(buildDataDir, slug), target, { force: true }).catch(() => undefined);
}
