import * as v from 'valibot';

/** What somebody is told: that something is wrong with a dealer's builds or feed, or that it is over. */
export const noticeSchema = v.object({
  id: v.string(),
  tenant: v.string(),
  kind: v.picklist(['problem', 'well']),
  /** `feed`: it cannot be fetched; `refused`: one was not taken; `failed`: the build; `held`: it waits for a person; `unusable`: it is missing or cannot be read. */
  what: v.picklist(['feed', 'refused', 'failed', 'held', 'unusable']),
  sentences: v.array(v.string()),
  /** Since when it is, or was, so; milliseconds since 1970. */
  sinceMs: v.number(),
  atMs: v.number(),
});

export type Notice = v.InferOutput<typeof noticeSchema>;
