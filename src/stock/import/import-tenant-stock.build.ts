import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Location } from '../../tenant/settings/locations/locations.schema.ts';
import type { FeedSettings } from '../../tenant/settings/publish/feed.schema.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { doctorPage, unreadablePage } from '../doctor/doctor-page.build.ts';
import { type ChangeCounts, doctorReport } from '../doctor/doctor-report.ts';
import { compareStock, type StockComparison } from '../guard/compare-stock.ts';
import type { GuardFinding } from '../guard/finding.ts';
import { firstStockRemarks } from '../guard/first-stock.ts';
import { guardFeed } from '../guard/guard-feed.ts';
import { appendHistory, readHistory } from '../history/history.build.ts';
import { historyEvents } from '../history/history-events.ts';
import { missingFacts } from '../missing-facts.ts';
import type { FeedError } from '../read/feed-record.ts';
import { recentArrivals } from '../recent-arrivals.ts';
import { keepRemovedVehicles } from '../removed-vehicles.ts';
import { writeReports } from '../report-files.build.ts';
import { clearDrafts, readSnapshot, writeSnapshot } from '../snapshot.build.ts';
import type { Snapshot } from '../snapshot.schema.ts';
import { acceptCommand } from './accept-command.ts';
import { fallbackStockText } from './fallback-stock.ts';
import { importFeed } from './import-feed.build.ts';
import { withImportLock } from './import-lock.build.ts';
import { reportOf, reportText } from './import-report.ts';
import type { ImportedStock, ImportProgress } from './import-result.ts';
import { codeVersion } from './row-cache.build.ts';
import type { FailedFeed, HeldFeed, TakenFeed, TenantImportResult } from './tenant-import-result.ts';

export interface TenantImport {
  tenantSlug: string;
  tenantDir: string;
  /** Replaces the file named in feed.json. */
  feedFile?: string | undefined;
  settings: FeedSettings;
  locations: readonly Location[];
  dataDir: string;
  reportsDir: string;
  /** Days for which a vehicle that left the feed is kept as sold. */
  soldPageDays: number;
  timeZone: string;
  now: Date;
  /** Accept a feed that the guard would hold. */
  accept: boolean;
  /** Also write the feed doctor's page if the feed is not held. */
  withDoctorPage?: boolean | undefined;
  onProgress?: ((progress: ImportProgress) => void) | undefined;
}

/**
 * Reads a tenant's feed, writes the report and replaces the stock. If the feed is unusable or held, the last
 * good stock stays. Imports of one tenant are serialised.
 */
export async function importTenantStock(job: TenantImport): Promise<TenantImportResult> {
  const { dataDir, tenantSlug } = job;
  return withImportLock(dataDir, tenantSlug, async () => {
    await clearDrafts(dataDir, tenantSlug);
    return importAlone(job);
  });
}

async function importAlone(job: TenantImport): Promise<TenantImportResult> {
  const { tenantSlug, dataDir, settings, locations, now, onProgress } = job;
  const feed = job.feedFile === undefined ? join(job.tenantDir, settings.file) : resolve(job.feedFile);
  const [bytes, arrivedAt, previous] = await Promise.all([
    readFile(feed).catch(whyUnread),
    stat(feed).then(
      ({ mtime }) => arrivalOf(mtime, now),
      () => now,
    ),
    previousStock(dataDir, tenantSlug),
  ]);
  if (typeof bytes === 'string') return failed(job, feed, { message: bytes, line: null }, previous);
  const imported = importFeed({
    bytes,
    settings,
    locations,
    previous,
    now,
    codeVersion: codeVersion(),
    ...(onProgress === undefined ? {} : { onProgress }),
  });
  if (!imported.ok) return failed(job, feed, imported.error, previous);
  const doubts = previous === null ? firstStockRemarks(imported) : [];
  const stock = { ...imported, remarks: [...imported.remarks, ...doubts] };
  const comparison = compareStock(namedBy(previous), stock.vehicles);
  const findings = previous === null ? [] : findingsOf(previous, stock, comparison, settings);
  const read: ReadFeed = { feed, arrivedAt, stock, previous, comparison, findings };
  return previous !== null && findings.length > 0 && !job.accept
    ? hold(job, read, previous)
    : take(job, read);
}

function whyUnread(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
  return code === 'ENOENT' ? 'there is no such feed.' : `the feed cannot be opened (${code}).`;
}

/** The arrival is the file's date, but never in the future. */
function arrivalOf(modified: Date, now: Date): Date {
  return modified < now ? modified : now;
}

interface ReadFeed {
  readonly feed: string;
  readonly arrivedAt: Date;
  readonly stock: ImportedStock;
  readonly previous: Snapshot | null;
  readonly comparison: StockComparison;
  readonly findings: readonly GuardFinding[];
}

/** Vehicles of the last feed: the snapshot also keeps some that the feed had dropped. */
function namedBy(snapshot: Snapshot | null): Vehicle[] {
  const dropped = new Set(snapshot?.dropped);
  return (snapshot?.vehicles ?? []).filter(({ id }) => !dropped.has(id));
}

