import { join } from 'node:path';
import { typesenseDocuments } from '#src/site/opening/typesense-documents.build.ts';
import { dealerOf } from '#src/tenant/language-edition.ts';
import { carCollection, RANK_FIELD } from '../../src/search/index/car-collection.ts';
import { collectionAlias } from '../../src/search/typesense/collection-alias.ts';
import { findServer } from '../../src/search/typesense/server/find-server.build.ts';
import { createSearchKey, wrongFilter } from '../../src/search/typesense/server/search-key.build.ts';
import { readTypesenseEnv } from '../../src/search/typesense/server/typesense-env.schema.ts';
import type { TypesenseServer } from '../../src/search/typesense/server/typesense-server.build.ts';
import { syncCollection } from '../../src/search/typesense/sync/sync-collection.build.ts';
import { type SyncProgress, syncReport } from '../../src/search/typesense/sync/sync-result.ts';
import { readSnapshot } from '../../src/stock/snapshot.build.ts';
import { loadTenant } from '../../src/tenant/load/load-tenant.build.ts';
import { formatProblem } from '../../src/tenant/problem.ts';
import {
  defineCommand,
  type ParsedArguments,
  runCommand,
  tenantsDirOption,
  UsageError,
} from '../command-line.ts';

const root = join(import.meta.dirname, '../..');

const command = defineCommand({
  name: 'search:index',
  about: "Uploads a dealer's cars to its Typesense server.",
  options: {
    tenant: { type: 'string', value: 'SLUG', help: 'folder name below tenants/' },
    'dry-run': { type: 'boolean', default: false, help: 'list the changes without making them' },
    full: { type: 'boolean', default: false, help: 'upload all cars, even if only some have changed' },
    'keep-old': { type: 'boolean', default: false, help: 'keep the previous collection' },
    'create-key': {
      type: 'boolean',
      default: false,
      help: "also create and print a search-only key for the dealer's site",
    },
    filter: {
      type: 'string',
      value: 'FILTER_BY',
      help: 'with --create-key: the key finds only matching cars, such as "car_type:=[Used]"',
    },
    'tenants-dir': { ...tenantsDirOption, default: join(root, 'tenants') },
  },
  notes: `TYPESENSE_ADMIN_KEY is the server's key, TYPESENSE_URL its address; default: the nodes in the
dealer's search.json. The cars are those of the last import (.data/ or DATA_DIR). Compares them with the server's
cars and sends only those that differ. Uploads all cars to a new collection and switches to it when there
is none yet, its fields have changed, its content is not as expected, or more than half of the cars differ.`,
  example: '--tenant city-motors --dry-run',
});

type Typed = ParsedArguments<typeof command.options>;
type Variables = Readonly<Record<string, string | undefined>>;

/** Prints a line each second: small stocks print none. */
function progressLines(): (progress: SyncProgress) => void {
  let shownAt = Date.now();
  return ({ done, total }) => {
    if (Date.now() - shownAt < 1000) return;
    shownAt = Date.now();
    console.error(`imported ${done.toLocaleString('en-AU')} of ${total.toLocaleString('en-AU')}`);
  };
}

async function uploadCars({ values }: Typed, variables: Variables): Promise<number> {
  const { tenant, filter = null } = values;
  if (!tenant) throw new UsageError('--tenant is missing: which dealer?');
  if (filter !== null && !values['create-key']) throw new UsageError('--filter needs --create-key.');
  const loaded = loadTenant(values['tenants-dir'], tenant);
  if (!loaded.ok) return fail(loaded.problems.map(formatProblem).join('\n'));
  const { slug, settings } = loaded.tenant;
  const server = findServer(loaded.tenant, readTypesenseEnv(variables));
  if (typeof server === 'string') return fail(server);
  const dataDir = variables['DATA_DIR'] ?? join(root, '.data');
  const stock = await readSnapshot(dataDir, dealerOf(loaded.tenant));
  if (stock === null) return fail(`${slug} has no stock yet: npm run import -- --tenant ${slug}`);
  const wrong = filter === null ? null : wrongFilter(filter, carCollection(collectionAlias(slug)));
  if (wrong !== null) return fail(`A key with that filter would find nothing. ${wrong}`);
  const now = new Date();
  const alias = collectionAlias(slug);
  const result = await syncCollection(server, {
    alias,
    schema: carCollection(alias),
    documents: typesenseDocuments(loaded.tenant, stock, { dataDir, now }),
    now,
    rankField: RANK_FIELD,
    isFull: values.full,
    keepOld: values['keep-old'],
    dryRun: values['dry-run'],
    onProgress: progressLines(),
  });
  if (!result.ok) return fail(syncReport(result));
  console.log(syncReport(result));
  if (settings.search.engine !== 'typesense') {
    console.log(
      `${slug} still uses its embedded index; set "engine": "typesense" in its search.json to use this server.`,
    );
  }
  if (values['create-key'] && !values['dry-run']) await printKey(server, alias, { tenant, filter });
  return 0;
}

async function printKey(
  server: TypesenseServer,
  alias: string,
  { tenant, filter }: { tenant: string; filter: string | null },
): Promise<void> {
  const { value, id, earlier } = await createSearchKey(server, alias, filter);
  console.log(`\nSearch key ${id}, shown only this once. Put it into tenants/${tenant}/search.json:`);
  console.log(`  "typesense": { "nodes": ${JSON.stringify(server.nodes)}, "searchKey": "${value}" }`);
  if (earlier.length > 0) console.log(`Earlier keys still work: ${earlier.join(', ')}.`);
}

function fail(message: string): number {
  console.error(message);
  return 1;
}

/** Runs the command with these arguments and environment variables. */
export async function runSearchIndex(args: readonly string[], variables: Variables): Promise<void> {
  await runCommand(command, (typed) => uploadCars(typed, variables), args);
}

if (import.meta.main) await runSearchIndex(process.argv.slice(2), process.env);
