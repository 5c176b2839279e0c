import { existsSync } from 'node:fs';
import { marketRowsPath } from '../../site/opening/price-verdicts.build.ts';
import { loadTenant } from '../../tenant/load/load-tenant.build.ts';
import type { BuildJob } from './build-job.ts';
import { importStock } from './import-stock.build.ts';

/**
 * Imports the stock of dealers that were never built, before any build: pages compare prices with other
 * dealers' cars and would otherwise depend on the order of builds. Errors are ignored here; the build imports
 * again and reports them.
 */
export async function importNewDealers(jobs: readonly Omit<BuildJob, 'threads'>[]): Promise<void> {
  if (jobs.length < 2) return;
  for (const job of jobs) {
    if (existsSync(marketRowsPath(job.dataDir, job.slug))) continue;
    const loaded = loadTenant(job.tenantsDir, job.slug);
    if (loaded.ok && loaded.tenant.dealerDir === undefined)
      await importStock({ ...job, threads: 1 }, loaded.tenant, () => undefined).catch(() => undefined);
  }
}
