import { SEARCH_UPLOAD_FAILED } from '#src/ops/notice-text.ts';
import { carCollection, RANK_FIELD } from '#src/search/index/car-collection.ts';
import { collectionAlias } from '#src/search/typesense/collection-alias.ts';
import { findServer } from '#src/search/typesense/server/find-server.build.ts';
import { readTypesenseEnv } from '#src/search/typesense/server/typesense-env.schema.ts';
import { prepareSync } from '#src/search/typesense/sync/sync-collection.build.ts';
import { outcomeLine, syncReport } from '#src/search/typesense/sync/sync-result.ts';
import { typesenseDocuments } from '#src/site/opening/typesense-documents.build.ts';
import { readSnapshot } from '#src/stock/snapshot.build.ts';
import { noStock } from '#src/stock/snapshot.schema.ts';
import { dealerOf } from '#src/tenant/language-edition.ts';
import type { Tenant } from '#src/tenant/load/load-tenant.build.ts';

/** A dealer's cars on its search server, not yet visible to searches. */
export interface UploadedSearch {
  /** Makes searches use the new cars and says what was sent; rejects with sentences on what searches find instead. */
  readonly goLive: () => Promise<{ readonly search?: string }>;
  readonly discard: () => Promise<void>;
}

const noServer: UploadedSearch = { goLive: async () => ({}), discard: async () => undefined };

/** Uploads the built stock to the dealer's search server, if it has one. Rejects with sentences. */
export async function uploadSearch(tenant: Tenant, dataDir: string): Promise<UploadedSearch> {
  const { slug, settings } = tenant;
  if (settings.search.engine !== 'typesense') return noServer;
  const server = findServer(tenant, readTypesenseEnv(process.env));
  if (typeof server === 'string') throw new Error(`${SEARCH_UPLOAD_FAILED} ${server}`);
  const stock = await readSnapshot(dataDir, dealerOf(tenant));
  const now = new Date();
  const alias = collectionAlias(slug);
  const prepared = await prepareSync(server, {
    alias,
    schema: carCollection(alias),
    documents: typesenseDocuments(tenant, stock ?? noStock, { dataDir, now }),
    rankField: RANK_FIELD,
    now,
    keepOld: false,
    dryRun: false,
    onProgress: () => undefined,
  });
  if (!prepared.ok) throw new Error(`${SEARCH_UPLOAD_FAILED} ${syncReport(prepared)}`);
  const goLive = async () => {
    const result = await prepared.goLive();
    if (!result.ok)
      throw new Error(`${SEARCH_UPLOAD_FAILED} The pages are new nevertheless. ${syncReport(result)}`);
    return { search: outcomeLine(result) };
  };
  return { goLive, discard: prepared.discard };
}
