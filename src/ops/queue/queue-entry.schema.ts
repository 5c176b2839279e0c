import * as v from 'valibot';

/** Why a tenant is to be built. */
export const buildReasons = ['feed', 'day', 'settings', 'asked'] as const;

export type BuildReason = (typeof buildReasons)[number];

const wish = {
  /** When it was first asked for. */
  atMs: v.number(),
  reasons: v.array(v.picklist(buildReasons)),
};

const problemSchema = v.object({
  /**
   * `held`: the feed waits for a person; `unusable`: it is missing or cannot be read. With both, the site shows the last
   * good stock.
   */
  kind: v.picklist(['failed', 'held', 'unusable']),
  sentences: v.array(v.string()),
  sinceMs: v.number(),
});

/** What stands wrong with a tenant's last build. */
export type BuildProblem = v.InferOutput<typeof problemSchema>;

/** All that the queue knows of a tenant, as it is stored. Times are milliseconds since 1970. */
export const queueEntrySchema = v.object({
  /** Asked for and not begun; `dueMs`: not before. */
  wanted: v.nullable(v.object({ ...wish, dueMs: v.number() })),
  /** Being built: by whom, and until when that is believed without another word. */
  lease: v.nullable(
    v.object({
      worker: v.string(),
      sinceMs: v.number(),
      untilMs: v.number(),
      step: v.string(),
      wish: v.object(wish),
    }),
  ),
  /** Counts the builds: whoever shows an older number may change nothing any more. */
  token: v.number(),
  /** Failed builds in a row. */
  failures: v.number(),
  /** Needs the whole memory: nothing else is built beside it. */
  isLarge: v.boolean(),
  /** The tenant's day that was asked for last, `2026-11-22`. */
  day: v.nullable(v.string()),
  /** A stamp of its settings as they were when it was last looked whether they have changed. */
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
