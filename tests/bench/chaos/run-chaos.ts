import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '#scripts/demo-stock/random.ts';
import type { BuildResult } from '#src/publish/build/build-job.ts';
import { type DemoFeed, sendFeed } from '../sites/demo-feed.ts';
import type { BenchSite } from '../sites/site-commands.ts';
import { feedProblems } from './check-cars.ts';
import { createLiveChecker } from './check-live.ts';
import { type Attempt, attempt, type Disturbed, disturb } from './disturbance.ts';
import { leftovers } from './leftovers.ts';
import { overlookedFaults } from './planted-faults.ts';
import { goodFeed, type RandomFeed, randomFeed } from './random-feed.ts';
import type { SmallDisk } from './small-disk.ts';
import { watchLive } from './watch-live.ts';

interface Chaos {
  readonly site: BenchSite;
  readonly demo: DemoFeed;
  readonly disk: SmallDisk | null;
  readonly random: Random;
  /** No random step starts after this time (`performance.now()`). */
  readonly endMs: number;
  readonly progress: (line: string) => void;
}

interface ChaosReport {
  readonly steps: number;
  /** How often each kind of feed had which result. */
  readonly endings: ReadonlyMap<string, number>;
  readonly problems: readonly string[];
}

/** Starts and ends with a valid feed, with random ones in between. */
export async function runChaos({ site, demo, disk, random, endMs, progress }: Chaos): Promise<ChaosReport> {
  const checker = createLiveChecker();
  const problems: string[] = [];
  const endings = new Map<string, number>();
  let stock = demo.vehicles;
  let usual = { build: 10, publish: 3 };
  let steps = 0;

  const step = async (feed: RandomFeed, act: () => Promise<Disturbed>) => {
    steps += 1;
    send(demo.file, feed);
    stock = feed.vehicles ?? stock;
    const watch = watchLive(site.liveDir);
    const done = await act();
    const found = [...watch.stop(), ...checker.check(site.liveDir)];
    if (done.name === quiet && feed.vehicles !== null)
      found.push(...missed(site, feed.vehicles, done.attempts));
    const ended = done.attempts.map(endingOf).join('; ');
    for (const one of done.attempts) count(endings, `${feed.name} → ${endingOf(one)}`);
    progress(`${String(steps).padStart(4)}  ${feed.name}, ${done.name}: ${ended}`);
    for (const problem of found.slice(0, 5)) progress(`      ${problem}`);
    if (found.length > 0) problems.push(`Step ${steps} (${feed.name}, ${done.name}): ${firstOf(found)}`);
    return done;
  };
  const alone = async () => ({ name: quiet, attempts: [await attempt(site)] });

  await step({ name: 'good', bytes: demo.bytesOf(stock), vehicles: stock }, alone);
  const overlooked = overlookedFaults(site.liveDir);
  problems.push(...overlooked.map((fault) => `The check does not see ${fault}.`));
  while (performance.now() < endMs && overlooked.length === 0) {
    const feed = randomFeed(demo, stock, random);
    const isQuiet = random.chance(0.3);
    const done = await step(feed, isQuiet ? alone : () => disturb({ site, random, disk, usual }));
    const [only] = done.attempts;
    if (isQuiet && only !== undefined) usual = { build: only.build.seconds, publish: only.publish.seconds };
  }
  await step(goodFeed(demo, stock, random), alone);
  problems.push(...leftovers(site));
  return { steps, endings, problems };
}

const quiet = 'in peace';

function send(file: string, { bytes }: RandomFeed): void {
  if (bytes === null) rmSync(file, { force: true });
  else sendFeed(file, bytes);
}

/** Why a valid feed without a disturbance is not live; empty if it is. */
function missed(
  site: BenchSite,
  vehicles: NonNullable<RandomFeed['vehicles']>,
  attempts: readonly Attempt[],
): string[] {
  const ended = attempts.map(endingOf);
  return ended.every((ending) => ending === 'live')
    ? feedProblems(join(site.liveDir, 'current'), vehicles)
    : ended.map((ending) => `a good feed did not go live: ${ending}`);
}

/** Short text for a result. */
function endingOf({ build, publish }: Attempt): string {
  if (build.exitCode === null) return 'build killed';
  const [result]: BuildResult[] = build.out.startsWith('[') ? JSON.parse(build.out) : [];
  if (result === undefined) return `build failed: ${sentenceOf(build.said)}`;
  if (!result.ok) return `not built: ${sentenceOf(result.problems.join('\n'))}`;
  if (publish.exitCode === null) return 'publish killed';
  if (publish.exitCode !== 0) return `not published: ${sentenceOf(publish.said)}`;
  if (result.unusable.length > 0) return `last good stock: ${sentenceOf(result.unusable.join('\n'))}`;
  return result.held.length > 0 ? `held: ${sentenceOf(result.held.join('\n'))}` : 'live';
}

/** The first line of an error, and whether more lines follow. */
function sentenceOf(said: string): string {
  const [first = ''] = said.trim().split('\n');
  const words = first
    .replace(/\/\S*\//g, '')
    .replace(/\d[\d,.]*/g, 'N')
    .slice(0, 120);
  return /^\s+at /m.test(said) ? `${words} [with a stack]` : words;
}

function count(endings: Map<string, number>, ending: string): void {
  endings.set(ending, (endings.get(ending) ?? 0) + 1);
}

function firstOf(found: readonly string[]): string {
  const rest = found.length - 5;
  return [...found.slice(0, 5), ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n  ');
}
