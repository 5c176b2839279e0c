import { existsSync } from 'node:fs';
import { marketRowsPath } from '../../site/price-verdicts.build.ts';
import { loadTenant } from '../../tenant/load/load-tenant.build.ts';
import type { BuildJob } from './build-job.ts';
import { importStock } from './import-stock.build.ts';

/**
 * Imports the stock of dealers who are built for the first time, before any of them is: pages compare prices with
 * what the other dealers have on sale, and would otherwise differ with the order in which dealers are built. What
 * stands in the way of an import is reported by the build, which imports again.
 */
export async function rememberNewDealers(jobs: readonly Omit<BuildJob, 'threads'>[]): Promise<void> {
  if (jobs.length < 2) return;
  for (const job of jobs) {
    if (existsSync(marketRowsPath(job.dataDir, job.slug))) continue;
    const loaded = loadTenant(job.tenantsDir, job.slug);
    if (loaded.ok)
      await importStock({ ...job, threads: 1 }, loaded.tenant, () => undefined).catch(() => undefined);
  }
}
