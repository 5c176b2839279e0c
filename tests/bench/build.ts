import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defineCommand, type ParsedArguments } from '#scripts/command-line.ts';
import { type Figure, printFigures } from './build/bars.ts';
import { measureLargeDealer } from './build/large-dealer.ts';
import { measureManyTenants } from './build/many-tenants.ts';
import { measurePeers } from './build/peers.ts';

const folder = resolve('.data/bench');
const parts = ['large', 'peers', 'many'];

export const buildCommand = defineCommand({
  name: 'bench',
  about: 'A large dealer from feed to live, and many at once, beside Eleventy and plain writeFile.',
  forms: ['build [options]'],
  options: {
    part: { type: 'string', multiple: true, default: parts, help: 'only this part; repeat for more' },
    cars: { type: 'string', value: 'N', default: '10000', help: 'of the large dealer' },
    tenant: {
      type: 'string',
      value: 'SLUG',
      default: 'meridian',
      help: 'whose settings the large dealer has',
    },
    tenants: { type: 'string', value: 'N', default: '100', help: 'how many at once' },
    each: { type: 'string', value: 'N', default: '200', help: 'cars of each of them' },
    seed: { type: 'string', value: 'N', default: '1', help: 'draws other cars' },
  },
  example: 'build --part large --cars 5000',
});

/** Time and memory of builds compared with their limits, and the time of other generators for the same pages. */
export async function benchBuild({ values }: ParsedArguments<typeof buildCommand.options>): Promise<boolean> {
  const unknown = values.part.filter((part) => !parts.includes(part));
  if (unknown.length > 0) throw new Error(`--part ${unknown.join(', ')}: there are ${parts.join(', ')}.`);
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
