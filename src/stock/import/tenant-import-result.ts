import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import type { Snapshot } from '../snapshot.schema.ts';
import type { ImportReport } from './import-report.ts';
import type { ImportReject } from './import-result.ts';

/** Paths of the report files; the page is null if none was requested. */
export interface ReportFiles {
  readonly text: string;
  readonly page: string | null;
}

/** The feed was accepted and is now the stock. */
export interface TakenFeed {
  ok: true;
  /** The vehicles in the feed. */
  vehicles: readonly Vehicle[];
  /** The new stock: the feed's vehicles and recently dropped ones. */
  stock: Snapshot;
  rejects: readonly ImportReject[];
  report: ImportReport;
  files: ReportFiles;
}

/** The feed is readable but needs a person's approval: the last good stock stays. */
export interface HeldFeed {
  ok: false;
  isHeld: true;
  /** The last good stock. */
  stock: Snapshot;
  /** The vehicles in the last good feed. */
  vehicles: readonly Vehicle[];
  /** The reasons are in `held`. */
  report: ImportReport;
  files: ReportFiles;
}

/** The feed is missing or unreadable: the last good stock stays. */
export interface FailedFeed {
  ok: false;
  isHeld: false;
  /** Starts with the feed's file and line. */
  error: string;
  /** The last good stock; null if there was none yet. */
  stock: Snapshot | null;
  /** The vehicles in the last good feed. */
  vehicles: readonly Vehicle[];
  files: ReportFiles;
}

export type TenantImportResult = TakenFeed | HeldFeed | FailedFeed;
