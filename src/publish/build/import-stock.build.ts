import { publishedStock } from '../../search/filter-vehicles.ts';
import { comparePrices, siteStock } from '../../site/opening/price-verdicts.build.ts';
import { fallbackStockText } from '../../stock/import/fallback-stock.ts';
import { importTenantStock } from '../../stock/import/import-tenant-stock.build.ts';
import type { TenantImportResult } from '../../stock/import/tenant-import-result.ts';
import { factsOfNoVehicle } from '../../stock/missing-facts.ts';
import { readSnapshot } from '../../stock/snapshot.build.ts';
import type { Snapshot } from '../../stock/snapshot.schema.ts';
import { dealerOf } from '../../tenant/language-edition.ts';
import { loadTenant, type Tenant } from '../../tenant/load/load-tenant.build.ts';
import { formatProblem } from '../../tenant/problem.ts';
import { hasPage } from '../../vehicle/status/availability.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { nextExpiry } from '../site-files/next-expiry.ts';
import { BuildFailure } from './build-failure.ts';
import type { BuildJob } from './build-job.ts';

export interface ShownStock {
  readonly stock: Snapshot;
  /** All vehicles with a page. */
  readonly vehicles: readonly Vehicle[];
  /** How many of them are listed. */
  readonly published: number;
  /** When the feed arrived. */
  readonly stockAt: Date;
  /**
   * Milliseconds since 1970 until which the same feed gives the same site on the same day; null if unknown.
   */
  readonly holdsUntilMs: number | null;
}

/** The stock that a site shows: that of its feed, or for a language edition what its dealer shows. */
export function shownStock(job: BuildJob, tenant: Tenant, progress: (step: string) => void) {
  return tenant.dealerDir === undefined
    ? importStock(job, tenant, progress)
    : dealersStock(job, tenant, progress);
}

/** Only the dealer imports the feed; if it was never built, its stock is imported now. */
async function dealersStock(job: BuildJob, tenant: Tenant, progress: (step: string) => void) {
  const { dataDir, tenantsDir } = job;
  const slug = dealerOf(tenant);
  const known = await readSnapshot(dataDir, slug);
  if (known === null) {
    const dealer = loadTenant(tenantsDir, slug);
    if (!dealer.ok) throw new BuildFailure(dealer.problems.map(formatProblem));
    await importStock({ ...job, slug }, dealer.tenant, progress);
  }
  const snapshot = known ?? (await readSnapshot(dataDir, slug));
  if (snapshot === null) throw new BuildFailure([fallbackStockText(slug, null)], true);
  const imported = snapshot.vehicles.length - snapshot.dropped.length;
  return countedStock(job, tenant, {
    snapshot,
    stock: siteStock(dataDir, tenant, snapshot),
    counts: { vehicles: imported, rejected: 0, missing: [], held: [], unusable: [] },
  });
}

export async function importStock(job: BuildJob, tenant: Tenant, progress: (step: string) => void) {
  const { feed, locations } = tenant.settings;
  const outcome = await importTenantStock({
    tenantSlug: tenant.slug,
    tenantDir: tenant.dir,
    feedFile: job.feed ?? undefined,
    settings: feed,
    locations: locations.locations,
    dataDir: job.dataDir,
    reportsDir: job.reportsDir,
    soldPageDays: tenant.settings.search.soldPageDays,
    timeZone: tenant.settings.site.timeZone,
    now: new Date(job.now),
    accept: job.accept,
    onProgress: ({ stage, done, total }) => progress(`${stage} ${done}/${total}`),
  });
  const wrong = wrongWithFeed(outcome);
  // If the feed is held or unusable, use the last good stock, so that changed settings are still published.
  if (outcome.stock === null)
    throw new BuildFailure([...wrong.unusable, fallbackStockText(tenant.slug, null)], true);
  const counts = {
    vehicles: outcome.vehicles.length,
    rejected: outcome.ok ? outcome.rejects.length : 0,
    missing: outcome.ok ? factsOfNoVehicle(outcome.report.missing) : [],
    ...wrong,
  };
  const snapshot = outcome.stock;
  return countedStock(job, tenant, { snapshot, stock: comparePrices(job, tenant, snapshot), counts });
}

function countedStock<Counts extends object>(
  job: BuildJob,
  { settings: { search, site } }: Tenant,
  {
    snapshot,
    stock,
    counts,
  }: { readonly snapshot: Snapshot; readonly stock: Snapshot; readonly counts: Counts },
) {
  const now = new Date(job.now);
  const settings = { ...search, timeZone: site.timeZone };
  const vehicles = stock.vehicles.filter((vehicle) => hasPage(vehicle, settings, now));
  const published = publishedStock(vehicles, settings, now).length;
  const holdsUntilMs = isReadForTheDay(snapshot) ? nextExpiry(snapshot, settings, now.getTime()) : null;
  const shown: ShownStock = { stock, vehicles, published, stockAt: arrivalOf(stock), holdsUntilMs };
  return { counts: { ...counts, published }, shown };
}

function wrongWithFeed(outcome: TenantImportResult): {
  held: readonly string[];
  unusable: readonly string[];
} {
  if (outcome.ok) return { held: [], unusable: [] };
  if (!outcome.isHeld) return { held: [], unusable: [outcome.error] };
  return { held: outcome.report.held.map(({ sentence }) => sentence), unusable: [] };
}

/** Rows whose values depend on the time of day are not in the row cache, so their number is smaller. */
function isReadForTheDay({ vehicles, dropped, memory }: Snapshot): boolean {
  return memory !== null && memory.rows.length === vehicles.length - dropped.length;
}

/** The arrival of the feed, not the time of the build: the facts are as old as the feed. */
function arrivalOf({ feed, importedAt }: Snapshot): Date {
  return new Date(feed.arrivedAt ?? importedAt);
}
