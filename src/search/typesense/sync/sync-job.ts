import type { CollectionSchema, SearchDocument } from '../../engine/collection.ts';
import type { SyncProgress } from './sync-result.ts';

export type SyncJob = {
  /** The name that searches use. */
  readonly alias: string;
  readonly schema: CollectionSchema;
  /** In import order. */
  readonly documents: readonly SearchDocument[];
  /**
   * The field by which documents are sorted in that order; set by the sync. Without it, documents are sent unchanged.
   */
  readonly rankField?: string;
  readonly now: Date;
  /** Uploads all documents to a new collection in any case. */
  readonly isFull?: boolean;
  /** Keeps previous live collections. */
  readonly keepOld: boolean;
  /** Reads the server, changes nothing. */
  readonly dryRun: boolean;
  readonly onProgress?: ((progress: SyncProgress) => void) | undefined;
  /** Delays between checks of the server's documents, because a cluster's nodes lag behind their leader. */
  readonly lookPausesMs?: readonly number[];
};

export const usualPausesMs: readonly number[] = [200, 1000, 3000];
