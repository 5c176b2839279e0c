import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CollectionSchema, SearchDocument } from '../engine/collection.ts';
import { importBatches } from './import-batches.ts';
import type { RefusedDocument } from './server-reply.schema.ts';
import { ServerTrouble } from './server-trouble.ts';
import type { SyncProgress, SyncResult } from './sync-result.ts';
import type { TypesenseServer } from './typesense-server.build.ts';
import { hasDigest, isVersionOf, outdatedVersions, versionName } from './versions.ts';

export type SyncJob = {
  /** The name that searches use. */
  readonly alias: string;
  readonly schema: CollectionSchema;
  /** In the order of import. */
  readonly documents: readonly SearchDocument[];
  readonly now: Date;
  /** Leaves collections that were live before. */
  readonly keepOld: boolean;
  /** Reads the server, changes nothing. */
  readonly dryRun: boolean;
  readonly onProgress?: ((progress: SyncProgress) => void) | undefined;
  /** Waits between looks at the count: nodes of a cluster follow their leader a little later. */
  readonly countPausesMs?: readonly number[];
};

/**
 * Puts documents into a new collection and lets the alias point to it once all of them are there; until
 * then, and whenever something goes wrong, searches find the old ones. Never throws for the server's sake.
 */
export async function syncCollection(server: TypesenseServer, job: SyncJob): Promise<SyncResult> {
  try {
    return await sync(server, job);
  } catch (error) {
    if (error instanceof ServerTrouble) return { ok: false, error: error.message, refused: [] };
    throw error;
  }
}

async function sync(server: TypesenseServer, job: SyncJob): Promise<SyncResult> {
  const { alias, documents } = job;
  const collections = await server.collections();
  const names = collections.map(({ name }) => name);
  if (names.includes(alias)) {
    const error = `${server.address} has a collection of the name ${alias}; searches need that name as an alias. Delete or rename the collection.`;
    return { ok: false, error, refused: [] };
  }
  const before = await server.liveVersion(alias);
  const digest = digestOf(job);
  const known = collections.find(({ name }) => name === before);
  if (before !== null && hasDigest(before, digest) && known?.num_documents === documents.length) {
    const { removed, left } = await removeOutdated(server, job, names, before);
    const result = { alias, live: before, before, documents: documents.length, isRehearsal: job.dryRun };
    return { ok: true, outcome: 'unchanged', ...result, removed, left };
  }
  const version = versionName(alias, job.now, digest);
  const failure = job.dryRun ? null : await fill(server, job, version);
  if (failure !== null) return failure;
  const { removed, left } = await removeOutdated(server, job, names, version);
  const next = { alias, live: version, before, documents: documents.length, isRehearsal: job.dryRun };
  return { ok: true, outcome: 'replaced', ...next, removed, left };
}

/** Writes the new version and makes it live; what is not complete is deleted again. */
async function fill(
  server: TypesenseServer,
  job: SyncJob,
  version: string,
): Promise<Extract<SyncResult, { ok: false }> | null> {
  let isLive = false;
  try {
    await server.createCollection({ ...job.schema, name: version });
    const refused = await importAll(server, job, version);
    const problem = refused.length > 0 ? refusal(refused, job) : await shortfall(server, job, version);
    if (problem !== null)
      return { ok: false, error: `${problem} Searches find what they found before.`, refused };
    const rival = await server.liveVersion(job.alias);
    if (rival !== null && isVersionOf(job.alias, rival) && rival > version) {
      const error = `${rival}, begun after this run, went live first; it stays.`;
      return { ok: false, error, refused: [] };
    }
    await server.pointAlias(job.alias, version);
    isLive = true;
    return null;
  } finally {
    // When this fails too, the next run deletes it.
    if (!isLive) await server.dropCollection(version).catch(() => undefined);
  }
}

async function importAll(server: TypesenseServer, job: SyncJob, version: string): Promise<RefusedDocument[]> {
  const { documents, onProgress } = job;
  const refused: RefusedDocument[] = [];
  let done = 0;
  for (const batch of importBatches(documents)) {
    refused.push(...(await server.importBatch(version, batch)));
    done += batch.ids.length;
    onProgress?.({ done, total: documents.length });
  }
  return refused;
}

function refusal(refused: readonly RefusedDocument[], { documents }: SyncJob): string {
  return `Typesense did not take ${refused.length} of ${documents.length} documents.`;
}

async function shortfall(server: TypesenseServer, job: SyncJob, version: string): Promise<string | null> {
  let count = await server.countOf(version);
  for (const pauseMs of job.countPausesMs ?? [200, 1000, 3000]) {
    if (count === job.documents.length) return null;
    await pause(pauseMs);
    count = await server.countOf(version);
  }
  if (count === job.documents.length) return null;
  return `${version} holds ${count} documents after the import of ${job.documents.length}.`;
}

async function removeOutdated(
  server: TypesenseServer,
  job: SyncJob,
  names: readonly string[],
  live: string,
): Promise<{ removed: string[]; left: string[] }> {
  const outdated = job.keepOld ? [] : outdatedVersions(job.alias, names, live);
  const left: string[] = [];
  for (const name of job.dryRun ? [] : outdated) {
    await server.dropCollection(name).catch(() => left.push(name));
  }
  return { removed: outdated.filter((name) => !left.includes(name)), left };
}

/** Of the schema and every document: equal digests need no import. */
function digestOf({ schema, documents }: SyncJob): string {
  const hash = createHash('sha256').update(JSON.stringify({ ...schema, name: '' }));
  for (const document of documents) hash.update(JSON.stringify(document));
  return hash.digest('hex').slice(0, 16);
}
