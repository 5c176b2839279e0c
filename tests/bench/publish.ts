import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ParsedArguments } from '#scripts/command-line.ts';
import { listSiteFiles, readBuiltSite } from '#src/publish/release/built-folder.build.ts';
import { folderTarget } from '#src/publish/release/folder/folder-target.build.ts';
import type { publishCommand } from './commands.ts';
import { table } from './table.ts';

const workDir = resolve('.data/bench-publish');
const folder = join(workDir, 'dist');
const draft = `${folder}.new`;
const live = join(workDir, 'live');
/** Bytes of a vehicle's page, and the numbers of shared files: pictures, scripts, listings. */
const pageBytes = 65_000;
const otherFiles = 2000;
const otherBytes = 15_000;

/**
 * Publishes a large dealer's files to a folder: all, none changed, 1 % changed, all rewritten with the same content,
 * and a rollback.
 */
export async function benchPublish({
  values,
}: ParsedArguments<typeof publishCommand.options>): Promise<boolean> {
  const cars = Number(values.cars);
  rmSync(workDir, { recursive: true, force: true });
  build(cars, 0, writeAnew);
  const rows = [await timed('first release', null, publish)];
  // Files written a moment ago are not trusted to be unchanged.
  await publish();
  rows.push(await timed('nothing has changed', 0.5, publish));
  build(cars, 1, linkSame);
  rows.push(await timed('1 % has changed', 0.7, publish));
  // All files get new inodes and dates, as when they are restored from an archive.
  build(cars, 2, writeAnew);
  rows.push(await timed('1 % has changed, all written anew', 1, publish));
  rows.push(await timed('rollback', 1, () => folderTarget(live).rollBack(null, new Date())));
  console.log(
    table(
      ['', 'live after s', 'done after s', 'cpu s', 'bar'],
      rows.map(({ cells }) => cells),
    ),
  );
  rmSync(workDir, { recursive: true, force: true });
  return rows.every(({ isWithin }) => isWithin);
}

/** Returns when the release was live, without the following flush to disk. */
async function publish(): Promise<number> {
  let liveAt = 0;
  const site = readBuiltSite(listSiteFiles(folder), join(workDir, 'digests.json'));
  await folderTarget(live).publish(site, {
    now: new Date(),
    keep: 5,
    keepAssetsDays: 30,
    isDryRun: false,
    onProgress: (step) => {
      if (step === 'live') liveAt = performance.now();
    },
  });
  return liveAt;
}

async function timed(what: string, barSeconds: number | null, work: () => Promise<unknown>) {
  const started = performance.now();
  const cpu = process.cpuUsage();
  const liveAt = await work();
  const done = performance.now();
  const live = typeof liveAt === 'number' && liveAt > 0 ? liveAt : done;
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (live - started) / 1000;
  const isWithin = barSeconds === null || seconds <= barSeconds;
  const bar = barSeconds === null ? '' : barSeconds.toFixed(1);
  const figures = [seconds, (done - started) / 1000, (user + system) / 1e6].map((figure) =>
    figure.toFixed(2),
  );
  return { cells: [what, ...figures, bar], isWithin };
}

type Place = (file: string, content: Buffer) => void;

const writeAnew: Place = (file, content) => writeFileSync(join(draft, file), content);

/** Links an unchanged file to the last build's, as a build does. */
const linkSame: Place = (file, content) => {
  if (readFileSync(join(folder, file)).equals(content)) linkSync(join(folder, file), join(draft, file));
  else writeAnew(file, content);
};

/** Every hundredth page contains the `version`. */
function build(cars: number, version: number, place: Place): void {
  mkdirSync(join(draft, 'cars'), { recursive: true });
  mkdirSync(join(draft, 'pictures'));
  const page = Buffer.alloc(pageBytes);
  for (let car = 0; car < cars; car += 1) {
    page.writeUInt32LE(car, 8192);
    page.writeUInt32LE(car % 100 === 0 ? version : 0, 8196);
    place(`cars/car-${car}.html`, page);
  }
  const other = Buffer.alloc(otherBytes);
  for (let file = 0; file < otherFiles; file += 1) {
    other.writeUInt32LE(file, 0);
    place(`pictures/${file}.webp`, other);
  }
  place('index.html', Buffer.from(`home ${version}`));
  if (readdirSync(workDir).includes('dist')) rmSync(folder, { recursive: true });
  renameSync(draft, folder);
}
