import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildTenants } from '#src/publish/build-tenants.build.ts';
import { terminalWatcher, resultTable } from '#src/publish/build-report.ts';
import { listTenants } from '#src/tenant/load-tenant.build.ts';

const usage = `npm run build -- [--tenant <slug>…] [--tenants-dir DIR] [--feed FILE] [--out DIR] [--json]

  --tenant       build this tenant; repeat for more; without it all are built
  --tenants-dir  folder of the tenants (tenants)
  --feed         stock feed in place of the one in feed.json; needs exactly one --tenant
  --out          where the sites go (dist)
  --json         print the result as JSON instead of a table`;

/** `npm run build`: exit code 1 if any tenant failed; the others are built all the same. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      tenant: { type: 'string', multiple: true },
      'tenants-dir': { type: 'string', default: 'tenants' },
      feed: { type: 'string' },
      out: { type: 'string', default: 'dist' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return console.log(usage);
  const tenantsDir = resolve(values['tenants-dir']);
  const slugs = values.tenant ?? listTenants(tenantsDir);
  if (values.feed !== undefined && slugs.length !== 1) {
    throw new Error('--feed needs exactly one --tenant: a feed belongs to one dealer.');
  }
  const dataDir = resolve(process.env['DATA_DIR'] ?? '.data');
  const jobs = [...new Set(slugs)].map((slug) => ({
    slug,
    tenantsDir,
    dataDir,
    reportsDir: resolve('reports'),
    outDir: resolve(values.out),
    feed: values.feed === undefined ? null : resolve(values.feed),
    now: new Date().toISOString(),
  }));
  const watcher = terminalWatcher(process.stderr, jobs.length);
  const results = await buildTenants(jobs, Math.min(2, availableParallelism()), watcher);
  console.log(values.json ? JSON.stringify(results, null, 2) : resultTable(results));
  process.exitCode = results.every((result) => result.ok) ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.error(`\n${usage}`);
  process.exitCode = 1;
});
