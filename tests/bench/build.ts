import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureDemoStock } from '#scripts/demo-stock/ensure-demo-stock.ts';
import type { BuildResult } from '#src/publish/build-job.ts';
import { buildTenants } from '#src/publish/build-tenants.build.ts';
import { setDemoVehicles } from '#tests/setup/sites.ts';
import { table } from './table.ts';

const workDir = resolve('.data/bench');
const tenantsDir = join(workDir, 'tenants');
const outDir = join(workDir, 'dist');
/** The second dealer in the warm worker: what one more costs. */
const second = { slug: 'harbourline', vehicles: 300 };

/**
 * A whole build of a large dealer in a fresh worker, then of a small one in the same, warm worker; beside
 * it the floor, which is writing the same bytes with nothing rendered.
 */
export async function benchBuild(args: string[]): Promise<boolean> {
  const { values } = parseArgs({ args, options: { tenant: { type: 'string', default: 'meridian' } } });
  const now = new Date();
  rmSync(workDir, { recursive: true, force: true });
  cpSync('tenants', tenantsDir, { recursive: true, filter: (source) => basename(source) !== 'stock' });
  setDemoVehicles(tenantsDir, second.slug, second.vehicles);
  const slugs = [values.tenant, second.slug];
  await ensureDemoStock(tenantsDir, slugs, now);
  const jobs = slugs.map((slug) => ({
    slug,
    tenantsDir,
    dataDir: workDir,
    reportsDir: join(workDir, 'reports'),
    outDir,
    feed: null,
    accept: true,
    now: now.toISOString(),
  }));
  const memory = watchMemory();
  const results = await buildTenants(jobs, 1, { progress: () => undefined, done: () => undefined });
  const peakMegabytes = memory.stop();
  const rows = results.map((result) => measured(result));
  console.log(
    table(['dealer', 'vehicles', 'pages', 'seconds', 'pages/s', 'ms/page', 'floor s', 'ratio'], rows),
  );
  console.log(`\npeak memory of the worker: ${peakMegabytes.toFixed(0)} MB`);
  console.log(`fixed cost of one more dealer: ${fixedSeconds(results).toFixed(1)} s`);
  return results.every(({ ok }) => ok);
}

function measured(result: BuildResult): string[] {
  if (!result.ok) throw new Error(`${result.slug} was not built: ${result.problems.join('\n')}`);
  const { slug, vehicles, pages, seconds } = result;
  const floor = floorSeconds(join(outDir, slug));
  return [
    slug,
    String(vehicles),
    String(pages),
    seconds.toFixed(1),
    (pages / seconds).toFixed(0),
    ((seconds * 1000) / pages).toFixed(2),
    floor.toFixed(2),
    `${(seconds / floor).toFixed(1)}×`,
  ];
}

/** What the second build took beyond its pages, each at the price of a page of the first. */
function fixedSeconds([first, other]: BuildResult[]): number {
  if (!first?.ok || !other?.ok) return Number.NaN;
  return other.seconds - (other.pages * first.seconds) / first.pages;
}

/** The same pages, already rendered, written one after the other to an empty folder. */
function floorSeconds(siteDir: string): number {
  const target = join(workDir, 'floor');
  const pages = globSync('**/*.html', { cwd: siteDir }).map((name) => ({
    file: join(target, name),
    bytes: readFileSync(join(siteDir, name)),
  }));
  rmSync(target, { recursive: true, force: true });
  const started = performance.now();
  for (const folder of new Set(pages.map(({ file }) => dirname(file))))
    mkdirSync(folder, { recursive: true });
  for (const { file, bytes } of pages) writeFileSync(file, bytes);
  return (performance.now() - started) / 1000;
}

/** The most that the child processes of this one held at any time, by asking `ps` now and then. */
function watchMemory(): { stop(): number } {
  let peakKilobytes = 0;
  const look = () => {
    const lines = execFileSync('ps', ['-A', '-o', 'ppid=,rss='], { encoding: 'utf8' }).trim().split('\n');
    const own = lines
      .map((line) => line.trim().split(/\s+/).map(Number))
      .filter(([parent]) => parent === process.pid);
    peakKilobytes = Math.max(peakKilobytes, ...own.map(([, kilobytes = 0]) => kilobytes));
  };
  const timer = setInterval(look, 200);
  return {
    stop() {
      clearInterval(timer);
      return peakKilobytes / 1024;
    },
  };
}
