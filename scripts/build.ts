import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { BuildResult } from '#src/publish/build/build-job.ts';
import { resultTable, terminalWatcher } from '#src/publish/build/build-report.ts';
import { buildTenants } from '#src/publish/build/build-tenants.build.ts';
import { importNewDealers } from '#src/publish/build/new-dealers.build.ts';
import { dealerOfEdition } from '#src/tenant/load/language-edition.build.ts';
import { listTenants } from '#src/tenant/load/tenant-folder.build.ts';
import { fetchFeeds } from './build/fetch-feeds.ts';
import { defineCommand, momentOf, runCommand, tenantsDirOption, UsageError } from './command-line.ts';
import { ensureDemoStock } from './demo-stock/ensure-demo-stock.ts';

const command = defineCommand({
  name: 'build',
  about: "Builds dealers' sites from their feeds and settings.",
  options: {
    tenant: {
      type: 'string',
      multiple: true,
      value: 'SLUG',
      help: 'build only this dealer; can be repeated (all dealers)',
    },
    'tenants-dir': tenantsDirOption,
    feed: {
      type: 'string',
      value: 'FILE',
      help: 'stock feed instead of the one in feed.json; needs exactly one --tenant',
    },
    fetch: {
      type: 'boolean',
      default: false,
      help: 'first fetch feeds with a "source" in feed.json; if that fails, the previous feed or the last good stock is used',
    },
    out: { type: 'string', value: 'DIR', default: 'dist', help: 'folder of the built sites' },
    date: { type: 'string', value: 'DAY', help: 'build as if it were this day, YYYY-MM-DD (today)' },
    json: { type: 'boolean', default: false, help: 'print the result as JSON instead of a table' },
  },
  notes: 'If a dealer fails, its previous site stays and the others are still built; the exit code is 1.',
  example: '--tenant city-motors',
});

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
    throw new UsageError('--feed needs exactly one --tenant: a feed belongs to one dealer.');
  }
  if (options.feed !== undefined && options.fetch)
    throw new UsageError('--feed and --fetch exclude each other.');
  const now = momentOf(options.date);
  const dataDir = resolve(process.env['DATA_DIR'] ?? '.data');
  const madeUp =
    options.feed === undefined ? await ensureDemoStock(tenantsDir, slugs, now, dataDir) : new Set<string>();
  const missing = options.fetch ? await fetchFeeds(slugs, { tenantsDir }) : new Map<string, string>();
  const jobs = slugs.map((slug) => ({
    slug,
    tenantsDir,
    dataDir,
    reportsDir: resolve(process.env['REPORTS_DIR'] ?? 'reports'),
    outDir: resolve(options.outDir ?? 'dist'),
    feed: options.feed === undefined ? null : resolve(options.feed),
    // A generated demo feed is weeks newer than the last one, so the guard must not hold it.
    accept: madeUp.has(slug),
    now: now.toISOString(),
  }));
  const watcher = terminalWatcher(process.stderr, jobs.length);
  await importNewDealers(jobs);
  const workers = Math.min(2, availableParallelism());
  // Language editions show the stock that the build of their dealer imports.
  const [editions, dealers] = partition(jobs, ({ slug }) => dealerOfEdition(tenantsDir, slug) !== null);
  const built = [
    ...(await buildTenants(dealers, workers, watcher)),
    ...(await buildTenants(editions, workers, watcher)),
  ];
  const results = built.map((result) => withFetchError(result, missing.get(result.slug)));
  console.log(options.asJson ? JSON.stringify(results, null, 2) : resultTable(results, options));
  return results;
}

function partition<T>(items: readonly T[], isFirst: (item: T) => boolean): readonly [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

/** If an older copy of the feed was read, the site need not show the last good stock. */
function withFetchError(result: BuildResult, trouble: string | undefined): BuildResult {
  if (trouble === undefined) return result;
  const sentence = `The feed was not fetched: ${trouble}`;
  if (!result.ok) return { ...result, problems: [sentence, ...result.problems] };
  if (result.unusable.length > 0) return { ...result, unusable: [sentence, ...result.unusable] };
  return { ...result, unfetched: sentence };
}

async function main(): Promise<void> {
  await runCommand(command, async ({ values }) => {
    const results = await buildAll({
      tenants: values.tenant,
      tenantsDir: values['tenants-dir'],
      feed: values.feed,
      fetch: values.fetch,
      outDir: values.out,
      date: values.date,
      asJson: values.json,
    });
    return results.every((result) => result.ok) ? 0 : 1;
  });
}

if (import.meta.main) await main();
