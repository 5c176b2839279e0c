import type { RefusedDocument } from './server-reply.schema.ts';

export type SyncProgress = { readonly done: number; readonly total: number };

export type SyncResult =
  | {
      readonly ok: true;
      readonly outcome: 'replaced' | 'unchanged';
      /** Nothing was changed: the result tells what would have been. */
      readonly isRehearsal: boolean;
      readonly alias: string;
      readonly live: string;
      /** What the alias pointed to before; null for the first time. */
      readonly before: string | null;
      readonly documents: number;
      /** Collections that were deleted, or would be. */
      readonly removed: readonly string[];
      /** Old collections that could not be deleted; the next run tries again. */
      readonly left: readonly string[];
    }
  /** Searches find what they found before. */
  | { readonly ok: false; readonly error: string; readonly refused: readonly RefusedDocument[] };

/** Refused documents that a report names; more of them tend to have the same reason. */
const NAMED = 10;

export function syncReport(result: SyncResult): string {
  return result.ok ? successReport(result) : failureReport(result);
}

function successReport(result: Extract<SyncResult, { ok: true }>): string {
  const { isRehearsal, removed, left } = result;
  const verb = isRehearsal ? 'Would delete' : 'Deleted';
  return [
    outcomeLine(result),
    ...removed.map((name) => `${verb} ${name}.`),
    ...left.map((name) => `Could not delete ${name}; the next run will try again.`),
  ].join('\n');
}

function outcomeLine(result: Extract<SyncResult, { ok: true }>): string {
  const { outcome, isRehearsal, alias, live, before } = result;
  const documents = `${result.documents.toLocaleString('en-AU')} documents`;
  if (outcome === 'unchanged') return `${alias} is up to date: ${live} holds these ${documents} already.`;
  if (!isRehearsal) return `${alias} now finds ${documents} in ${live}.`;
  return `A rehearsal: ${documents} would go into ${live}, and ${alias} would leave ${before ?? 'nothing'} for it.`;
}

function failureReport({ error, refused }: Extract<SyncResult, { ok: false }>): string {
  const more = refused.length - NAMED;
  return [
    error,
    ...refused.slice(0, NAMED).map(({ id, reason }) => `  ${id}: ${reason}`),
    ...(more > 0 ? [`  and ${more.toLocaleString('en-AU')} more`] : []),
  ].join('\n');
}
