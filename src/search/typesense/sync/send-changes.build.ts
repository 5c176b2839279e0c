import type { SearchDocument } from '../../engine/collection.ts';
import type { TypesenseServer } from '../server/typesense-server.build.ts';
import { dropQuietly, importDocuments } from './full-import.build.ts';
import type { SyncJob } from './sync-job.ts';
import type { SyncPlan } from './sync-plan.build.ts';
import type { SyncFailure } from './sync-result.ts';
import { timeOfRun } from './versions.ts';

/** As many as fit into one URL. */
const MAX_REMOVED = 100;

/**
 * Imports the changed documents into a temporary collection: Typesense has no dry run for imports, and rejected
 * documents must be known before the pages are published.
 */
export async function tryChanges(
  server: TypesenseServer,
  job: SyncJob,
  changed: readonly SearchDocument[],
  name: string,
): Promise<SyncFailure | null> {
  if (changed.length === 0) return null;
  try {
    await server.createCollection({ ...job.schema, name });
    const refused = await importDocuments(server, { ...job, onProgress: undefined }, changed, name);
    if (refused.length === 0) return null;
    const error = `Typesense did not take ${refused.length} of ${changed.length} changed cars. Searches find what they found before.`;
    return { ok: false, error, refused };
  } finally {
    await dropQuietly(server, name);
  }
}

/** Writes to the live collection; idempotent. */
export async function sendChanges(
  server: TypesenseServer,
  job: SyncJob,
  name: string,
  { changed, removed }: Extract<SyncPlan, { kind: 'changes' }>,
): Promise<SyncFailure | null> {
  await server.noteSync(name, timeOfRun(job.now));
  const refused = await importDocuments(server, job, changed, name);
  if (refused.length > 0) {
    const error = `Typesense did not take ${refused.length} of ${changed.length} changed cars; it has the others. The next run sends them again.`;
    return { ok: false, error, refused };
  }
  for (let at = 0; at < removed.length; at += MAX_REMOVED) {
    await server.deleteDocuments(name, removed.slice(at, at + MAX_REMOVED));
  }
  return null;
}
