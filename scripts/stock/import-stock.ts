import { join } from 'node:path';
import { isDiskFull } from '../../src/publish/build/error-code.ts';
import { fallbackStockText } from '../../src/stock/import/fallback-stock.ts';
import { heldText, summaryOf } from '../../src/stock/import/import-report.ts';
import type { ImportProgress } from '../../src/stock/import/import-result.ts';
import { importTenantStock } from '../../src/stock/import/import-tenant-stock.build.ts';
import type { TenantImportResult } from '../../src/stock/import/tenant-import-result.ts';
import { dealerOf } from '../../src/tenant/language-edition.ts';
import { loadTenant } from '../../src/tenant/load/load-tenant.build.ts';
import { formatProblem } from '../../src/tenant/problem.ts';
import {
  defineCommand,
  type ParsedArguments,
  runCommand,
  tenantsDirOption,
  UsageError,
} from '../command-line.ts';

/** Exit code for a held feed, which a person must decide on. */
const EXIT_HELD = 3;

const root = join(import.meta.dirname, '../..');

const command = defineCommand({
  name: 'import',
  about: "Imports a dealer's stock feed.",
  options: {
    tenant: { type: 'string', value: 'SLUG', help: 'folder name below tenants/' },
    accept: { type: 'boolean', default: false, help: 'accept a feed that would be held' },
    report: {
      type: 'boolean',
      default: false,
      help: 'always write import.html, which lists the problems of each row and how to correct them',
    },
    json: { type: 'boolean', default: false, help: 'print the result as JSON' },
    feed: { type: 'string', value: 'FILE', help: 'feed file instead of the one in feed.json' },
    'tenants-dir': { ...tenantsDirOption, default: join(root, 'tenants') },
  },
  notes: `Writes the stock below .data/ (or DATA_DIR), the reports below reports/ (or REPORTS_DIR). A feed that differs too
much from the last good stock ("guard" in feed.json) is held: the stock does not change, import.html gives the reasons, and the exit
code is 3. If the feed cannot be read, the stock does not change either, and the exit code is 1.`,
  example: '--tenant city-motors --report',
});

type Typed = ParsedArguments<typeof command.options>;
type Variables = Readonly<Record<string, string | undefined>>;

/** Prints a line each second: small feeds print none. */
function progressLines(): (progress: ImportProgress) => void {
  let shownAt = Date.now();
  return ({ stage, done, total }) => {
    if (Date.now() - shownAt < 1000) return;
    shownAt = Date.now();
    console.error(`${stage}: ${Math.round((done / Math.max(1, total)) * 100)} %`);
  };
}

/** The stock is replaced in one step, and its history and reports are written after it. */
function withoutSpace(error: unknown, dataDir: string, reportsDir: string): unknown {
  if (!isDiskFull(error)) return error;
  const message = `The disk of ${dataDir} or ${reportsDir} is full. The stock is complete: the last good one, or this one if only its report did not fit. Free some space, then import again.`;
  return new Error(message, { cause: error });
}

async function importStock({ values }: Typed, variables: Variables): Promise<number> {
  if (!values.tenant) throw new UsageError('--tenant is missing: which dealer?');
  const loaded = loadTenant(values['tenants-dir'], values.tenant);
  if (!loaded.ok) {
    for (const problem of loaded.problems) console.error(formatProblem(problem));
    return 1;
  }
  const { slug, dir, settings } = loaded.tenant;
  const dealer = dealerOf(loaded.tenant);
  if (dealer !== slug)
    throw new Error(
      `${slug} is another language of ${dealer} and shows its stock. Run: npm run import -- --tenant ${dealer}`,
    );
  const dataDir = variables['DATA_DIR'] ?? join(root, '.data');
  const reportsDir = variables['REPORTS_DIR'] ?? join(root, 'reports');
  const result = await importTenantStock({
    tenantSlug: slug,
    tenantDir: dir,
    feedFile: values.feed,
    settings: settings.feed,
    locations: settings.locations.locations,
    dataDir,
    reportsDir,
    soldPageDays: settings.search.soldPageDays,
    timeZone: settings.site.timeZone,
    now: new Date(),
    accept: values.accept,
    withDoctorPage: values.report,
    onProgress: progressLines(),
  }).catch((error: unknown) => {
    throw withoutSpace(error, dataDir, reportsDir);
  });
  if (values.json) console.log(JSON.stringify(resultOf(result), null, 2));
  if (result.ok) {
    const { text, page } = result.files;
    if (!values.json) console.log(`${summaryOf(result.report)}\n\nReport: ${page ?? text}`);
    return 0;
  }
  console.error(
    `${result.isHeld ? heldText(result.report) : result.error}\n${fallbackStockText(slug, result.stock)}`,
  );
  if (!result.isHeld) return 1;
  console.error(`Report: ${result.files.page}\nIf the feed is right: ${result.report.accept}`);
  return EXIT_HELD;
}

/** The JSON output; rejected rows and warnings are in import.json. */
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

/** Runs the command with these arguments and environment variables. */
export async function runImport(args: readonly string[], variables: Variables): Promise<void> {
  await runCommand(command, (typed) => importStock(typed, variables), args);
}

if (import.meta.main) await runImport(process.argv.slice(2), process.env);
