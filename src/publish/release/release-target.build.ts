import type { BuiltSite } from './built-folder.build.ts';
import type { Manifest } from './manifest.schema.ts';

export interface PublishOptions {
  readonly now: Date;
  /** How many releases are kept for rollbacks. */
  readonly keep: number;
  readonly keepAssetsDays: number;
  /** Reports what would be done, and changes nothing. */
  readonly isDryRun: boolean;
  readonly onProgress: (step: string, done: number, total: number) => void;
}

export interface PublishOutcome {
  readonly kind: 'published' | 'unchanged' | 'planned';
  readonly release: Manifest;
  /** The release that was live before; null for a first release. */
  readonly before: Manifest | null;
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** Bytes of the changed files. */
  readonly bytes: number;
  /** Problems that did not stop the release, as sentences. */
  readonly warnings: readonly string[];
}

export interface Rollback {
  readonly from: string;
  readonly to: string;
}

/**
 * A target to which a site is published. Each method rejects with a sentence; the live release then stays.
 */
export interface ReleaseTarget {
  /**
   * Id of the live release, found without reading its manifest. Only on targets whose releases depend on
   * nothing but the build, so that an unchanged build need not be compared.
   */
  readonly liveId?: () => string | null;
  readonly publish: (site: BuiltSite, options: PublishOptions) => Promise<PublishOutcome>;
  /** Rolls back to the release with this id; null: to the previous one. */
  readonly rollBack: (id: string | null, now: Date) => Promise<Rollback>;
}
