import { setTimeout as pause } from 'node:timers/promises';
import { ServerTrouble } from '../server/server-trouble.ts';
import type { TypesenseServer } from '../server/typesense-server.build.ts';
import { dropQuietly, fillCollection, switchAlias } from './full-import.build.ts';
import { laterRun, readLive } from './live-collection.build.ts';
import { sendChanges, tryChanges } from './send-changes.build.ts';
import { type SyncJob, usualPausesMs } from './sync-job.ts';
import { fullPlan, planSync, type SyncPlan, schemaDigest, withHashes } from './sync-plan.build.ts';
import type { FullReason, SyncFailure, SyncOutcome, SyncResult } from './sync-result.ts';
import { outdatedVersions, versionName } from './versions.ts';

const MAYBE_PARTLY = ' Searches may find a part of the changes; the next run sends the rest.';

/** Uploaded documents that no search finds yet. */
export interface PreparedSync {
  readonly ok: true;
  /** Makes searches find them and deletes old collections. Never throws for errors of the server. */
  readonly goLive: () => Promise<SyncResult>;
  /** Deletes the uploaded documents. */
  readonly discard: () => Promise<void>;
}

/**
 * Brings a dealer's documents to the server. Where only some differ from what the live collection holds, those are
 * sent and the others deleted; else all go into a new collection, to which the alias switches once it is complete.
 * The server is asked what it holds, so that it does not matter how an earlier run ended. Never throws for the
 * server's sake.
 */
export async function syncCollection(server: TypesenseServer, job: SyncJob): Promise<SyncResult> {
  const prepared = await prepareSync(server, job);
  return prepared.ok ? prepared.goLive() : prepared;
}

/** The first phase alone, for callers with work between the two phases: if it fails, searches are unchanged. */
export function prepareSync(server: TypesenseServer, job: SyncJob): Promise<PreparedSync | SyncFailure> {
  return orFailure('', () => prepare(server, { ...job, documents: withHashes(job.documents) }));
}

async function orFailure<T>(besides: string, work: () => Promise<T>): Promise<T | SyncFailure> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ServerTrouble) return { ok: false, error: error.message + besides, refused: [] };
    throw error;
  }
}

/** The state of the server at the start of the run, and the name of the collection for a full import. */
type Found = { readonly names: readonly string[]; readonly before: string | null; readonly version: string };

async function prepare(server: TypesenseServer, job: SyncJob): Promise<PreparedSync | SyncFailure> {
  const names = (await server.collections()).map(({ name }) => name);
  const live = await readLive(server, job);
  const plan = planSync(job, live);
  const version = versionName(job.alias, job.now, schemaDigest(job));
  const error = nameClash(server, job, names, plan.kind === 'none' ? null : version);
  if (error !== null) return { ok: false, error, refused: [] };
  const found = { names, before: live?.name ?? null, version };
  const nothing = async () => undefined;
  if (job.dryRun)
    return { ok: true, goLive: () => done(server, job, found, outcomeOf(plan)), discard: nothing };
  if (plan.kind === 'full') {
    const failure = await fillCollection(server, job, plan.documents, version);
    const goLive = () => orFailure('', () => replace(server, job, found, plan.reason));
    return failure ?? { ok: true, goLive, discard: () => dropQuietly(server, version) };
  }
  const failure = plan.kind === 'none' ? null : await tryChanges(server, job, plan.changed, version);
  const goLive = () => orFailure(MAYBE_PARTLY, () => update(server, job, found));
  return failure ?? { ok: true, goLive, discard: nothing };
}

/** Why no collection can be created with the name for this run. */
function nameClash(
  { address }: TypesenseServer,
  { alias }: SyncJob,
  names: readonly string[],
  version: string | null,
): string | null {
  if (names.includes(alias)) {
    return `${address} has a collection of the name ${alias}; searches need that name as an alias. Delete or rename the collection.`;
  }
  const isTaken = version !== null && names.includes(version);
  return isTaken ? `${version} is of a run that began in the same millisecond; run it again.` : null;
}

function outcomeOf(plan: SyncPlan): SyncOutcome {
  if (plan.kind === 'none') return { kind: 'unchanged' };
  if (plan.kind === 'full') return { kind: 'replaced', reason: plan.reason };
  return { kind: 'updated', sent: plan.changed.length, removed: plan.removed.length };
}

/**
 * Sends changes until the server has no difference. If differences remain, for instance because another process
 * writes there, falls back to a full import into a new collection.
 */
async function update(server: TypesenseServer, job: SyncJob, found: Found): Promise<SyncResult> {
  const sent = new Set<string>();
  const removed = new Set<string>();
  for (const pauseMs of [0, 0, ...(job.lookPausesMs ?? usualPausesMs)]) {
    await pause(pauseMs);
    const live = await readLive(server, job);
    const error = laterRun(live, job);
    if (error !== null) return { ok: false, error, refused: [] };
    const plan = planSync(job, live);
    if (live !== null && plan.kind === 'none') {
      const isSame = sent.size + removed.size === 0;
      const changes = { kind: 'updated', sent: sent.size, removed: removed.size } as const;
      return done(server, job, { ...found, before: live.name }, isSame ? { kind: 'unchanged' } : changes);
    }
    if (live === null || plan.kind !== 'changes') continue;
    const failure = await sendChanges(server, job, live.name, plan);
    if (failure !== null) return failure;
    for (const { id } of plan.changed) sent.add(id);
    for (const id of plan.removed) removed.add(id);
  }
  const { documents, reason } = fullPlan(job, 'count');
  const failure = await fillCollection(server, job, documents, found.version);
  return failure ?? replace(server, job, found, reason);
}

async function replace(
  server: TypesenseServer,
  job: SyncJob,
  found: Found,
  reason: FullReason,
): Promise<SyncResult> {
  const failure = await switchAlias(server, job, found.version);
  return failure ?? done(server, job, found, { kind: 'replaced', reason });
}

/** Deletes old collections and creates the report. */
async function done(
  server: TypesenseServer,
  job: SyncJob,
  { names, before, version }: Found,
  outcome: SyncOutcome,
): Promise<SyncResult> {
  const { alias, dryRun: isRehearsal, documents } = job;
  const live = outcome.kind === 'replaced' || before === null ? version : before;
  const outdated = job.keepOld ? [] : outdatedVersions(alias, names, live, job.now);
  const left: string[] = [];
  for (const name of isRehearsal ? [] : outdated) {
    await server.dropCollection(name).catch(() => left.push(name));
  }
  const removed = outdated.filter((name) => !left.includes(name));
  return { ok: true, outcome, isRehearsal, alias, live, before, documents: documents.length, removed, left };
}
