import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { feedSchema } from '../src/tenant/settings/feed.schema.ts';
import { locationSchema } from '../src/tenant/settings/locations.schema.ts';
import { type DemoFeedOrder, writeDemoFeed } from './demo-stock/write-demo-feed.ts';

const usage = `Writes the made-up stock of the demo dealers.

  npm run demo-stock -- [--tenant <slug>]... [--date YYYY-MM-DD] [--vehicles N]

  --tenant    only this dealer; may be given more than once
  --date      the day to write the feed for, instead of today
  --vehicles  how many, instead of what feed.json says`;

const root = fileURLToPath(new URL('../', import.meta.url));
const demoFeedSchema = v.object({
  file: v.optional(feedSchema.entries.file, 'stock/feed.csv'),
  demo: v.optional(feedSchema.entries.demo, null),
});
const branchesSchema = v.object({ locations: v.array(locationSchema) });

async function readJson(tenantDir: string, name: string): Promise<unknown> {
  return JSON.parse(await readFile(join(tenantDir, name), 'utf8'));
}

/** null for a dealer with a feed of his own. */
async function readOrder(slug: string, now: Date, vehicles: number | null): Promise<DemoFeedOrder | null> {
  const tenantDir = join(root, 'tenants', slug);
  const { file, demo } = v.parse(demoFeedSchema, await readJson(tenantDir, 'feed.json'));
  if (demo === null) return null;
  const { locations } = v.parse(branchesSchema, await readJson(tenantDir, 'locations.json'));
  return { ...demo, vehicles: vehicles ?? demo.vehicles, tenantDir, file, locations, now };
}

async function tenantSlugs(): Promise<string[]> {
  const entries = await readdir(join(root, 'tenants'), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name);
}

function parseCount(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^\d{1,6}$/.test(text)) throw new Error(`--vehicles wants a number, not "${text}".`);
  return Number(text);
}

function parseDay(text: string | undefined): Date {
  const day = text === undefined ? new Date() : new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) throw new Error(`--date wants a day such as 2026-08-14, not "${text}".`);
  return day;
}

const { values } = parseArgs({
  options: {
    tenant: { type: 'string', multiple: true },
    date: { type: 'string' },
    vehicles: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});

if (values.help === true) {
  console.log(usage);
} else {
  const now = parseDay(values.date);
  for (const slug of values.tenant ?? (await tenantSlugs())) {
    const order = await readOrder(slug, now, parseCount(values.vehicles));
    if (order === null) continue;
    const feed = await writeDemoFeed(order);
    console.log(`${relative(root, feed.file)}: ${feed.vehicles} vehicles`);
  }
}
