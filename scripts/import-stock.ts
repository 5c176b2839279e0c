import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { summaryOf } from '../src/stock/import-report.ts';
import type { ImportProgress } from '../src/stock/import-result.ts';
import { importTenantStock } from '../src/stock/import-tenant-stock.build.ts';
import { loadTenant } from '../src/tenant/load-tenant.build.ts';
import { formatProblem } from '../src/tenant/problem.ts';

const usage = `Imports a tenant's stock feed.

  npm run import -- --tenant <slug> [--feed <file>] [--tenants-dir <folder>]

  --tenant       folder name below tenants/
  --feed         feed file instead of the one that feed.json names
  --tenants-dir  where the tenants are; "tenants" unless said otherwise

The stock is written below .data/ (or DATA_DIR), the report below reports/ (or REPORTS_DIR). When the feed cannot be
read, the last good stock stays in place and the command fails.`;

const root = join(import.meta.dirname, '..');

interface Arguments {
  tenant: string;
  feed: string | undefined;
  tenantsDir: string;
}

function readArguments(): Arguments | string {
  try {
    const { values } = parseArgs({
      options: {
        tenant: { type: 'string' },
        feed: { type: 'string' },
        'tenants-dir': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) return '';
    if (!values.tenant) return 'Which tenant? --tenant is missing.';
    return {
      tenant: values.tenant,
      feed: values.feed,
      tenantsDir: values['tenants-dir'] ?? join(root, 'tenants'),
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A line a second, so that large feeds show that they move and small ones stay silent. */
function progressLines(): (progress: ImportProgress) => void {
  let shownAt = Date.now();
  return ({ stage, done, total }) => {
    if (Date.now() - shownAt < 1000) return;
    shownAt = Date.now();
    console.error(`${stage}: ${Math.round((done / Math.max(1, total)) * 100)} %`);
  };
}

async function run(): Promise<number> {
  const told = readArguments();
  if (typeof told === 'string') {
    console.error(told === '' ? usage : `${told}\n\n${usage}`);
    return told === '' ? 0 : 2;
  }
  const loaded = loadTenant(told.tenantsDir, told.tenant);
  if (!loaded.ok) {
    for (const problem of loaded.problems) console.error(formatProblem(problem));
    return 1;
  }
  const { slug, dir, settings } = loaded.tenant;
  const result = await importTenantStock({
    tenantSlug: slug,
    tenantDir: dir,
    feedFile: told.feed,
    settings: settings.feed,
    locations: settings.locations.locations,
    dataDir: process.env['DATA_DIR'] ?? join(root, '.data'),
    reportsDir: process.env['REPORTS_DIR'] ?? join(root, 'reports'),
    soldPageDays: settings.search.soldPageDays,
    timeZone: settings.site.timeZone,
    now: new Date(),
    onProgress: progressLines(),
  });
  if (!result.ok) {
    console.error(`${result.error}\nThe last good stock of ${slug} stays in place.`);
    return 1;
  }
  console.log(`${summaryOf(result.report)}\n\nReport: ${result.reportFile}`);
  return 0;
}

process.exitCode = await run();
