import { statSync } from 'node:fs';
import type { StoredQueue } from '#functions/ops/stored-queue.ts';
import { snapshotPath } from '#src/stock/snapshot.build.ts';

interface Accepting {
  readonly queue: Pick<StoredQueue, 'entries' | 'want'>;
  readonly dataDir: string;
}

/**
 * Asks for a build of each dealer whose last good stock somebody has replaced: by accepting the feed that was held, or by
 * importing another file in place of one that cannot be used. True: there was one.
 */
export function createAskWhenAccepted({ queue, dataDir }: Accepting): () => Promise<boolean> {
  /** When the stock of each dealer that shows its last good one was written, as it was last looked at. */
  const known = new Map<string, number>();

  function isAccepted(tenant: string, sinceMs: number): boolean {
    const writtenMs = statSync(snapshotPath(dataDir, tenant), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    // A feed may have been accepted while nobody watched.
    const beforeMs = known.get(tenant) ?? sinceMs;
    known.set(tenant, writtenMs);
    return writtenMs > beforeMs;
  }

  return async () => {
    let hasAsked = false;
    for (const { tenant, entry } of await queue.entries()) {
      if (entry.problem === null || entry.problem.kind === 'failed') known.delete(tenant);
      else if (entry.lease === null && isAccepted(tenant, entry.problem.sinceMs)) {
        await queue.want(tenant, 'asked');
        hasAsked = true;
      }
    }
    return hasAsked;
  };
}
