import { setTimeout as pause } from 'node:timers/promises';
import type { SearchDocument } from '../../engine/collection.ts';
import { halvesOf, type ImportBatch, importBatches } from '../server/import-batches.ts';
import type { RefusedDocument } from '../server/server-reply.schema.ts';
import { ServerTrouble } from '../server/server-trouble.ts';
import type { TypesenseServer } from '../server/typesense-server.build.ts';
import { findLive, laterRun } from './live-collection.build.ts';
import { type SyncJob, usualPausesMs } from './sync-job.ts';
import type { SyncFailure } from './sync-result.ts';

/** Uploads all documents to a new collection, which is deleted again if it is incomplete. */
export async function fillCollection(
  server: TypesenseServer,
  job: SyncJob,
  documents: readonly SearchDocument[],
  name: string,
): Promise<SyncFailure | null> {
  let isComplete = false;
  try {
    await server.createCollection({ ...job.schema, name });
    const refused = await importDocuments(server, job, documents, name);
    const problem =
      refused.length > 0
        ? `Typesense did not take ${refused.length} of ${documents.length} cars.`
        : await shortfall(server, job, name);
    if (problem !== null) {
      return { ok: false, error: `${problem} Searches find what they found before.`, refused };
    }
    isComplete = true;
    return null;
  } finally {
    if (!isComplete) await dropQuietly(server, name);
  }
}

/** Switches the alias to the new collection, unless a later run did so first. */
export async function switchAlias(
  server: TypesenseServer,
  job: SyncJob,
  name: string,
): Promise<SyncFailure | null> {
  let isLive = false;
  try {
    const error = laterRun(await findLive(server, job.alias), job);
    if (error !== null) return { ok: false, error, refused: [] };
    await server.pointAlias(job.alias, name);
    isLive = true;
    return null;
  } finally {
    if (!isLive) await dropQuietly(server, name);
  }
}

export async function importDocuments(
  server: TypesenseServer,
  { onProgress }: SyncJob,
  documents: readonly SearchDocument[],
  name: string,
): Promise<RefusedDocument[]> {
  const refused: RefusedDocument[] = [];
  let done = 0;
  for (const batch of importBatches(documents)) {
    refused.push(...(await importInParts(server, name, batch)));
    done += batch.ids.length;
    onProgress?.({ done, total: documents.length });
  }
  return refused;
}

/** A proxy in front of the server may take less at a time: nginx 1 MB, unless told otherwise. */
async function importInParts(
  server: TypesenseServer,
  name: string,
  batch: ImportBatch,
): Promise<RefusedDocument[]> {
  try {
    return await server.importBatch(name, batch);
  } catch (error) {
    const isTooLarge = error instanceof ServerTrouble && error.status === 413;
    if (!isTooLarge || batch.ids.length === 1) throw error;
    const refused: RefusedDocument[] = [];
    for (const half of halvesOf(batch)) refused.push(...(await importInParts(server, name, half)));
    return refused;
  }
}

/** If this fails too, a later run deletes it. */
export async function dropQuietly(server: TypesenseServer, name: string): Promise<void> {
  await server.dropCollection(name).catch(() => undefined);
}

async function shortfall(server: TypesenseServer, job: SyncJob, name: string): Promise<string | null> {
  let count = 0;
  for (const pauseMs of [0, ...(job.lookPausesMs ?? usualPausesMs)]) {
    await pause(pauseMs);
    count = (await server.collection(name))?.num_documents ?? 0;
    if (count === job.documents.length) return null;
  }
  return `${name} holds ${count} cars after the import of ${job.documents.length}.`;
}
