import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { heldText, summaryOf } from '../src/stock/import-report.ts';
import type { ImportProgress } from '../src/stock/import-result.ts';
import { importTenantStock, type TenantImportResult } from '../src/stock/import-tenant-stock.build.ts';
import { loadTenant } from '../src/tenant/load-tenant.build.ts';
import { formatProblem } from '../src/tenant/problem.ts';

const usage = `Imports a tenant's stock feed.

  npm run import -- --tenant <slug> [--accept] [--report] [--json] [--feed <file>] [--tenants-dir <folder>]

  --tenant       folder name below tenants/
  --accept       takes a feed that would be held
  --report       writes import.html, what is wrong with each row and how to mend it, also when nothing is held
  --json         prints the result as JSON instead of sentences
  --feed         feed file instead of the one that feed.json names
  --tenants-dir  where the tenants are; "tenants" unless said otherwise

The stock is written below .data/ (or DATA_DIR), the reports below reports/ (or REPORTS_DIR). A feed that differs too
much from the last good stock ("guard" in feed.json) is held: the stock stays as it is, import.html tells why, exit
code 3. When the feed cannot be read at all, the stock stays as it is too, exit code 1.`;

/** Neither done nor broken: somebody has to decide. */
const EXIT_HELD = 3;

const root = join(import.meta.dirname, '..');

interface Arguments {
  tenant: string;
  feed: string | undefined;
  accept: boolean;
  report: boolean;
  json: boolean;
  tenantsDir: string;
}

function readArguments(): Arguments | string {
  try {
    const { values } = parseArgs({
      options: {
        tenant: { type: 'string' },
        feed: { type: 'string' },
        accept: { type: 'boolean', default: false },
        report: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        'tenants-dir': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) return '';
    if (values.tenant === undefined || values.tenant === '') return 'Which tenant? --tenant is missing.';
    const { tenant, feed, accept, report, json } = values;
    return {
      tenant,
      feed,
      accept,
      report,
      json,
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
    accept: told.accept,
    withDoctorPage: told.report,
    onProgress: progressLines(),
  });
  if (told.json) console.log(JSON.stringify(resultOf(result), null, 2));
  if (result.ok) {
    const { text, page } = result.files;
    if (!told.json) console.log(`${summaryOf(result.report)}\n\nReport: ${page ?? text}`);
    return 0;
  }
  console.error(
    `${result.isHeld ? heldText(result.report) : result.error}\nThe last good stock of ${slug} stays in place.`,
  );
  if (!result.isHeld) return 1;
  console.error(`Report: ${result.files.page}\nIf the feed is right: ${result.report.accept}`);
  return EXIT_HELD;
}

/** What stands on stdout for programs; the rows that were rejected and the warnings are in import.json. */
function resultOf(result: TenantImportResult) {
  if (!result.ok && !result.isHeld) return { outcome: 'failed', error: result.error };
  const { report, files } = result;
  const { tenant, feed, rows, vehicles, rejects, warnings, changes, held } = report;
  return {
    outcome: result.ok ? 'taken' : 'held',
    tenant,
    feed,
    rows,
    vehicles,
    rejected: rejects.length,
    warnings: warnings.length,
    changes,
    held,
    files,
  };
}

process.exitCode = await run();
