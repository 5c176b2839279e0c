import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureDemoStock } from '#scripts/demo-stock/ensure-demo-stock.ts';
import { listTenants } from '#src/tenant/load/tenant-folder.build.ts';
import { runScript } from '../sites/run-script.ts';
import { addSettings, copyTenants } from '../sites/tenants-copy.ts';
import type { Figure } from './bars.ts';
import { watchMemory } from './process-memory.ts';

interface ManyTenants {
  readonly folder: string;
  readonly tenants: number;
  /** Number of cars per dealer. */
  readonly each: number;
}

/** Limit for a hundred tenants. */
const barSeconds = 240;
/** Maximum growth of memory from the first to the last quarter of the time. */
const maxGrowth = 1.25;
/** With fewer tenants, a quarter of the time would be only two or three builds. */
const fewTenants = 20;

/**
 * Builds many dealers that were never built before by one command. They are copies of the demo dealers, each with its
 * own address and stock.
 */
export async function measureManyTenants({ folder, tenants, each }: ManyTenants): Promise<Figure[]> {
  const root = resolve(folder);
  rmSync(root, { recursive: true, force: true });
  const tenantsDir = join(root, 'tenants');
  const slugs = await makeTenants(tenantsDir, tenants, each);
  const args = slugs.flatMap((slug) => ['--tenant', slug]);
  const out = ['--tenants-dir', tenantsDir, '--out', join(root, 'dist'), '--json'];
  const memory = watchMemory();
  const outcome = await runScript('build', [...args, ...out], {
    dataDir: join(root, 'data'),
    reportsDir: join(root, 'reports'),
  }).finally(memory.stop);
  const { peakMegabytes, growth } = memory.stop();
  const results: { pages: number }[] = JSON.parse(outcome.out);
  const pages = results.reduce((sum, result) => sum + result.pages, 0);
  rmSync(root, { recursive: true });
  const name = `${tenants} tenants × ${each} cars`;
  return [
    { what: `${name}: built`, value: outcome.seconds, unit: 's', bar: (barSeconds * tenants) / 100 },
    { what: `${name}: pages`, value: pages, unit: 'pages', bar: null },
    { what: `${name}: memory of all processes`, value: peakMegabytes, unit: 'MB', bar: null },
    {
      what: `${name}: memory, last quarter`,
      value: growth,
      unit: '× first',
      bar: tenants < fewTenants ? null : maxGrowth,
    },
  ];
}

async function makeTenants(tenantsDir: string, tenants: number, each: number): Promise<string[]> {
  copyTenants(tenantsDir);
  const originals = listTenants(tenantsDir);
  const slugs = Array.from({ length: tenants }, (_, index) => {
    const original = originals[index % originals.length] ?? '';
    const slug = `${original}-${index}`;
    cpSync(join(tenantsDir, original), join(tenantsDir, slug), { recursive: true });
    addSettings(tenantsDir, slug, 'site', { url: `https://www.${slug}.example` });
    const feed = JSON.parse(readFileSync(join(tenantsDir, slug, 'feed.json'), 'utf8'));
    feed.demo = { ...feed.demo, seed: feed.demo.seed + index, vehicles: each };
    writeFileSync(join(tenantsDir, slug, 'feed.json'), JSON.stringify(feed));
    return slug;
  });
  for (const original of originals) rmSync(join(tenantsDir, original), { recursive: true });
  await ensureDemoStock(tenantsDir, slugs, new Date());
  return slugs;
}
