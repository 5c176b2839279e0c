import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Figure, printFigures } from './build/bars.ts';
import { measureLargeDealer } from './build/large-dealer.ts';
import { measureManyTenants } from './build/many-tenants.ts';
import { measurePeers } from './build/peers.ts';

const folder = resolve('.data/bench');
const parts = ['large', 'peers', 'many'];

const options = {
  part: { type: 'string', multiple: true, default: parts },
  cars: { type: 'string', default: '10000' },
  tenant: { type: 'string', default: 'meridian' },
  tenants: { type: 'string', default: '100' },
  each: { type: 'string', default: '200' },
  seed: { type: 'string', default: '1' },
} as const;

/** How long builds take and what they hold in memory, beside their bars; and what others take for the same pages. */
export async function benchBuild(args: string[]): Promise<boolean> {
  const { values } = parseArgs({ args, options });
  const unknown = values.part.filter((part) => !parts.includes(part));
  if (unknown.length > 0) throw new Error(`--part ${unknown.join(', ')}: there are ${parts.join(', ')}.`);
  const isWanted = (part: string) => values.part.includes(part);
  const figures: Figure[] = [];
  rmSync(folder, { recursive: true, force: true });
  // The others write what our large dealer's build has written.
  if (isWanted('large') || isWanted('peers')) {
    const run = await measureLargeDealer({
      folder: join(folder, 'large'),
      slug: values.tenant,
      cars: Number(values.cars),
      seed: Number(values.seed),
    });
    figures.push(...run.figures);
    if (isWanted('peers')) figures.push(...measurePeers(run, folder));
    rmSync(join(folder, 'large'), { recursive: true });
  }
  if (isWanted('many')) {
    const [tenants, each] = [Number(values.tenants), Number(values.each)];
    figures.push(...(await measureManyTenants({ folder: join(folder, 'many'), tenants, each })));
  }
  return printFigures(figures);
}
