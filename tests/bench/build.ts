import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ParsedArguments } from '#scripts/command-line.ts';
import { type Figure, printFigures } from './build/bars.ts';
import { measureLargeDealer } from './build/large-dealer.ts';
import { measureManyTenants } from './build/many-tenants.ts';
import { measurePeers } from './build/peers.ts';
import { type buildCommand, buildParts } from './commands.ts';

const folder = resolve('.data/bench');

/** Time and memory of builds compared with their limits, and the time of other generators for the same pages. */
export async function benchBuild({ values }: ParsedArguments<typeof buildCommand.options>): Promise<boolean> {
  const unknown = values.part.filter((part) => !buildParts.includes(part));
  if (unknown.length > 0)
    throw new Error(`--part ${unknown.join(', ')}: there are ${buildParts.join(', ')}.`);
  const isWanted = (part: string) => values.part.includes(part);
  const figures: Figure[] = [];
  rmSync(folder, { recursive: true, force: true });
  // The other generators write the pages of the large dealer's build.
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
