import type { MissingFact } from '../../stock/missing-facts.ts';
import type { FeedResult } from '../../syndication/feed-results.schema.ts';

/** One tenant's build as it travels between the command and its worker processes. */
export interface BuildJob {
  slug: string;
  tenantsDir: string;
  /** Where snapshots and caches live between builds. */
  dataDir: string;
  reportsDir: string;
  outDir: string;
  /** A feed in place of the one that feed.json names. */
  feed: string | null;
  /** Takes a feed that would be held. */
  accept: boolean;
  /** ISO 8601; the moment that the build takes for now. */
  now: string;
  /** How many threads may render this dealer's pages at the same time. */
  threads: number;
}

export type BuildResult =
  | {
      ok: true;
      slug: string;
      seconds: number;
      /** Imported from the feed. */
      vehicles: number;
      /** On the site: what the dealer's stock level lists. */
      published: number;
      rejected: number;
      /** Why the feed is held and the site shows the last good stock; empty when it shows the feed. */
      held: readonly string[];
      /** Why the feed cannot be used and the site shows the last good stock; empty when it can. */
      unusable: readonly string[];
      /** Why the feed could not be fetched, where an older one lay there and was read. */
      unfetched?: string;
      /** The facts that the feed gives of no vehicle; empty when it is held or cannot be used. */
      missing: readonly MissingFact[];
      /** Links that lead nowhere. */
      warnings?: readonly string[];
      pages: number;
      /** Files that were made anew; all others are the last build's. */
      rendered: number;
      bytes: number;
      /** Of the advertising networks that the dealer's stock is told to. */
      feeds: FeedResult[];
    }
  | {
      ok: false;
      slug: string;
      seconds: number;
      problems: string[];
      /**
       * `feed`: only the feed is in the way; it cannot be used, and there is no last good stock. `memory`: a worker thread
       * needed more than it may take.
       */
      cause?: 'feed' | 'memory';
    };

export type WorkerMessage =
  | { type: 'progress'; slug: string; step: string }
  | { type: 'done'; result: BuildResult };

/** Is told what is going on while tenants are built. */
export interface BuildWatcher {
  progress(slug: string, step: string): void;
  done(result: BuildResult): void;
}
