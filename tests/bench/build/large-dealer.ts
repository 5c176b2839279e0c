import { randomFrom } from '#scripts/demo-stock/random.ts';
import { countPages, fileNames } from '#src/publish/site-files/site-files.build.ts';
import { drawDemoFeed, sendFeed, trade } from '../sites/demo-feed.ts';
import { type BenchSite, bringLive, makeBenchSite, type StepSeconds } from '../sites/site-commands.ts';
import { table } from '../table.ts';
import type { Figure } from './bars.ts';
import { compareLiveFiles, readLiveFiles } from './live-files.ts';
import { type MemoryCurve, watchMemory } from './process-memory.ts';
import { type WarmSeconds, warmChange } from './warm-change.ts';

interface LargeDealer {
  readonly folder: string;
  /** The demo dealer whose settings and stock profile are used. */
  readonly slug: string;
  readonly cars: number;
  readonly seed: number;
}

export interface LargeRun {
  readonly site: BenchSite;
  readonly figures: readonly Figure[];
  /** Seconds of the first build, without publishing. */
  readonly fullSeconds: number;
  /** Seconds of the build with 1 % of the cars changed. */
  readonly changeSeconds: number;
  /** The same change in a warm process of the watch. */
  readonly warm: WarmSeconds;
}

/**
 * Measures a dealer's whole stock from feed to live, then the same again, then with 1 % of the cars changed: by the
 * commands, in new processes; the last one also in a process of the watch that has built the dealer before.
 */
export async function measureLargeDealer({ folder, slug, cars, seed }: LargeDealer): Promise<LargeRun> {
  const site = makeBenchSite(folder, slug);
  const now = new Date();
  const feed = drawDemoFeed(site.tenantsDir, slug, cars, now);
  sendFeed(feed.file, feed.bytesOf(feed.vehicles));

  const full = await measured(site);
  const pages = countPages(fileNames(site.current));
  const first = readLiveFiles(site.current);
  const unchanged = await measured(site);
  const second = readLiveFiles(site.current);
  const changes = Math.round(cars / 100);
  let stock = feed.vehicles;
  const sendTrade = (name: string) => {
    stock = trade(feed, stock, changes, randomFrom(name, seed));
    sendFeed(feed.file, feed.bytesOf(stock));
  };
  sendTrade('trade');
  const changed = await measured(site);
  const third = readLiveFiles(site.current);
  const trades = ['second', 'third', 'fourth', 'fifth', 'sixth'].map((name) => () => sendTrade(name));
  const warm = await warmChange(site, trades);

  console.log(`${slug} with ${cars} cars: ${pages} pages, ${first.size} files`);
  console.log(
    stepTable({ 'all of it': full, 'nothing changed': unchanged, [`${changes} cars changed`]: changed }),
  );
  const idle = compareLiveFiles(first, second);
  const delta = compareLiveFiles(second, third);
  return {
    site,
    fullSeconds: buildSeconds(full),
    changeSeconds: buildSeconds(changed),
    warm,
    figures: [
      figure('full: feed to live', full.seconds.live, 's', 45),
      figure('full: memory of all processes', full.memory.peakMegabytes, 'MB', 2000),
      figure('full: a page', (full.seconds.pages * 1000) / pages, 'ms', null),
      figure('nothing changed: feed to live', unchanged.seconds.live, 's', 2),
      figure('nothing changed: files that are new', idle.rewritten.length + idle.removed.length, 'files', 0),
      figure(`${changes} cars changed: feed to live`, changed.seconds.live, 's', 15),
      figure(`${changes} cars changed: in a process of the watch that is warm`, warm.live, 's', 6),
      figure(`${changes} cars changed: memory`, changed.memory.peakMegabytes, 'MB', 2000),
      figure('of the live site, files with other content', delta.changed.length, 'files', null),
      figure('of these, pages', delta.changed.filter((path) => path.endsWith('.html')).length, 'files', null),
      figure(
        'files touched without other content',
        delta.rewritten.length - delta.changed.length,
        'files',
        0,
      ),
    ],
  };
}

function buildSeconds({ seconds: { start, stock, pages } }: Measured): number {
  return start + stock + pages;
}

interface Measured {
  readonly seconds: StepSeconds;
  readonly memory: MemoryCurve;
}

async function measured(site: BenchSite): Promise<Measured> {
  const watch = watchMemory();
  try {
    return { seconds: await bringLive(site), memory: watch.stop() };
  } finally {
    watch.stop();
  }
}

function figure(what: string, value: number, unit: string, bar: number | null): Figure {
  return { what, value, unit, bar };
}

function stepTable(runs: Readonly<Record<string, Measured>>): string {
  const rows = Object.entries(runs).map(([name, { seconds, memory }]) => {
    const { start, stock, pages, publish, live, after } = seconds;
    const times = [start, stock, pages, publish, live, after].map((value) => value.toFixed(1));
    return [name, ...times, memory.peakMegabytes.toFixed(0)];
  });
  const headings = ['seconds', 'start', 'import', 'pages', 'publish', 'live after', 'then', 'peak MB'];
  return `${table(headings, rows)}\n`;
}
