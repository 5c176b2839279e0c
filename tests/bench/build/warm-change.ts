import { join } from 'node:path';
import { heapOf } from '#src/ops/work/memory-plan.ts';
import { openTenantProcess } from '#src/ops/work/tenant-process.build.ts';
import { drawDemoFeed, sendFeed } from '../sites/demo-feed.ts';
import { type BenchSite, whenSwitched } from '../sites/site-commands.ts';

const program = join(import.meta.dirname, '../../../scripts/watch/build-and-publish.ts');
/** For two workers on a machine of 4 GB. */
const shareMegabytes = 2000;

/** Number of builds that warm a process up. */
const WARMING = 2;

/** A small dealer that is built in between. */
const OTHER = 'pitstop';
const OTHER_CARS = 90;

/** Seconds since the arrival of the feed. */
export interface WarmSeconds {
  readonly built: number;
  readonly live: number;
}

/**
 * How long a feed takes in an idle, warm process of the watch that has built this dealer and a small one before: the
 * median of all feeds except the first two.
 */
export async function warmChange(site: BenchSite, sendFeeds: readonly (() => void)[]): Promise<WarmSeconds> {
  const worker = openTenantProcess(program, heapOf(shareMegabytes));
  const { tenantsDir, dataDir, reportsDir, outDir, current } = site;
  const folders = { tenantsDir, dataDir, reportsDir, outDir };
  const bring = async (slug: string, onStep: (step: string) => void = () => {}) => {
    const job = { ...folders, slug, feed: null, accept: false, now: new Date().toISOString() };
    const outcome = await worker.run({ ...job, threads: 2 }, { onStep, mayPublish: async () => true });
    if (outcome.kind !== 'done') throw new Error(`${slug} did not go live: ${JSON.stringify(outcome)}`);
  };
  const sendOther = otherDealer(site);
  const runs: WarmSeconds[] = [];
  try {
    for (const sendFeed of sendFeeds) {
      await bring(sendOther());
      sendFeed();
      const began = performance.now();
      const since = () => (performance.now() - began) / 1000;
      let built = Number.NaN;
      const switched = whenSwitched(current, since);
      // The first progress message about a built site.
      await bring(site.slug, (step) => {
        if (step === 'search') built = since();
      });
      runs.push({ built, live: switched() ?? Number.NaN });
    }
  } finally {
    worker.end();
  }
  const measured = runs.slice(WARMING).sort((a, b) => a.live - b.live);
  return measured[Math.floor(measured.length / 2)] ?? { built: Number.NaN, live: Number.NaN };
}

/** Sends a feed of the other dealer with one car less each time; returns its name. */
function otherDealer({ tenantsDir }: BenchSite): () => string {
  const feed = drawDemoFeed(tenantsDir, OTHER, OTHER_CARS, new Date());
  let left = feed.vehicles;
  return () => {
    sendFeed(feed.file, feed.bytesOf(left));
    left = left.slice(1);
    return OTHER;
  };
}
