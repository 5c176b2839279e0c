import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import type { ImportWarning } from '../assemble/row-reader.ts';
import type { FeedError, FeedRecord } from '../read/feed-record.ts';
import type { ColumnUse, RowMemory } from '../snapshot.schema.ts';

/** A row that is no vehicle on the site, and why, in words that follow "the row". */
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
  /** Guesses that concern the whole feed, in sentences. */
  remarks: readonly string[];
  rowsRead: number;
  /** Where the row of each vehicle begins, by the vehicle's id. */
  lines: ReadonlyMap<string, number>;
  /** For the next import. */
  memory: RowMemory;
  /** The rows as the feed holds them. */
  records: readonly FeedRecord[];
  /** Of the feed as it came, in hexadecimal. */
  sha256: string;
}

/** The feed as a whole could not be used; nothing of it was taken. */
export interface FailedImport {
  ok: false;
  error: FeedError;
}

export type ImportResult = ImportedStock | FailedImport;

/** Reading counts characters, what follows counts rows. */
export interface ImportProgress {
  stage: 'reading' | 'vehicles';
  done: number;
  total: number;
}
