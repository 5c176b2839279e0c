import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { loadTenant } from '../src/tenant/load-tenant.build.ts';
import { formatProblem } from '../src/tenant/problem.ts';
import { listTenants } from '../src/tenant/tenant-folder.build.ts';
import { type DemoFeedOrder, writeDemoFeed } from './demo-stock/write-demo-feed.ts';

const usage = `Writes the made-up stock of the demo dealers.

  npm run demo-stock -- [--tenant <slug>]... [--date YYYY-MM-DD] [--vehicles N]

  --tenant    only this dealer; may be given more than once
  --date      the day to write the feed for, instead of today
  --vehicles  how many, instead of what feed.json says`;

const root = join(import.meta.dirname, '..');
const tenantsDir = join(root, 'tenants');

interface Arguments {
  slugs: readonly string[];
  now: Date;
  vehicles: number | null;
}

/** What was asked for, or a sentence about what is wrong with it; empty to be shown the usage. */
function readArguments(): Arguments | string {
  try {
    const { values } = parseArgs({
      options: {
        tenant: { type: 'string', multiple: true },
        date: { type: 'string' },
        vehicles: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help === true) return '';
    const now = values.date === undefined ? new Date() : new Date(`${values.date}T00:00:00Z`);
    if (Number.isNaN(now.getTime())) return `--date ${values.date} is not a day such as 2026-11-20.`;
    const isCount = values.vehicles === undefined || /^\d{1,6}$/.test(values.vehicles);
    if (!isCount) return `--vehicles ${values.vehicles} is not a number.`;
    const vehicles = values.vehicles === undefined ? null : Number(values.vehicles);
    return { slugs: values.tenant ?? listTenants(tenantsDir), now, vehicles };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function writeFor(slug: string, { now, vehicles }: Arguments): Promise<boolean> {
  const loaded = loadTenant(tenantsDir, slug);
  if (!loaded.ok) {
    for (const problem of loaded.problems) console.error(formatProblem(problem));
    return false;
  }
  const { dir, settings } = loaded.tenant;
  const { demo, file } = settings.feed;
  if (demo === null) return true;
  const { locations } = settings.locations;
  const order: DemoFeedOrder = { ...demo, tenantDir: dir, file, locations, now };
  const feed = await writeDemoFeed({ ...order, vehicles: vehicles ?? demo.vehicles });
  console.log(`${relative(root, feed.file)}: ${feed.vehicles} vehicles`);
  return true;
}

async function run(): Promise<number> {
  const told = readArguments();
  if (typeof told === 'string') {
    console.error(told === '' ? usage : `${told}\n\n${usage}`);
    return told === '' ? 0 : 2;
  }
  let hasFailed = false;
  for (const slug of told.slugs) hasFailed = !(await writeFor(slug, told)) || hasFailed;
  return hasFailed ? 1 : 0;
}

process.exitCode = await run();
