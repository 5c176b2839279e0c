import { createHash } from 'node:crypto';
import type { SearchDocument } from '../../engine/collection.ts';
import { HASH_FIELD, type HeldDocument } from '../server/server-reply.schema.ts';
import { keepRanks } from './keep-ranks.ts';
import type { LiveDocuments } from './live-collection.build.ts';
import type { SyncJob } from './sync-job.ts';
import type { FullReason } from './sync-result.ts';
import { hasDigest } from './versions.ts';

export type SyncPlan =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'changes';
      readonly changed: readonly SearchDocument[];
      readonly removed: readonly string[];
    }
  | { readonly kind: 'full'; readonly reason: FullReason; readonly documents: readonly SearchDocument[] };

/** Adds a hash of its content to each document, without the rank, which depends on other documents. */
export function withHashes(documents: readonly SearchDocument[]): SearchDocument[] {
  return documents.map((document) => ({ ...document, [HASH_FIELD]: digestOf(document) }));
}

/** The changes that bring the live collection up to date. The job's documents have hashes. */
export function planSync(job: SyncJob, live: LiveDocuments | null): SyncPlan {
  const reason = live === null ? 'first' : reasonForFull(job, live);
  if (live === null || reason !== null) return fullPlan(job, reason ?? 'first');
  const held = new Map(live.documents.map((document) => [document.id, document]));
  const changed = ranked(job, live.documents).filter((document) => {
    const { hash, rank } = held.get(document.id) ?? {};
    return document[HASH_FIELD] !== hash || (job.rankField !== undefined && document[job.rankField] !== rank);
  });
  for (const { id } of job.documents) held.delete(id);
  const removed = [...held.keys()];
  const changes = changed.length + removed.length;
  if (changes === 0) return { kind: 'none' };
  // In this case a full import is faster, and avoids a mix of old and new documents.
  return changes > live.documents.length / 2
    ? fullPlan(job, 'many-changes')
    : { kind: 'changes', changed, removed };
}

export function fullPlan(job: SyncJob, reason: FullReason): Extract<SyncPlan, { kind: 'full' }> {
  return { kind: 'full', reason, documents: ranked(job, []) };
}

function reasonForFull(job: SyncJob, live: LiveDocuments): FullReason | null {
  if (job.isFull) return 'asked';
  if (!hasDigest(live.name, schemaDigest(job))) return 'schema';
  return live.count === live.documents.length ? null : 'count';
}

/** Adds a rank to each document. A document keeps its rank on the server where possible, so that it need not be sent. */
function ranked({ documents, rankField }: SyncJob, held: readonly HeldDocument[]): readonly SearchDocument[] {
  if (rankField === undefined) return documents;
  const heldRanks = new Map(held.flatMap(({ id, rank }) => (rank === null ? [] : [[id, rank]])));
  const ranks = keepRanks(
    documents.map(({ id }) => id),
    heldRanks,
  );
  return documents.map((document, at) => ({ ...document, [rankField]: ranks[at] }));
}

/** A digest of all parameters of the collection; part of its name. */
export function schemaDigest({ schema }: SyncJob): string {
  return digestOf({ ...schema, name: '' });
}

function digestOf(value: object): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}
