import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { BuildResult } from '#src/publish/build-job.ts';
import { resultTable, terminalWatcher } from '#src/publish/build-report.ts';
import { buildTenants } from '#src/publish/build-tenants.build.ts';
import { listTenants } from '#src/tenant/tenant-folder.build.ts';
import { fetchFeeds } from './build/fetch-feeds.ts';
import { ensureDemoStock } from './demo-stock/ensure-demo-stock.ts';

const usage = `npm run build -- [--tenant <slug>…] [--tenants-dir DIR] [--feed FILE | --fetch] [--out DIR] [--date DAY]
                [--json]

  --tenant       build this tenant; repeat for more; without it all are built
  --tenants-dir  folder of the tenants (tenants)
  --feed         stock feed in place of the one in feed.json; needs exactly one --tenant
  --fetch        first fetch the feeds that feed.json has a "source" for; a tenant whose feed does not come fails
  --out          where the sites go (dist)
  --date         build as if it were this day, YYYY-MM-DD (today)
  --json         print the result as JSON instead of a table`;

interface BuildOptions {
  tenants?: string[] | undefined;
  tenantsDir?: string | undefined;
  feed?: string | undefined;
  fetch?: boolean | undefined;
  outDir?: string | undefined;
  date?: string | undefined;
  asJson?: boolean | undefined;
}

/** Builds tenants with progress on stderr and the result on stdout. */
export async function buildAll(options: BuildOptions): Promise<BuildResult[]> {
  const tenantsDir = resolve(options.tenantsDir ?? 'tenants');
  const slugs = [...new Set(options.tenants ?? listTenants(tenantsDir))];
  if (options.feed !== undefined && slugs.length !== 1) {
    throw new Error('--feed needs exactly one --tenant: a feed belongs to one dealer.');
  }
  if (options.feed !== undefined && options.fetch) throw new Error('--feed and --fetch exclude each other.');
  const now = options.date === undefined ? new Date() : new Date(`${options.date}T12:00:00+10:00`);
  if (Number.isNaN(now.getTime())) throw new Error(`--date ${options.date} is not a day such as 2026-11-20.`);
  const madeUp =
    options.feed === undefined ? await ensureDemoStock(tenantsDir, slugs, now) : new Set<string>();
  const missing = options.fetch ? await fetchFeeds(slugs, { tenantsDir }) : new Map<string, string>();
  const jobs = slugs
    .filter((slug) => !missing.has(slug))
    .map((slug) => ({
      slug,
      tenantsDir,
      dataDir: resolve(process.env['DATA_DIR'] ?? '.data'),
      reportsDir: resolve(process.env['REPORTS_DIR'] ?? 'reports'),
      outDir: resolve(options.outDir ?? 'dist'),
      feed: options.feed === undefined ? null : resolve(options.feed),
      // A feed that was made up just now, some weeks after the last one, is right however much has changed.
      accept: madeUp.has(slug),
      now: now.toISOString(),
    }));
  const watcher = terminalWatcher(process.stderr, jobs.length);
  const built = await buildTenants(jobs, Math.min(2, availableParallelism()), watcher);
  const results = [...[...missing].map(notFetched), ...built];
  console.log(options.asJson ? JSON.stringify(results, null, 2) : resultTable(results, options));
  return results;
}

function notFetched([slug, sentence]: readonly [string, string]): BuildResult {
  return { ok: false, slug, seconds: 0, problems: [`The feed was not fetched: ${sentence}`] };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      tenant: { type: 'string', multiple: true },
      'tenants-dir': { type: 'string' },
      feed: { type: 'string' },
      fetch: { type: 'boolean' },
      out: { type: 'string' },
      date: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(usage);
  const results = await buildAll({
    tenants: values.tenant,
    tenantsDir: values['tenants-dir'],
    feed: values.feed,
    fetch: values.fetch,
    outDir: values.out,
    date: values.date,
    asJson: values.json,
  });
  process.exitCode = results.every((result) => result.ok) ? 0 : 1;
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    console.error(`\n${usage}`);
    process.exitCode = 1;
  });
}
