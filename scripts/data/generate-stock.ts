import { join, relative } from 'node:path';
import { loadTenant } from '../../src/tenant/load/load-tenant.build.ts';
import { listTenants } from '../../src/tenant/load/tenant-folder.build.ts';
import { formatProblem } from '../../src/tenant/problem.ts';
import { dayOption, defineCommand, runCommand, UsageError } from '../command-line.ts';
import { type DemoFeedOrder, writeDemoFeed } from '../demo-stock/write-demo-feed.ts';

const root = join(import.meta.dirname, '../..');
const tenantsDir = join(root, 'tenants');

const command = defineCommand({
  name: 'demo-stock',
  about: 'Generates the stock feeds of the demo dealers.',
  options: {
    tenant: { type: 'string', multiple: true, value: 'SLUG', help: 'only this dealer; can be repeated' },
    date: { type: 'string', value: 'DAY', help: 'the day to write the feed for, YYYY-MM-DD (today)' },
    vehicles: { type: 'string', value: 'N', help: 'number of vehicles, instead of the one in feed.json' },
  },
  example: '--tenant city-motors --vehicles 20',
});

interface Order {
  readonly now: Date;
  readonly vehicles: number | null;
}

async function writeFor(slug: string, { now, vehicles }: Order): Promise<boolean> {
  const loaded = loadTenant(tenantsDir, slug);
  if (!loaded.ok) {
    for (const problem of loaded.problems) console.error(formatProblem(problem));
    return false;
  }
  const { dir, dealerDir, settings } = loaded.tenant;
  if (dealerDir !== undefined) return true;
  const { demo, file } = settings.feed;
  if (demo === null) return true;
  const { locations } = settings.locations;
  const order: DemoFeedOrder = { ...demo, tenantDir: dir, file, locations, now };
  const feed = await writeDemoFeed({ ...order, vehicles: vehicles ?? demo.vehicles });
  console.log(`${relative(root, feed.file)}: ${feed.vehicles} vehicles`);
  return true;
}

await runCommand(command, async ({ values }) => {
  const { tenant = listTenants(tenantsDir), date, vehicles } = values;
  if (vehicles !== undefined && !/^\d{1,6}$/.test(vehicles))
    throw new UsageError(`--vehicles ${vehicles} is not a number.`);
  const order = {
    now: date === undefined ? new Date() : new Date(`${dayOption(date)}T00:00:00Z`),
    vehicles: vehicles === undefined ? null : Number(vehicles),
  };
  let hasFailed = false;
  for (const slug of tenant) hasFailed = !(await writeFor(slug, order)) || hasFailed;
  return hasFailed ? 1 : 0;
});
