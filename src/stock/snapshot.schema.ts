import * as v from 'valibot';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';

/** A vehicle that had a page and is gone; `leftAt` is ISO, UTC. */
const departedSchema = v.object({
  slug: v.string(),
  make: v.string(),
  model: v.string(),
  leftAt: v.string(),
});

export type Departed = v.InferOutput<typeof departedSchema>;

/** The envelope of a tenant's stock as the last good import left it. */
export const snapshotSchema = v.object({
  tenant: v.string(),
  /** ISO 8601 with offset. */
  importedAt: v.string(),
  feed: v.object({ file: v.string(), sha256: v.string(), rows: v.number() }),
  departed: v.optional(v.array(departedSchema), []),
  // Their schema is applied apart: to all of a small stock, to a part of a large one.
  vehicles: v.array(v.custom<Vehicle>((value) => typeof value === 'object' && value !== null)),
});

export type Snapshot = v.InferOutput<typeof snapshotSchema>;
