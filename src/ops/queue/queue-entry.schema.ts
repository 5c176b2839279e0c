import * as v from 'valibot';

/** Why a build was requested. */
export const buildReasons = ['feed', 'day', 'settings', 'asked'] as const;

export type BuildReason = (typeof buildReasons)[number];

const wish = {
  /** When it was first requested. */
  atMs: v.number(),
  reasons: v.array(v.picklist(buildReasons)),
};

const problemSchema = v.object({
  /**
   * `held`: the feed waits for a person's approval; `unusable`: it is missing or cannot be read. In both
   * cases the site shows the last good stock.
   */
  kind: v.picklist(['failed', 'held', 'unusable']),
  sentences: v.array(v.string()),
  sinceMs: v.number(),
});

export type BuildProblem = v.InferOutput<typeof problemSchema>;

/** The queue's stored state of one tenant. Times are milliseconds since 1970. */
export const queueEntrySchema = v.object({
  /** Requested and not yet started; `dueMs`: earliest start. */
  wanted: v.nullable(v.object({ ...wish, dueMs: v.number() })),
  /** Being built: by which worker, and when the lease ends unless renewed. */
  lease: v.nullable(
    v.object({
      worker: v.string(),
      sinceMs: v.number(),
      untilMs: v.number(),
      step: v.string(),
      wish: v.object(wish),
    }),
  ),
  /** Number of the latest build; a worker with a lower number may not change this entry (fencing token). */
  token: v.number(),
  /** Failed builds in a row. */
  failures: v.number(),
  /** Needs the whole memory: nothing else is built at the same time. */
  isLarge: v.boolean(),
  /** The last day, in the tenant's zone, for which a build was requested: `2026-11-22`. */
  day: v.nullable(v.string()),
  /** A fingerprint of the settings when they were last checked for changes. */
  settings: v.optional(v.nullable(v.string()), null),
  live: v.nullable(v.object({ release: v.nullable(v.string()), atMs: v.number() })),
  problem: v.nullable(problemSchema),
});

export type QueueEntry = v.InferOutput<typeof queueEntrySchema>;

export const newEntry: QueueEntry = {
  wanted: null,
  lease: null,
  token: 0,
  failures: 0,
  isLarge: false,
  day: null,
  settings: null,
  live: null,
  problem: null,
};
