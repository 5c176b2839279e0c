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

type Failure = Extract<SyncResult, { ok: false }>;

/** Documents that are on the server, whole, where nobody searches them yet. */
export interface UploadedCollection {
  readonly ok: true;
  /** Lets the alias point to them and clears away what was there before. Never throws for the server's sake. */
  readonly goLive: () => Promise<SyncResult>;
  /** Deletes them again. */
  readonly discard: () => Promise<void>;
}

/**
 * Puts documents into a new collection and lets the alias point to it once all of them are there; until
 * then, and whenever something goes wrong, searches find the old ones. Never throws for the server's sake.
 */
export async function syncCollection(server: TypesenseServer, job: SyncJob): Promise<SyncResult> {
  const uploaded = await uploadCollection(server, job);
  return uploaded.ok ? uploaded.goLive() : uploaded;
}

/** The first half of it, for who has something to do between both. */
export function uploadCollection(
  server: TypesenseServer,
  job: SyncJob,
): Promise<UploadedCollection | Failure> {
  return orFailure(() => upload(server, job));
}

async function orFailure<T>(work: () => Promise<T>): Promise<T | Failure> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ServerTrouble) return { ok: false, error: error.message, refused: [] };
    throw error;
  }
}

async function upload(server: TypesenseServer, job: SyncJob): Promise<UploadedCollection | Failure> {
  const { alias, documents, dryRun: isRehearsal } = job;
  const collections = await server.collections();
  const names = collections.map(({ name }) => name);
  if (names.includes(alias)) {
    const error = `${server.address} has a collection of the name ${alias}; searches need that name as an alias. Delete or rename the collection.`;
    return { ok: false, error, refused: [] };
  }
  const before = await server.liveVersion(alias);
  const digest = digestOf(job);
  const known = collections.find(({ name }) => name === before);
  const told = { ok: true, alias, before, documents: documents.length, isRehearsal } as const;
  const done = async (live: string, outcome: 'unchanged' | 'replaced'): Promise<SyncResult> => {
    return { ...told, outcome, live, ...(await removeOutdated(server, job, names, live)) };
  };
  if (before !== null && hasDigest(before, digest) && known?.num_documents === documents.length) {
    return { ok: true, goLive: () => done(before, 'unchanged'), discard: async () => undefined };
  }
  const version = versionName(alias, job.now, digest);
  const failure = isRehearsal ? null : await fill(server, job, version);
  if (failure !== null) return failure;
  const goLive = async (): Promise<SyncResult> => {
    const refused = isRehearsal ? null : await switchTo(server, job, version);
    return refused ?? done(version, 'replaced');
  };
  const discard = async () => {
    if (!isRehearsal) await dropQuietly(server, version);
  };
  return { ok: true, goLive: () => orFailure(goLive), discard };
}

/** When this fails too, the next run deletes it. */
async function dropQuietly(server: TypesenseServer, version: string): Promise<void> {
  await server.dropCollection(version).catch(() => undefined);
}

/** Writes the new version; what is not complete is deleted again. */
async function fill(server: TypesenseServer, job: SyncJob, version: string): Promise<Failure | null> {
  let isWhole = false;
  try {
    await server.createCollection({ ...job.schema, name: version });
    const refused = await importAll(server, job, version);
    const problem = refused.length > 0 ? refusal(refused, job) : await shortfall(server, job, version);
    if (problem !== null)
      return { ok: false, error: `${problem} Searches find what they found before.`, refused };
    isWhole = true;
    return null;
  } finally {
    if (!isWhole) await dropQuietly(server, version);
  }
}

/** Makes the new version live, unless a later run was quicker. */
async function switchTo(server: TypesenseServer, job: SyncJob, version: string): Promise<Failure | null> {
  let isLive = false;
  try {
    const rival = await server.liveVersion(job.alias);
    if (rival !== null && isVersionOf(job.alias, rival) && rival > version) {
      const error = `${rival}, begun after this run, went live first; it stays.`;
      return { ok: false, error, refused: [] };
    }
    await server.pointAlias(job.alias, version);
    isLive = true;
    return null;
  } finally {
    if (!isLive) await dropQuietly(server, version);
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
