import type { BuiltSite } from './built-folder.build.ts';
import type { Manifest } from './manifest.schema.ts';

export interface PublishOptions {
  readonly now: Date;
  /** How many releases stay to be rolled back to. */
  readonly keep: number;
  readonly keepAssetsDays: number;
  /** Says what would be done, and does nothing. */
  readonly isDryRun: boolean;
  readonly onProgress: (step: string, done: number, total: number) => void;
}

export interface PublishOutcome {
  readonly kind: 'published' | 'unchanged' | 'planned';
  readonly release: Manifest;
  /** What was live before; null before a first release. */
  readonly before: Manifest | null;
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** Of the changed files. */
  readonly bytes: number;
  /** What went wrong without keeping the release from going live, a sentence each. */
  readonly warnings: readonly string[];
}

export interface Rollback {
  readonly from: string;
  readonly to: string;
}

/** A place that a site is published to. Each method rejects with a sentence; what was live then stays live. */
export interface ReleaseTarget {
  /**
   * Id of the whole release that is live, told without reading its list. Only of targets whose releases depend on
   * nothing but the build: what such a one has been given once need not be compared again.
   */
  readonly liveId?: () => string | null;
  readonly publish: (site: BuiltSite, options: PublishOptions) => Promise<PublishOutcome>;
  /** To the release with this id, or null: the one that was live before. */
  readonly rollBack: (id: string | null, now: Date) => Promise<Rollback>;
}
