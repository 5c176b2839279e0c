import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ParsedArguments } from '#scripts/command-line.ts';
import { randomFrom } from '#scripts/demo-stock/random.ts';
import { runChaos } from './chaos/run-chaos.ts';
import { mountSmallDisk } from './chaos/small-disk.ts';
import type { chaosCommand } from './commands.ts';
import { drawDemoFeed } from './sites/demo-feed.ts';
import { makeBenchSite } from './sites/site-commands.ts';
import { addSettings } from './sites/tenants-copy.ts';

const folder = resolve('.data/bench-chaos');
/** Size of the disk: enough for the dealer's data, site and releases, so that only the filler file fills it up. */
const diskMegabytes = 1200;

/**
 * Builds and publishes a small dealer with random feeds, kills and full disks, while the live folder is read: it must
 * be one complete release at all times, and each valid feed without a disturbance must go live.
 */
export async function benchChaos({ values }: ParsedArguments<typeof chaosCommand.options>): Promise<boolean> {
  const seed = Number(values.seed);
  rmSync(folder, { recursive: true, force: true });
  const disk = mountSmallDisk(folder, diskMegabytes);
  if (disk === null)
    console.log('No small disk could be mounted (root may): the disk is never full in this run.');
  try {
    const site = makeBenchSite(join(folder, 'site'), values.tenant);
    const demo = drawDemoFeed(site.tenantsDir, site.slug, Number(values.cars), new Date());
    // Otherwise a missing feed would be generated again.
    addSettings(site.tenantsDir, site.slug, 'feed', { demo: null });
    const { steps, endings, problems } = await runChaos({
      site,
      demo,
      disk,
      random: randomFrom('chaos', seed),
      endMs: performance.now() + Number(values.minutes) * 60_000,
      progress: console.log,
    });
    console.log(`\nseed ${seed}, ${steps} steps\n`);
    for (const [what, times] of [...endings].sort()) console.log(`${String(times).padStart(4)} × ${what}`);
    for (const problem of problems) console.log(`\n${problem}`);
    console.log(
      problems.length === 0 ? '\nWhat was live was whole at all times.' : `\n${problems.length} problems`,
    );
    return problems.length === 0;
  } finally {
    disk?.unmount();
    rmSync(folder, { recursive: true, force: true });
  }
}