function findingsOf(
  previous: Snapshot,
  stock: ImportedStock,
  comparison: StockComparison,
  { guard }: FeedSettings,
): GuardFinding[] {
  return guardFeed(
    {
      previous: namedBy(previous),
      next: stock.vehicles,
      comparison,
      columnsBefore: { columns: previous.feed.columns, rows: previous.feed.rows },
      columnsAfter: { columns: stock.columns, rows: stock.rowsRead },
    },
    guard,
  );
}

async function take(job: TenantImport, read: ReadFeed): Promise<TakenFeed> {
  const { tenantSlug, dataDir, now } = job;
  const { feed, stock, previous, comparison } = read;
  // The last import may have been killed after its snapshot and before its history entry.
  if (previous?.change) await appendHistory(dataDir, tenantSlug, previous.change);
  const kept = keepRemovedVehicles(previous, stock.vehicles, job);
  // A snapshot without a row cache is older than the history, which then starts with the whole stock.
  const events = historyEvents(previous?.memory ? comparison : compareStock([], stock.vehicles));
  const known: Snapshot = {
    tenant: tenantSlug,
    importedAt: now.toISOString(),
    feed: {
      // Only the file name: the snapshot is part of the site and must not contain paths of the machine.
      file: basename(feed),
      sha256: stock.sha256,
      rows: stock.rowsRead,
      arrivedAt: read.arrivedAt.toISOString(),
      columns: stock.columns,
    },
    ...kept,
    dropped: kept.vehicles.slice(stock.vehicles.length).map(({ id }) => id),
    newcomers: recentArrivals(previous, stock.vehicles, now),
    memory: stock.memory,
    change: events.length === 0 ? null : { at: now.toISOString(), feed: stock.sha256, events },
  };
  await writeSnapshot(dataDir, tenantSlug, known);
  if (known.change) await appendHistory(dataDir, tenantSlug, known.change);
  const { report, files } = await writeReport(job, { ...read, findings: [] }, job.withDoctorPage === true);
  return { ok: true, vehicles: stock.vehicles, stock: known, rejects: stock.rejects, report, files };
}

async function hold(job: TenantImport, read: ReadFeed, previous: Snapshot): Promise<HeldFeed> {
  const { report, files } = await writeReport(job, read, true);
  return { ok: false, isHeld: true, stock: previous, vehicles: namedBy(previous), report, files };
}

async function writeReport(
  job: TenantImport,
  { feed, stock, previous, comparison, findings }: ReadFeed,
  withPage: boolean,
) {
  const { tenantSlug, dataDir, reportsDir, now, settings, timeZone } = job;
  const about = aboutImport(job, feed);
  const changes = previous === null ? null : countsOf(comparison);
  const missing = missingFacts(stock, settings);
  const report = reportOf(stock, { ...about, changes, held: findings, missing });
  const history = withPage ? await readHistory(dataDir, tenantSlug) : [];
  const doctor = { about, stock, settings, changes, held: findings, missing, history, timeZone, now };
  const page = withPage ? await doctorPage(doctorReport(doctor)) : null;
  const files = await writeReports(join(reportsDir, tenantSlug), {
    data: report,
    text: reportText(report),
    page,
  });
  return { report, files };
}

function aboutImport({ tenantSlug, tenantDir, feedFile, now }: TenantImport, feed: string) {
  const all = resolve(dirname(tenantDir));
  const tenantsDir = all === resolve('tenants') ? undefined : all;
  const accept = acceptCommand(tenantSlug, { tenantsDir, feed: feedFile });
  return { tenant: tenantSlug, importedAt: now.toISOString(), feed, accept };
}

function countsOf({ added, changed, sold, vanished, unchanged }: StockComparison): ChangeCounts {
  return {
    added: added.length,
    changed: changed.length,
    sold: sold.length,
    vanished: vanished.length,
    unchanged: unchanged.length,
  };
}

/** Writes a report of the failure, which replaces the report of an earlier import. */
async function failed(
  job: TenantImport,
  feed: string,
  { line, message }: FeedError,
  previous: Snapshot | null,
): Promise<FailedFeed> {
  const error = `${feed}${line === null ? '' : `:${line}`}: ${message}`;
  const about = aboutImport(job, feed);
  const instead = fallbackStockText(job.tenantSlug, previous);
  const files = await writeReports(join(job.reportsDir, job.tenantSlug), {
    data: { ...about, error },
    text: `${error}\n${instead}\n`,
    page: await unreadablePage(about, error, instead),
  });
  return { ok: false, isHeld: false, error, stock: previous, vehicles: namedBy(previous), files };
}

/** An unreadable snapshot must not prevent the next import. */
async function previousStock(dataDir: string, tenantSlug: string): Promise<Snapshot | null> {
  return readSnapshot(dataDir, tenantSlug).catch(() => null);
}
