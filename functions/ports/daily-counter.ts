import type { DailyCount } from '../analytics/count-event.ts';

/** Counts in memory, so that no request waits for the database; hosts write them regularly. */
export interface DailyCounter {
  readonly add: (counted: DailyCount, count?: number) => void;
  /** Writes what was counted. After a failure it is kept for the next time. Never rejects. */
  readonly flush: () => Promise<void>;
}
