import { carCollection } from '#src/search/index/car-collection.ts';
import { collectionAlias } from '#src/search/typesense/collection-alias.ts';
import { findServer } from '#src/search/typesense/find-server.build.ts';
import { syncCollection } from '#src/search/typesense/sync-collection.build.ts';
import { syncReport } from '#src/search/typesense/sync-result.ts';
import { tenantDocuments } from '#src/search/typesense/tenant-documents.ts';
import { readTypesenseEnv } from '#src/search/typesense/typesense-env.schema.ts';
import { siteStock } from '#src/site/price-verdicts.build.ts';
import { readSnapshot } from '#src/stock/snapshot.build.ts';
import { noStock } from '#src/stock/snapshot.schema.ts';
import type { Tenant } from '#src/tenant/load-tenant.build.ts';

/**
 * Brings the stock that was built to the search server of a dealer that has one. Rejects with sentences; searches
 * then find what they found before.
 */
export async function syncSearch(tenant: Tenant, dataDir: string): Promise<void> {
  const { slug, settings } = tenant;
  if (settings.search.engine !== 'typesense') return;
  const server = findServer(tenant, readTypesenseEnv(process.env));
  if (typeof server === 'string') throw new Error(server);
  const stock = await readSnapshot(dataDir, slug);
  const now = new Date();
  const alias = collectionAlias(slug);
  const result = await syncCollection(server, {
    alias,
    schema: carCollection(alias),
    documents: tenantDocuments(siteStock(dataDir, tenant, stock ?? noStock).vehicles, settings, now),
    now,
    keepOld: false,
    dryRun: false,
    onProgress: () => undefined,
  });
  if (!result.ok) throw new Error(syncReport(result));
}
