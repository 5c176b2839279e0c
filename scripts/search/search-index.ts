import { join } from 'node:path';
import { siteStock } from '#src/site/price-verdicts.build.ts';
import { carCollection, RANK_FIELD } from '../../src/search/index/car-collection.ts';
import { collectionAlias } from '../../src/search/typesense/collection-alias.ts';
import { findServer } from '../../src/search/typesense/server/find-server.build.ts';
import { createSearchKey, wrongFilter } from '../../src/search/typesense/server/search-key.build.ts';
import { readTypesenseEnv } from '../../src/search/typesense/server/typesense-env.schema.ts';
import type { TypesenseServer } from '../../src/search/typesense/server/typesense-server.build.ts';
import { syncCollection } from '../../src/search/typesense/sync/sync-collection.build.ts';
import { type SyncProgress, syncReport } from '../../src/search/typesense/sync/sync-result.ts';
import { tenantDocuments } from '../../src/search/typesense/tenant-documents.ts';
import { readSnapshot } from '../../src/stock/snapshot.build.ts';
import { loadTenant } from '../../src/tenant/load/load-tenant.build.ts';
import { formatProblem } from '../../src/tenant/problem.ts';
import { defineCommand, runCommand, tenantsDirOption, UsageError } from '../command-line.ts';

const root = join(import.meta.dirname, '../..');

const command = defineCommand({
  name: 'search:index',
  about: "Puts a dealer's cars on its Typesense server.",
  options: {
    tenant: { type: 'string', value: 'SLUG', help: 'folder name below tenants/' },
    'dry-run': { type: 'boolean', default: false, help: 'say what would be done, change nothing' },
    full: { type: 'boolean', default: false, help: 'import all cars, although only some have changed' },
    'keep-old': { type: 'boolean', default: false, help: 'leave the collection that was live before' },
    'create-key': {
      type: 'boolean',
      default: false,
      help: "also make a search-only key for the dealer's site and print it",
    },
    filter: {
      type: 'string',
      value: 'FILTER_BY',
      help: 'with --create-key: the key finds only what matches, such as "car_type:=[Used]"',
    },
    'tenants-dir': { ...tenantsDirOption, default: join(root, 'tenants') },
  },
  notes: `TYPESENSE_ADMIN_KEY holds the server's key, TYPESENSE_URL its address; without TYPESENSE_URL the nodes of the
dealer's search.json are used. The cars are those of the last import (.data/ or DATA_DIR). The server is asked what it
holds; only cars that differ are sent. All are imported into a new collection, which goes live in one step, when there
is none yet, its fields have changed, it does not hold what it should, or more than half of the cars differ.`,
  example: '--tenant city-motors --dry-run',
});

/** Prints a line each second: small stocks print none. */
function progressLines(): (progress: SyncProgress) => void {
  let shownAt = Date.now();
  return ({ done, total }) => {
    if (Date.now() - shownAt < 1000) return;
    shownAt = Date.now();
    console.error(`imported ${done.toLocaleString('en-AU')} of ${total.toLocaleString('en-AU')}`);
  };
}

await runCommand(command, async ({ values: told }): Promise<number> => {
  const { tenant, filter = null } = told;
  if (!tenant) throw new UsageError('Which tenant? --tenant is missing.');
  if (filter !== null && !told['create-key']) throw new UsageError('--filter belongs to --create-key.');
  const loaded = loadTenant(told['tenants-dir'], tenant);
  if (!loaded.ok) return fail(loaded.problems.map(formatProblem).join('\n'));
  const { slug, settings } = loaded.tenant;
  const server = findServer(loaded.tenant, readTypesenseEnv(process.env));
  if (typeof server === 'string') return fail(server);
  const dataDir = process.env['DATA_DIR'] ?? join(root, '.data');
  const stock = await readSnapshot(dataDir, slug);
  if (stock === null) return fail(`${slug} has no stock yet: npm run import -- --tenant ${slug}`);
  const wrong = filter === null ? null : wrongFilter(filter, carCollection(collectionAlias(slug)));
  if (wrong !== null) return fail(`A key with that filter would find nothing. ${wrong}`);
  const now = new Date();
  const alias = collectionAlias(slug);
  const result = await syncCollection(server, {
    alias,
    schema: carCollection(alias),
    documents: tenantDocuments(siteStock(dataDir, loaded.tenant, stock).vehicles, settings, now),
    now,
    rankField: RANK_FIELD,
    isFull: told.full,
    keepOld: told['keep-old'],
    dryRun: told['dry-run'],
    onProgress: progressLines(),
  });
  if (!result.ok) return fail(syncReport(result));
  console.log(syncReport(result));
  if (settings.search.engine !== 'typesense') {
    console.log(
      `${slug} searches its embedded index; "engine": "typesense" in its search.json makes it search here.`,
    );
  }
  if (told['create-key'] && !told['dry-run']) await printKey(server, alias, { tenant, filter });
  return 0;
});

async function printKey(
  server: TypesenseServer,
  alias: string,
  { tenant, filter }: { tenant: string; filter: string | null },
): Promise<void> {
  const { value, id, earlier } = await createSearchKey(server, alias, filter);
  console.log(`\nSearch key ${id}, shown this once. It belongs into tenants/${tenant}/search.json:`);
  console.log(`  "typesense": { "nodes": ${JSON.stringify(server.nodes)}, "searchKey": "${value}" }`);
  if (earlier.length > 0) console.log(`Keys made before still work: ${earlier.join(', ')}.`);
}

function fail(message: string): number {
  console.error(message);
  return 1;
}
