import { resolve } from 'node:path';
import type { ParsedArguments } from '#scripts/command-line.ts';
import type { SearchDocument } from '#src/search/engine/collection.ts';
import type { searchCommand } from './commands.ts';
import { benchCars } from './search-cars.ts';
import { type Answer, type Contender, itemsJs, orama, ours } from './search-engines.ts';
import { fuzz } from './search-fuzz.ts';
import { indexCost } from './search-memory.ts';
import { typingOnPage } from './search-page.ts';
import { type Keystroke, keystrokes } from './search-typing.ts';
import { table } from './table.ts';

/** The design's limits; times per keystroke are 95th percentiles in milliseconds. */
const bars = {
  ...{ keystrokeMs: 4, largeKeystrokeMs: 15, buildMs: 1000, timesFaster: 3 },
  ...{ largeMegabytes: 64, bytesPerCar: 60, frameMs: 16 },
};

/** Every fourth keystroke: Orama takes minutes for all of them, and seconds for an empty query. */
const shared = keystrokes.filter(({ query }, index) => query !== '' && index % 4 === 0);

/** `cpu95` is the thread's CPU time, which distinguishes a slow engine from a busy machine. */
type Times = { p50: number; p95: number; cpu95: number };
type Rival = Times & { name: string; buildMs: number; found: number };

/** Typing with all facets counted, compared with Orama and ItemsJS; size and memory of the index; or fuzzing. */
export async function benchSearch({
  values,
}: ParsedArguments<typeof searchCommand.options>): Promise<boolean> {
  if (values.fuzz) return benchFuzz(Number(values.requests), Number(values.seed));
  const cars = benchCars(Number(values.cars));
  const isFaster = await benchRivals(cars);
  const isLight = await benchLoad(cars, { ...bars, megabytes: bars.largeMegabytes });
  const large = benchCars(Number(values.large));
  const isLargeFine = await benchLoad(large, {
    ...{ keystrokeMs: bars.largeKeystrokeMs, buildMs: Number.POSITIVE_INFINITY },
    ...{ megabytes: bars.largeMegabytes, bytesPerCar: bars.bytesPerCar },
  });
  const isSmooth = await benchPage(resolve(values.dist));
  return isFaster && isLight && isLargeFine && isSmooth;
}

async function benchRivals(cars: readonly SearchDocument[]): Promise<boolean> {
  console.log(`${cars.length} cars, ${shared.length} keystrokes, milliseconds`);
  const rivals: Rival[] = [];
  for (const contender of [ours, orama, itemsJs]) rivals.push(await measure(contender, cars));
  const own = rivals[0]?.p95 ?? Number.NaN;
  const rows = rivals.map(({ name, buildMs, p50, p95, cpu95, found }) => [
    ...[name, buildMs.toFixed(0), p50.toFixed(2), p95.toFixed(2), cpu95.toFixed(2)],
    ...[`${(p95 / own).toFixed(1)}×`, String(found)],
  ]);
  console.log(table(['engine', 'build', 'p50', 'p95', 'cpu p95', 'ratio', 'found'], rows));
  return rivals.slice(1).every(({ p95 }) => p95 >= bars.timesFaster * own);
}

async function measure(contender: Contender, cars: readonly SearchDocument[]): Promise<Rival> {
  const { answer, buildMs } = await open(contender, cars);
  const { found, ...times } = await typeAll(answer, shared);
  return { name: contender.name, buildMs, found, ...times };
}

/** Ready after the first query, because engines defer work until then. */
async function open(contender: Contender, cars: readonly SearchDocument[]) {
  const started = performance.now();
  const answer = await contender.open(cars);
  await answer({ query: 'a', sort: 'relevant', lists: {}, ranges: {} });
  const buildMs = performance.now() - started;
  for (const keystroke of shared.filter((_, index) => index % 4 === 1)) await answer(keystroke);
  return { answer, buildMs };
}

async function typeAll(answer: Answer, keys: readonly Keystroke[]): Promise<Times & { found: number }> {
  const times: number[] = [];
  const worked: number[] = [];
  let found = 0;
  for (const keystroke of keys) {
    const cpu = process.threadCpuUsage();
    const from = performance.now();
    found += await answer(keystroke);
    times.push(performance.now() - from);
    const { user, system } = process.threadCpuUsage(cpu);
    worked.push((user + system) / 1000);
  }
  return {
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    cpu95: percentile(worked, 0.95),
    found,
  };
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

type LoadBars = { keystrokeMs: number; buildMs: number; megabytes: number; bytesPerCar: number };

/** Only our engine: every keystroke five times, after a warm-up. */
async function benchLoad(cars: readonly SearchDocument[], max: LoadBars): Promise<boolean> {
  const { answer, buildMs } = await open(ours, cars);
  await typeAll(answer, keystrokes);
  const { p50, p95, cpu95 } = await typeAll(answer, Array.from({ length: 5 }, () => keystrokes).flat());
  const { bytesPerCar, openedMegabytes, searchedMegabytes } = await indexCost(cars);
  const figures: Figure[] = [
    ['build ms', buildMs, max.buildMs],
    ['keystroke p50 ms', p50, Number.POSITIVE_INFINITY],
    ['keystroke p95 ms', p95, max.keystrokeMs],
    ['keystroke p95 ms of cpu', cpu95, Number.POSITIVE_INFINITY],
    ['index bytes per car (br)', bytesPerCar, max.bytesPerCar],
    ['worker MB, index read', openedMegabytes, max.megabytes],
    ['worker MB, after typing', searchedMegabytes, max.megabytes],
  ];
  return report(`${cars.length} cars, embedded`, figures);
}

/** Name, measured value, limit. */
type Figure = [string, number, number];

function report(title: string, figures: readonly Figure[]): boolean {
  const rows = figures.map(([name, value, bar]) => [
    ...[name, value.toFixed(2), Number.isFinite(bar) ? String(bar) : ''],
    value <= bar ? '' : 'over',
  ]);
  console.log(`\n${title}`);
  console.log(table(['', 'measured', 'at most', ''], rows));
  return figures.every(([, value, bar]) => value <= bar);
}

/** The search page of the demo group in a browser, if it is built. */
async function benchPage(distDir: string): Promise<boolean> {
  const cost = await typingOnPage(distDir, 'meridian', '/search/new-used-and-demo-cars');
  if (cost === null) {
    console.log(`\nNo search page to type on: meridian is not built in ${distDir}.`);
    return true;
  }
  const { perKey, pieces, answers } = cost;
  return report('search page of 5,000 cars, typing in a browser', [
    [
      'main thread ms per key, mean',
      perKey.reduce((total, ms) => total + ms, 0) / perKey.length,
      bars.frameMs,
    ],
    ['its longest piece ms', Math.max(...pieces), bars.frameMs],
    ["worker's answer ms, p50", percentile(answers, 0.5), Number.POSITIVE_INFINITY],
    ["worker's answer ms, p95", percentile(answers, 0.95), Number.POSITIVE_INFINITY],
  ]);
}

function benchFuzz(count: number, seed: number): boolean {
  const { answered, thrown, slowest } = fuzz(benchCars(500), count, seed);
  console.log(
    `${count} requests over 500 cars, seed ${seed}: ${answered} searches answered, ${thrown.length} threw`,
  );
  for (const line of thrown.slice(0, 10)) console.log(`  ${line}`);
  console.log(`slowest: ${slowest.milliseconds.toFixed(0)} ms ${slowest.body}`);
  return thrown.length === 0;
}
