import type { BuildOutcome } from './build-record.schema.ts';

/** A tenant that a worker has taken to build. */
export interface Claim {
  readonly tenant: string;
  /** The number of this build: a later one of the tenant has a higher. */
  readonly token: number;
  /** To be built with nothing beside it. */
  readonly isLarge: boolean;
}

/** The queue as a worker sees it; it may be shared with any number of other machines. */
export interface BuildQueue {
  /** The tenant that has waited longest, now this worker's own; null when none is to be built. */
  readonly take: (worker: string) => Promise<Claim | null>;
  /** To be called well within the lease. False: the tenant is another's now, and nothing of this build may go live. */
  readonly renew: (claim: Claim, step: string) => Promise<boolean>;
  /** False: the tenant was another's already. */
  readonly finish: (claim: Claim, outcome: BuildOutcome) => Promise<boolean>;
}
