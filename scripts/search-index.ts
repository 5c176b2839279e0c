import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { carCollection } from '../src/search/index/car-collection.ts';
import { collectionAlias } from '../src/search/typesense/collection-alias.ts';
import { findServer } from '../src/search/typesense/find-server.build.ts';
import { createSearchKey } from '../src/search/typesense/search-key.build.ts';
import { syncCollection } from '../src/search/typesense/sync-collection.build.ts';
import { type SyncProgress, syncReport } from '../src/search/typesense/sync-result.ts';
import { tenantDocuments } from '../src/search/typesense/tenant-documents.ts';
import { readTypesenseEnv } from '../src/search/typesense/typesense-env.schema.ts';
import type { TypesenseServer } from '../src/search/typesense/typesense-server.build.ts';
import { readSnapshot } from '../src/stock/snapshot.build.ts';
import { loadTenant } from '../src/tenant/load-tenant.build.ts';
import { formatProblem } from '../src/tenant/problem.ts';

const usage = `Puts a tenant's cars on its Typesense server.

  npm run search:index -- --tenant <slug> [--dry-run] [--keep-old] [--create-key [--filter <filter_by>]]

  --tenant       folder name below tenants/
  --dry-run      say what would be done, change nothing
  --keep-old     leave the collection that was live before
  --create-key   also make a search-only key for the tenant's site and print it
  --filter       with --create-key: the key finds only what matches, such as "car_type:=[Used]"
  --tenants-dir  where the tenants are; "tenants" unless said otherwise

TYPESENSE_ADMIN_KEY holds the server's key, TYPESENSE_URL its address; without TYPESENSE_URL the nodes of the
tenant's search.json are used. The cars are those of the last import (.data/ or DATA_DIR). Searches change to the
new cars in one step, once all of them are there; if anything fails they find what they found before.`;

const root = join(import.meta.dirname, '..');

type Arguments = {
  tenant: string;
  tenantsDir: string;
  keepOld: boolean;
  dryRun: boolean;
  createKey: boolean;
  filter: string | null;
};

function readArguments(): Arguments | string {
  try {
    const { values } = parseArgs({
      options: {
        tenant: { type: 'string' },
        'tenants-dir': { type: 'string', default: join(root, 'tenants') },
        'dry-run': { type: 'boolean', default: false },
        'keep-old': { type: 'boolean', default: false },
        'create-key': { type: 'boolean', default: false },
        filter: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) return '';
    if (!values.tenant) return 'Which tenant? --tenant is missing.';
    if (values.filter !== undefined && !values['create-key']) return '--filter belongs to --create-key.';
    return {
      tenant: values.tenant,
      tenantsDir: values['tenants-dir'],
      keepOld: values['keep-old'],
      dryRun: values['dry-run'],
      createKey: values['create-key'],
      filter: values.filter ?? null,
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A line a second, so that large stocks show that they move and small ones stay silent. */
function progressLines(): (progress: SyncProgress) => void {
  let shownAt = Date.now();
  return ({ done, total }) => {
    if (Date.now() - shownAt < 1000) return;
    shownAt = Date.now();
    console.error(`imported ${done.toLocaleString('en-AU')} of ${total.toLocaleString('en-AU')}`);
  };
}

async function run(told: Arguments): Promise<number> {
  const loaded = loadTenant(told.tenantsDir, told.tenant);
  if (!loaded.ok) return fail(loaded.problems.map(formatProblem).join('\n'));
  const { slug, settings } = loaded.tenant;
  const server = findServer(loaded.tenant, readTypesenseEnv(process.env));
  if (typeof server === 'string') return fail(server);
  const stock = await readSnapshot(process.env['DATA_DIR'] ?? join(root, '.data'), slug);
  if (stock === null) return fail(`${slug} has no stock yet: npm run import -- --tenant ${slug}`);
  const now = new Date();
  const alias = collectionAlias(slug);
  const result = await syncCollection(server, {
    alias,
    schema: carCollection(alias),
    documents: tenantDocuments(stock.vehicles, settings, now),
    now,
    keepOld: told.keepOld,
    dryRun: told.dryRun,
    onProgress: progressLines(),
  });
  if (!result.ok) return fail(syncReport(result));
  console.log(syncReport(result));
  if (settings.search.engine !== 'typesense') {
    console.log(
      `${slug} searches its embedded index; "engine": "typesense" in its search.json makes it search here.`,
    );
  }
  if (told.createKey && !told.dryRun) await printKey(server, alias, told);
  return 0;
}

async function printKey(
  server: TypesenseServer,
  alias: string,
  { tenant, filter }: Arguments,
): Promise<void> {
  const { value, id, earlier } = await createSearchKey(server, alias, filter);
  console.log(`\nSearch key ${id}, shown this once. It belongs into tenants/${tenant}/search.json:`);
  console.log(`  "typesense": { "nodes": [${JSON.stringify(server.address)}], "searchKey": "${value}" }`);
  if (earlier.length > 0) console.log(`Keys made before still work: ${earlier.join(', ')}.`);
}

function fail(message: string): number {
  console.error(message);
  return 1;
}

async function main(): Promise<number> {
  const told = readArguments();
  if (told === '') {
    console.log(usage);
    return 0;
  }
  if (typeof told === 'string') {
    console.error(`${told}\n\n${usage}`);
    return 2;
  }
  return run(told).catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
}

process.exitCode = await main();
