import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { StoredQueue } from '#functions/ops/stored-queue.ts';
import type { BuildQueue } from '#src/ops/queue/build-queue.ts';
import { LEASE_MS } from '#src/ops/queue/queue-rules.ts';
import { memoryOf } from '#src/ops/work/process-memory.build.ts';
import { openTenantProcess } from '#src/ops/work/tenant-process.build.ts';
import { type QueueWork, workThroughQueue } from '#src/ops/work/work-queue.build.ts';
import { isRunning } from '#src/publish/build/is-running.build.ts';
import { editionsOf } from '#src/tenant/load/language-edition.build.ts';
import type { WatchOptions } from './watch-options.ts';

const program = join(import.meta.dirname, 'build-and-publish.ts');

const times = { lookMs: 2000, renewMs: LEASE_MS / 4, watchMs: 2000, buildMs: 30 * 60_000 };

/** `city-server/4711/3f2a`: host, process id and a random part, because process ids are reused. */
const worker = `${hostname()}/${process.pid}/${randomUUID().slice(0, 4)}`;

/** Whether a worker of this machine has died. For other machines only the lease tells. */
export function isGone(other: string): boolean {
  const [host, pid, name] = other.split('/');
  if (host !== hostname() || pid === undefined || name === undefined) return false;
  return Number(pid) === process.pid ? other !== worker : !isRunning(Number(pid));
}

/** Builds on this machine what is in the queue. */
export function runWorkers(
  queue: StoredQueue,
  { memory, tenantsDir, dataDir, reportsDir, outDir }: WatchOptions,
  reportError: (error: unknown) => void,
): QueueWork {
  return workThroughQueue({
    queue: { ...queue, finish: finishThenEditions(queue, tenantsDir) },
    worker,
    memory,
    times,
    memoryOf,
    reportError,
    openProcess: (heapMegabytes) => openTenantProcess(program, heapMegabytes),
    jobOf: (slug) => ({
      slug,
      tenantsDir,
      dataDir,
      reportsDir,
      outDir,
      feed: null,
      accept: false,
      now: new Date().toISOString(),
    }),
  });
}

interface Queue extends Pick<BuildQueue, 'finish'> {
  readonly enqueue: (tenant: string, reason: 'feed') => Promise<unknown>;
}

/**
 * A language edition shows its dealer's stock, so each build of the dealer queues builds of its editions. They are
 * queued before the dealer's build is marked as finished: a process that is killed in between causes an extra build,
 * never a missing one.
 */
export function finishThenEditions(queue: Queue, tenantsDir: string): BuildQueue['finish'] {
  return async (claim, outcome) => {
    const editions = outcome.kind === 'done' ? editionsOf(tenantsDir, claim.tenant) : [];
    for (const edition of editions) await queue.enqueue(edition, 'feed');
    return queue.finish(claim, outcome);
  };
}
