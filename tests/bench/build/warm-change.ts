import { join } from 'node:path';
import { contentTypeOf } from '#functions/static/content-type.ts';
import { keyOfFile } from '#functions/static/key-of-file.ts';
import { ensureDemoStock } from '#scripts/demo-stock/ensure-demo-stock.ts';
import { buildTenants } from '#src/publish/build-tenants.build.ts';
import { publishTenant } from '#src/publish/release/publish-tenant.build.ts';
import { loadTenant } from '#src/tenant/load-tenant.build.ts';
import type { BenchSite } from '../sites/site-commands.ts';

/** The smallest of the demo dealers, whose build loads what all builds need. */
const warmUp = 'pitstop';

/** Seconds from a changed feed to live in a worker that has built a dealer already, as one that waits for feeds has. */
export async function warmChange(site: BenchSite, change: () => void): Promise<number> {
  const { slug, tenantsDir, dataDir, reportsDir, outDir } = site;
  const now = new Date();
  await ensureDemoStock(tenantsDir, [warmUp], now);
  const jobs = [warmUp, slug].map((one) => ({
    slug: one,
    tenantsDir,
    dataDir,
    reportsDir,
    outDir,
    feed: null,
    accept: false,
    now: now.toISOString(),
  }));
  const done = (result: { slug: string }) => {
    if (result.slug === warmUp) change();
  };
  const result = (await buildTenants(jobs, 1, { progress: () => undefined, done })).at(-1);
  if (!result?.ok) throw new Error(`${slug} was not built: ${result?.problems.join('\n')}`);
  return result.seconds + (await publishSeconds(site));
}

/** Until it is live. */
async function publishSeconds({ slug, tenantsDir, dataDir, outDir }: BenchSite): Promise<number> {
  const started = performance.now();
  let liveAt = started;
  const loaded = loadTenant(tenantsDir, slug);
  if (!loaded.ok) throw new Error(`${slug} has faults in its settings.`);
  await publishTenant({
    slug,
    settings: loaded.tenant.settings,
    to: 'live',
    dataDir,
    now: new Date(),
    secret: () => undefined,
    keyOf: keyOfFile,
    contentTypeOf,
    bundleWorker: () => Promise.reject(new Error('A folder needs no functions.')),
    folder: join(outDir, slug),
    isDryRun: false,
    onProgress: (step) => {
      if (step === 'live') liveAt = performance.now();
    },
  });
  return (liveAt - started) / 1000;
}
