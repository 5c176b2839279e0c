import { benchBuild } from '#tests/bench/build.ts';
import { benchChaos } from '#tests/bench/chaos.ts';
import { benchFunctions } from '#tests/bench/functions.ts';
import { benchPages } from '#tests/bench/pages.ts';
import { benchPublish } from '#tests/bench/publish.ts';
import { benchSearch } from '#tests/bench/search.ts';

const usage = `npm run bench -- <what> [options]

  pages  Lighthouse on the built sites in dist      [--tenant SLUG]… [--runs 3] [--dist dist]
  build  a large dealer, feed to live; many at once  [--part large|peers|many]… [--cars 10000] [--tenant SLUG]
          beside Eleventy and plain writeFile       [--tenants 100] [--each 200] [--seed 1]
  chaos  random feeds, kills and full disks: what is live stays whole
                                                    [--minutes 30] [--seed 1] [--tenant SLUG] [--cars 200]
  publish  a large dealer's files to a folder        [--cars 10000]
  search  keystrokes against Orama and ItemsJS      [--cars 20000] [--large 50000] [--dist dist]
          nonsense for our engine, --fuzz           [--requests 100000] [--seed 1]
  functions  leads under load against bare inserts  [--clients 200] [--seconds 30]
          a server killed while they come in, --kills 50  [--seed 1]`;

/** Each prints its table and tells whether what it measured is within its bar. */
const benches: Record<string, (args: string[]) => Promise<boolean>> = {
  pages: benchPages,
  build: benchBuild,
  chaos: benchChaos,
  publish: benchPublish,
  search: benchSearch,
  functions: benchFunctions,
};

async function main([name = '', ...args]: string[]): Promise<void> {
  const bench = benches[name];
  if (bench === undefined) throw new Error(usage);
  if (!(await bench(args))) process.exitCode = 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
