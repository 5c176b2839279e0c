import { join } from 'node:path';
import { heapOf } from '#src/ops/work/memory-plan.ts';
import { openTenantProcess } from '#src/ops/work/tenant-process.build.ts';
import { type BenchSite, whenSwitched } from '../sites/site-commands.ts';

const program = join(import.meta.dirname, '../../../scripts/watch/build-and-publish.ts');
/** Of two workers on a machine of 4 GB. */
const shareMegabytes = 2000;

/**
 * Seconds from a feed to live in a process of the watch that is free and has brought the dealer's feeds before this one
 * live too.
 */
export async function warmChange(site: BenchSite, sendFeeds: readonly (() => void)[]): Promise<number> {
  const { slug, tenantsDir, dataDir, reportsDir, outDir, current } = site;
  const worker = openTenantProcess(program, heapOf(shareMegabytes));
  const folders = { tenantsDir, dataDir, reportsDir, outDir };
  let seconds = Number.NaN;
  try {
    for (const sendFeed of sendFeeds) {
      sendFeed();
      const began = performance.now();
      const switched = whenSwitched(current, () => (performance.now() - began) / 1000);
      const outcome = await worker.run(
        { slug, ...folders, feed: null, accept: false, now: new Date().toISOString(), processes: 2 },
        { onStep: () => undefined, mayPublish: async () => true },
      );
      if (outcome.kind !== 'done') throw new Error(`${slug} did not go live: ${JSON.stringify(outcome)}`);
      seconds = switched() ?? Number.NaN;
    }
  } finally {
    worker.end();
  }
  return seconds;
}
