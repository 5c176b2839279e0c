import type { CollectionSchema, SearchDocument } from '../../engine/collection.ts';
import type { SyncProgress } from './sync-result.ts';

export type SyncJob = {
  /** The name that searches use. */
  readonly alias: string;
  readonly schema: CollectionSchema;
  /** In the order of import. */
  readonly documents: readonly SearchDocument[];
  /** The field that sorts documents into that order; the sync sets it. Without one, documents are sent as they are. */
  readonly rankField?: string;
  readonly now: Date;
  /** Imports all documents into a new collection, whatever the server holds. */
  readonly isFull?: boolean;
  /** Leaves collections that were live before. */
  readonly keepOld: boolean;
  /** Reads the server, changes nothing. */
  readonly dryRun: boolean;
  readonly onProgress?: ((progress: SyncProgress) => void) | undefined;
  /** Waits between looks at what the server holds: nodes of a cluster follow their leader a little later. */
  readonly lookPausesMs?: readonly number[];
};

export const usualPausesMs: readonly number[] = [200, 1000, 3000];
