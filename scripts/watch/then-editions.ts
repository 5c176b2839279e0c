import type { BuildQueue } from '#src/ops/queue/build-queue.ts';
import { editionsOf } from '#src/tenant/load/language-edition.build.ts';

interface Queue extends Pick<BuildQueue, 'finish'> {
  readonly enqueue: (tenant: string, reason: 'feed') => Promise<unknown>;
}

/**
 * Language editions show the stock of their dealer: each of its builds requests theirs. First, because a process killed
 * in between should cause one build too many, never one too few.
 */
export function finishThenEditions(queue: Queue, tenantsDir: string): BuildQueue['finish'] {
  return async (claim, outcome) => {
    const editions = outcome.kind === 'done' ? editionsOf(tenantsDir, claim.tenant) : [];
    for (const edition of editions) await queue.enqueue(edition, 'feed');
    return queue.finish(claim, outcome);
  };
}
