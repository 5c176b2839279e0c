import * as v from 'valibot';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import { isFeedField } from './columns/feed-fields.ts';
import { historyEntrySchema } from './history/history.schema.ts';

/** A vehicle that had a page and is gone; `leftAt` is ISO, UTC. */
const departedSchema = v.object({
  slug: v.string(),
  make: v.string(),
  model: v.string(),
  leftAt: v.string(),
});

export type Departed = v.InferOutput<typeof departedSchema>;

/** A vehicle that has come a short while ago; `since` is ISO, UTC. */
const newcomerSchema = v.object({ id: v.string(), since: v.string() });

export type Newcomer = v.InferOutput<typeof newcomerSchema>;

/** A column, the field that it gives (null: none) and in how many rows something stands. */
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

/** By which rows of the feed the vehicles were made, so that the next import makes only those anew that changed. */
const rowMemorySchema = v.object({
  /** A digest of all that the making depends on besides the rows. */
  basis: v.string(),
  rows: v.array(
    v.object({
      digest: v.string(),
      /** Of the vehicle. */
      id: v.string(),
      createdAt: v.nullable(v.string()),
      soldAt: v.nullable(v.string()),
      warnings: v.array(rowWarningSchema),
    }),
  ),
});

export type RowMemory = v.InferOutput<typeof rowMemorySchema>;

/** The envelope of a tenant's stock as the last good import left it. */
export const snapshotSchema = v.object({
  tenant: v.string(),
  /** ISO 8601 with offset. */
  importedAt: v.string(),
  feed: v.object({
    file: v.string(),
    sha256: v.string(),
    rows: v.number(),
    /** ISO, UTC: since when what it says has held. */
    arrivedAt: v.nullish(v.string(), null),
    columns: v.optional(v.array(columnUseSchema), []),
  }),
  departed: v.optional(v.array(departedSchema), []),
  /** Ids of the vehicles that the feed does not name any more and that are kept as sold. */
  dropped: v.optional(v.array(v.string()), []),
  newcomers: v.optional(v.array(newcomerSchema), []),
  /** What this import changed: the last line of the history, which may not have been written yet. */
  change: v.nullish(historyEntrySchema, null),
  memory: v.nullish(rowMemorySchema, null),
  // Their schema is applied apart: to all of a small stock, to a part of a large one.
  vehicles: v.array(v.custom<Vehicle>((value) => typeof value === 'object' && value !== null)),
});

export type Snapshot = v.InferOutput<typeof snapshotSchema>;

/** What a site is made of. */
export type SiteStock = Pick<Snapshot, 'vehicles' | 'departed' | 'newcomers'>;

export const noStock: SiteStock = { vehicles: [], departed: [], newcomers: [] };
