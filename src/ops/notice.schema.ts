import * as v from 'valibot';

/** A message to ops that a dealer's builds or feed have a problem, or that it is solved. */
export const noticeSchema = v.object({
  id: v.string(),
  tenant: v.string(),
  kind: v.picklist(['problem', 'well']),
  /**
   * `feed`: fetching fails; `refused`: a delivered feed was not accepted; `failed`: the build failed; `held`:
   * the feed waits for a person's approval; `unusable`: the feed is missing or cannot be read.
   */
  what: v.picklist(['feed', 'refused', 'failed', 'held', 'unusable']),
  sentences: v.array(v.string()),
  /** When the problem began; milliseconds since 1970. */
  sinceMs: v.number(),
  atMs: v.number(),
});

export type Notice = v.InferOutput<typeof noticeSchema>;
