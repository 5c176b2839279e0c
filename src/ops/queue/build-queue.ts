import type { BuildOutcome } from './build-record.schema.ts';

/** A build that a worker has taken from the queue. */
export interface BuildClaim {
  readonly tenant: string;
  /**
   * Number of the build; grows with each build of the tenant, so that a stale worker is recognised (fencing
   * token).
   */
  readonly token: number;
  /** Needs the machine for itself: nothing else is built at the same time. */
  readonly isLarge: boolean;
}

/** The queue from a worker's view; several machines may share it. */
export interface BuildQueue {
  /** Takes the tenant that has waited longest; null when there is nothing to build. */
  readonly take: (worker: string) => Promise<BuildClaim | null>;
  /**
   * Extends the lease; call it well before it ends. False: the lease is lost and this build must not be
   * published.
   */
  readonly renew: (claim: BuildClaim, step: string) => Promise<boolean>;
  /** False: the lease was lost before. */
  readonly finish: (claim: BuildClaim, outcome: BuildOutcome) => Promise<boolean>;
}
