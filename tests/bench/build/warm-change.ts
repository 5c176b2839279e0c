import { join } from 'node:path';
import { heapOf } from '#src/ops/work/memory-plan.ts';
import { openTenantProcess } from '#src/ops/work/tenant-process.build.ts';
import { type BenchSite, whenSwitched } from '../sites/site-commands.ts';

const program = join(import.meta.dirname, '../../../scripts/watch/build-and-publish.ts');
/** Of two workers on a machine of 4 GB. */
const shareMegabytes = 2000;

/** So many feeds make a process warm. */
const WARMING = 2;

/** From the feed's arrival. */
export interface WarmSeconds {
  readonly built: number;
  readonly live: number;
}

/**
 * How long a feed takes in a process of the watch that is free and has brought the dealer's feeds before this one live
 * too: the median of all feeds but the first two.
 */
export async function warmChange(site: BenchSite, sendFeeds: readonly (() => void)[]): Promise<WarmSeconds> {
  const { slug, tenantsDir, dataDir, reportsDir, outDir, current } = site;
  const worker = openTenantProcess(program, heapOf(shareMegabytes));
  const folders = { tenantsDir, dataDir, reportsDir, outDir };
  const runs: WarmSeconds[] = [];
  try {
    for (const sendFeed of sendFeeds) {
      sendFeed();
      const began = performance.now();
      const since = () => (performance.now() - began) / 1000;
      let built = Number.NaN;
      const switched = whenSwitched(current, since);
      const outcome = await worker.run(
        { slug, ...folders, feed: null, accept: false, now: new Date().toISOString(), processes: 2 },
        {
          // What is told first of a site that is built.
          onStep: (step) => {
            if (step === 'search') built = since();
          },
          mayPublish: async () => true,
        },
      );
      const live = switched() ?? Number.NaN;
      if (outcome.kind !== 'done') throw new Error(`${slug} did not go live: ${JSON.stringify(outcome)}`);
      runs.push({ built, live });
    }
  } finally {
    worker.end();
  }
  const measured = runs.slice(WARMING).sort((a, b) => a.live - b.live);
  return measured[Math.floor(measured.length / 2)] ?? { built: Number.NaN, live: Number.NaN };
}
