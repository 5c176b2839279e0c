import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import type { Snapshot } from '../snapshot.schema.ts';
import type { ImportReport } from './import-report.ts';
import type { ImportReject } from './import-result.ts';

/** Where the reports of an import stand; no page was asked for where it is null. */
export interface ReportFiles {
  readonly text: string;
  readonly page: string | null;
}

/** The feed has become the stock. */
export interface TakenFeed {
  ok: true;
  /** What the feed names. */
  vehicles: readonly Vehicle[];
  /** What is known from now on: that, and what the feed has dropped a short while ago. */
  stock: Snapshot;
  rejects: readonly ImportReject[];
  report: ImportReport;
  files: ReportFiles;
}

/** The feed can be read, but somebody must look at it first: the stock is the last good one. */
export interface HeldFeed {
  ok: false;
  isHeld: true;
  /** The last good stock, untouched. */
  stock: Snapshot;
  /** What the last good feed named. */
  vehicles: readonly Vehicle[];
  /** Says why, in `held`. */
  report: ImportReport;
  files: ReportFiles;
}

/** The feed is missing or cannot be read: the stock is the last good one. */
export interface FailedFeed {
  ok: false;
  isHeld: false;
  /** Begins with the feed's file and line. */
  error: string;
  /** The last good stock, untouched; null when no feed has become one yet. */
  stock: Snapshot | null;
  /** What the last good feed named. */
  vehicles: readonly Vehicle[];
  files: ReportFiles;
}

export type TenantImportResult = TakenFeed | HeldFeed | FailedFeed;
