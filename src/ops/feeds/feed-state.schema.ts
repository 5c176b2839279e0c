import * as v from 'valibot';

/** How a feed came. `file`: somebody put it into the dealer's folder. */
export const feedRoutes = ['folder', 'url', 'webhook', 'file'] as const;

export type FeedRoute = (typeof feedRoutes)[number];

/** What is known of a tenant's feed and of where it is fetched from. Times are milliseconds since 1970. */
export const feedStateSchema = v.object({
  /** The feed that was last asked to be built; by it a new one is known. Null before the first. */
  file: v.nullable(
    v.object({
      bytes: v.number(),
      modifiedMs: v.number(),
      arrivedAtMs: v.number(),
      route: v.picklist(feedRoutes),
    }),
  ),
  /** The last of its fetches; null before the first. */
  fetch: v.nullable(
    v.object({
      url: v.string(),
      etag: v.nullable(v.string()),
      lastModified: v.nullable(v.string()),
      checkedAtMs: v.number(),
      nextAtMs: v.number(),
      /** In a row. */
      failures: v.number(),
      error: v.nullable(v.string()),
      failingSinceMs: v.nullable(v.number()),
    }),
  ),
  /** What was dropped or sent and not taken, and why; null once something was taken. */
  refused: v.nullable(v.object({ sentence: v.string(), atMs: v.number() })),
});

export type FeedState = v.InferOutput<typeof feedStateSchema>;

export const newFeedState: FeedState = { file: null, fetch: null, refused: null };
