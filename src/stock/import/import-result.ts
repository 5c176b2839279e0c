import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import type { ImportWarning } from '../assemble/row-reader.ts';
import type { FeedError, FeedRecord } from '../read/feed-record.ts';
import type { ColumnUse, RowCache } from '../snapshot.schema.ts';

/** A rejected row and the reason, worded to follow "the row". */
export interface ImportReject {
  line: number;
  reason: string;
  /** The row's first cells. */
  start: string;
}

export interface ImportedStock {
  ok: true;
  vehicles: Vehicle[];
  rejects: ImportReject[];
  warnings: ImportWarning[];
  columns: ColumnUse[];
  /** Sentences about assumptions for the whole feed. */
  remarks: readonly string[];
  rowsRead: number;
  /** Line of each vehicle's row, by vehicle id. */
  lines: ReadonlyMap<string, number>;
  /** Row cache for the next import. */
  memory: RowCache;
  /** The rows of the feed. */
  records: readonly FeedRecord[];
  /** SHA-256 of the feed as received, hexadecimal. */
  sha256: string;
}

/** The whole feed was unusable; nothing was imported. */
export interface FailedImport {
  ok: false;
  error: FeedError;
}

export type ImportResult = ImportedStock | FailedImport;

/** Reading counts characters, later steps count rows. */
export interface ImportProgress {
  stage: 'reading' | 'vehicles';
  done: number;
  total: number;
}
