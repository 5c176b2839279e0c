import type { MissingFact } from '../../stock/missing-facts.ts';
import type { FeedResult } from '../../syndication/feed-results.schema.ts';

/** One tenant's build, as sent from the command to a worker process. */
export interface BuildJob {
  slug: string;
  tenantsDir: string;
  /** Where snapshots and caches live between builds. */
  dataDir: string;
  reportsDir: string;
  outDir: string;
  /** A feed that replaces the one named by feed.json. */
  feed: string | null;
  /** Accept a feed that the stock guard would hold. */
  accept: boolean;
  /** ISO 8601; the build uses it as the current time. */
  now: string;
  /** How many threads may render this dealer's pages in parallel. */
  threads: number;
  /** Number of vehicles from which several threads render; with fewer, starting them takes longer than it saves. */
  threadsFrom?: number;
}

export type BuildResult =
  | {
      ok: true;
      slug: string;
      seconds: number;
      /** Imported from the feed. */
      vehicles: number;
      /** Listed on the site, which may be fewer than imported. */
      published: number;
      rejected: number;
      /** Why the feed is held, so that the site shows the last good stock; empty if the feed is used. */
      held: readonly string[];
      /** Why the feed cannot be used, so that the site shows the last good stock; empty if it can. */
      unusable: readonly string[];
      /** Why the feed could not be fetched; an older copy was read instead. */
      unfetched?: string;
      /** Facts that the feed gives for no vehicle; empty if it is held or cannot be used. */
      missing: readonly MissingFact[];
      /** Links that lead nowhere. */
      warnings?: readonly string[];
      pages: number;
      /** Number of files that changed; all others are kept from the last build. */
      rendered: number;
      bytes: number;
      /** Results of the advertising feeds. */
      feeds: FeedResult[];
    }
  | {
      ok: false;
      slug: string;
      seconds: number;
      problems: string[];
      /**
       * `feed`: the feed cannot be used and there is no earlier stock. `memory`: a worker thread exceeded its
       * memory limit.
       */
      cause?: 'feed' | 'memory';
    };

export type WorkerMessage =
  | { type: 'progress'; slug: string; step: string }
  | { type: 'done'; result: BuildResult };

/** Receives progress events while tenants are built. */
export interface BuildWatcher {
  progress(slug: string, step: string): void;
  done(result: BuildResult): void;
}
