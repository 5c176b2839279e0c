import type { HeldDocument } from '../server/server-reply.schema.ts';
import type { TypesenseServer } from '../server/typesense-server.build.ts';
import type { SyncJob } from './sync-job.ts';
import { LONGEST_IMPORT_MS, timeOfRun, timeOfVersion } from './versions.ts';

/** The collection behind an alias, as read from the server: no state is stored locally. */
export type LiveCollection = {
  readonly name: string;
  /** Null if the alias points to a deleted collection. */
  readonly count: number | null;
  /** Start times of the last runs that wrote to it. */
  readonly times: readonly string[];
};

export type LiveDocuments = LiveCollection & { readonly documents: readonly HeldDocument[] };

export async function findLive(server: TypesenseServer, alias: string): Promise<LiveCollection | null> {
  const name = await server.liveVersion(alias);
  if (name === null) return null;
  const summary = await server.collection(name);
  const times = [timeOfVersion(alias, name) ?? [], summary?.metadata.lastSync ?? []].flat();
  return { name, count: summary?.num_documents ?? null, times };
}

export async function readLive(server: TypesenseServer, job: SyncJob): Promise<LiveDocuments | null> {
  const live = await findLive(server, job.alias);
  if (live === null) return null;
  const documents = live.count ? await server.heldDocuments(live.name, job.rankField ?? null) : [];
  return { ...live, documents };
}

/**
 * Why this run must not write: a later run has written newer stock. A time further ahead than any import takes is
 * ignored: it was written by a machine with a wrong clock, and could block updates for years.
 */
export function laterRun(live: LiveCollection | null, { now }: SyncJob): string | null {
  const last = timeOfRun(new Date(now.getTime() + LONGEST_IMPORT_MS));
  if (!live?.times.some((time) => time > timeOfRun(now) && time < last)) return null;
  return `${live.name} was brought up to date by a run that began after this one; it stays.`;
}
