import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { FeedSettings } from '../tenant/settings/feed.schema.ts';
import type { Location } from '../tenant/settings/locations.schema.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import { departures } from './departures.ts';
import { importFeed } from './import-feed.build.ts';
import { type ImportReport, reportOf, reportText } from './import-report.ts';
import type { ImportProgress, ImportReject } from './import-result.ts';
import type { FeedError } from './read/feed-record.ts';
import { readSnapshot, writeSnapshot } from './snapshot.build.ts';
import type { Snapshot } from './snapshot.schema.ts';

export interface TenantImport {
  tenantSlug: string;
  tenantDir: string;
  /** Instead of the file that feed.json names. */
  feedFile?: string | undefined;
  settings: FeedSettings;
  locations: readonly Location[];
  dataDir: string;
  reportsDir: string;
  /** For which a vehicle that leaves the feed is kept as sold. */
  soldPageDays: number;
  timeZone: string;
  now: Date;
  onProgress?: ((progress: ImportProgress) => void) | undefined;
}

export type TenantImportResult =
  | {
      ok: true;
      /** What the feed names. */
      vehicles: readonly Vehicle[];
      /** What is known from now on: that, and what the feed has dropped a short while ago. */
      stock: Snapshot;
      rejects: readonly ImportReject[];
      report: ImportReport;
      /** The report as text. */
      reportFile: string;
    }
  /** `error` is a sentence that begins with the feed's file and line. */
  | { ok: false; error: string };

/**
 * Reads a tenant's feed, writes the report and replaces the stock. When the feed cannot be used, the
 * last good stock stays as it is.
 */
export async function importTenantStock(job: TenantImport): Promise<TenantImportResult> {
  const { tenantSlug, dataDir, settings, locations, now, onProgress } = job;
  const feed = job.feedFile === undefined ? join(job.tenantDir, settings.file) : resolve(job.feedFile);
  const bytes = await readFile(feed).catch(() => null);
  if (bytes === null) return failed(job, feed, { message: 'there is no such feed.', line: null });
  const previous = await previousStock(dataDir, tenantSlug);
  const stock = importFeed({
    bytes,
    settings,
    locations,
    previous,
    now,
    ...(onProgress === undefined ? {} : { onProgress }),
  });
  if (!stock.ok) return failed(job, feed, stock.error);
  const importedAt = now.toISOString();
  const report = reportOf(stock, { tenant: tenantSlug, importedAt, feed });
  const reportFile = await writeReport(join(job.reportsDir, tenantSlug), report, reportText(report));
  const snapshot: Snapshot = {
    tenant: tenantSlug,
    importedAt,
    // A snapshot is data of the site; where the machine keeps its files is not.
    feed: { file: basename(feed), sha256: stock.sha256, rows: stock.rowsRead },
    ...departures(previous, stock.vehicles, job),
  };
  await writeSnapshot(dataDir, tenantSlug, snapshot);
  return { ok: true, vehicles: stock.vehicles, stock: snapshot, rejects: stock.rejects, report, reportFile };
}

/** The report tells why there is no new stock; yesterday's report beside yesterday's stock would not. */
async function failed(
  job: TenantImport,
  feed: string,
  { line, message }: FeedError,
): Promise<TenantImportResult> {
  const error = `${feed}${line === null ? '' : `:${line}`}: ${message}`;
  const folder = join(job.reportsDir, job.tenantSlug);
  const about = { tenant: job.tenantSlug, importedAt: job.now.toISOString(), feed, error };
  await writeReport(folder, about, `${error}\nThe last good stock stays in place.\n`);
  return { ok: false, error };
}

/** A snapshot that cannot be read must not keep the next good one from being written. */
async function previousStock(dataDir: string, tenantSlug: string): Promise<Snapshot | null> {
  return readSnapshot(dataDir, tenantSlug).catch(() => null);
}

async function writeReport(folder: string, report: object, text: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await replaceFile(join(folder, 'import.json'), `${JSON.stringify(report, null, 1)}\n`);
  const path = join(folder, 'import.txt');
  await replaceFile(path, text);
  return path;
}

async function replaceFile(path: string, text: string): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  await writeFile(temporary, text);
  await rename(temporary, path);
}
