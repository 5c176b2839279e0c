import * as v from 'valibot';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import { isFeedField } from './columns/feed-fields.ts';
import { historyEntrySchema } from './history/history.schema.ts';

/** A vehicle that had a page and is gone; `leftAt` is ISO, UTC. */
const removedVehicleSchema = v.object({
  slug: v.string(),
  make: v.string(),
  model: v.string(),
  leftAt: v.string(),
});

export type RemovedVehicle = v.InferOutput<typeof removedVehicleSchema>;

/** A recently arrived vehicle; `since` is ISO, UTC. */
const arrivalSchema = v.object({ id: v.string(), since: v.string() });

export type RecentArrival = v.InferOutput<typeof arrivalSchema>;

/** A column, its field (null: none) and its number of non-empty cells. */
const columnUseSchema = v.object({
  column: v.string(),
  field: v.nullable(v.pipe(v.string(), v.guard(isFeedField))),
  filledRows: v.number(),
});

export type ColumnUse = v.InferOutput<typeof columnUseSchema>;

const rowWarningSchema = v.object({
  field: v.union([v.literal('row'), v.pipe(v.string(), v.guard(isFeedField))]),
  found: v.string(),
  done: v.string(),
});

export type RowWarning = v.InferOutput<typeof rowWarningSchema>;

/**
 * The row cache: which row each vehicle was made from, so that the next import only processes changed rows.
 */
const rowCacheSchema = v.object({
  /** Digest of everything except the rows that the result depends on. */
  basis: v.string(),
  rows: v.array(
    v.object({
      digest: v.string(),
      /** Id of the vehicle. */
      id: v.string(),
      createdAt: v.nullable(v.string()),
      soldAt: v.nullable(v.string()),
      warnings: v.array(rowWarningSchema),
    }),
  ),
});

export type RowCache = v.InferOutput<typeof rowCacheSchema>;

/** A tenant's stock after its last good import. */
export const snapshotSchema = v.object({
  tenant: v.string(),
  /** ISO 8601 with offset. */
  importedAt: v.string(),
  feed: v.object({
    file: v.string(),
    sha256: v.string(),
    rows: v.number(),
    /** ISO, UTC: when the feed arrived. */
    arrivedAt: v.nullish(v.string(), null),
    columns: v.optional(v.array(columnUseSchema), []),
  }),
  departed: v.optional(v.array(removedVehicleSchema), []),
  /** Ids of vehicles that the feed no longer lists and that are kept as sold. */
  dropped: v.optional(v.array(v.string()), []),
  newcomers: v.optional(v.array(arrivalSchema), []),
  /** The changes of this import: the last entry of the history, which may not be written yet. */
  change: v.nullish(historyEntrySchema, null),
  memory: v.nullish(rowCacheSchema, null),
  // Validated separately: all of a small stock, a sample of a large one.
  vehicles: v.array(v.custom<Vehicle>((value) => typeof value === 'object' && value !== null)),
});

export type Snapshot = v.InferOutput<typeof snapshotSchema>;

/** The part of the snapshot that a site is made of. */
export type SiteStock = Pick<Snapshot, 'vehicles' | 'departed' | 'newcomers'>;

export const noStock: SiteStock = { vehicles: [], departed: [], newcomers: [] };
