import { statSync } from 'node:fs';
import type { StoredQueue } from '#functions/ops/stored-queue.ts';
import { snapshotPath } from '#src/stock/snapshot.build.ts';

interface Accepting {
  readonly queue: Pick<StoredQueue, 'entries' | 'enqueue'>;
  readonly dataDir: string;
}

/**
 * Requests a build of each dealer whose last good stock was replaced by a person, who accepted the held feed
 * or imported another file. Returns true if there was one.
 */
export function createBuildWhenAccepted({ queue, dataDir }: Accepting): () => Promise<boolean> {
  /** For each dealer that shows its last good stock: when that stock was written, at the last look. */
  const known = new Map<string, number>();

  function isAccepted(tenant: string, sinceMs: number): boolean {
    const writtenMs = statSync(snapshotPath(dataDir, tenant), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    // A feed may have been accepted while the watch was not running.
    const beforeMs = known.get(tenant) ?? sinceMs;
    known.set(tenant, writtenMs);
    return writtenMs > beforeMs;
  }

  return async () => {
    let hasAsked = false;
    for (const { tenant, entry } of await queue.entries()) {
      if (entry.problem === null || entry.problem.kind === 'failed') known.delete(tenant);
      else if (entry.lease === null && isAccepted(tenant, entry.problem.sinceMs)) {
        await queue.enqueue(tenant, 'asked');
        hasAsked = true;
      }
    }
    return hasAsked;
  };
}
