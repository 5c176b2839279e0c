import * as v from 'valibot';

/** How a feed arrived. `file`: somebody put it into the dealer's folder. */
export const feedRoutes = ['folder', 'url', 'webhook', 'file'] as const;

export type FeedRoute = (typeof feedRoutes)[number];

/** The state of a tenant's feed and of its fetches. Times are milliseconds since 1970. */
export const feedStateSchema = v.object({
  /**
   * Size and date of the feed whose build was requested last, to recognise a new one; null before the first.
   */
  file: v.nullable(
    v.object({
      bytes: v.number(),
      modifiedMs: v.number(),
      arrivedAtMs: v.number(),
      route: v.picklist(feedRoutes),
    }),
  ),
  /** The last fetch; null before the first. */
  fetch: v.nullable(
    v.object({
      url: v.string(),
      etag: v.nullable(v.string()),
      lastModified: v.nullable(v.string()),
      checkedAtMs: v.number(),
      nextAtMs: v.number(),
      /** Failures in a row. */
      failures: v.number(),
      error: v.nullable(v.string()),
      failingSinceMs: v.nullable(v.number()),
    }),
  ),
  /** Why the last dropped or sent feed was refused; null once a later one was accepted. */
  refused: v.nullable(v.object({ sentence: v.string(), atMs: v.number() })),
});

export type FeedState = v.InferOutput<typeof feedStateSchema>;

export const newFeedState: FeedState = { file: null, fetch: null, refused: null };
