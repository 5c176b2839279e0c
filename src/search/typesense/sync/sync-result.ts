import type { RefusedDocument } from '../server/server-reply.schema.ts';

export type SyncProgress = { readonly done: number; readonly total: number };

/** Why all cars are uploaded to a new collection. */
export type FullReason = 'first' | 'schema' | 'count' | 'many-changes' | 'asked';

export type SyncOutcome =
  | { readonly kind: 'unchanged' }
  /** To the live collection. */
  | { readonly kind: 'updated'; readonly sent: number; readonly removed: number }
  | { readonly kind: 'replaced'; readonly reason: FullReason };

export type SyncSuccess = {
  readonly ok: true;
  readonly outcome: SyncOutcome;
  /** A dry run: nothing was changed. */
  readonly isRehearsal: boolean;
  readonly alias: string;
  readonly live: string;
  /** The previous target of the alias; null for the first time. */
  readonly before: string | null;
  readonly documents: number;
  /** Collections that were deleted, or would be. */
  readonly removed: readonly string[];
  /** Old collections that could not be deleted; the next run retries. */
  readonly left: readonly string[];
};

/** The error says what searches find now. */
export type SyncFailure = {
  readonly ok: false;
  readonly error: string;
  readonly refused: readonly RefusedDocument[];
};

export type SyncResult = SyncSuccess | SyncFailure;

/** Maximum number of rejected documents in a report; others usually have the same reason. */
const NAMED = 10;

export function syncReport(result: SyncResult): string {
  return result.ok ? successReport(result) : failureReport(result);
}

function successReport(result: SyncSuccess): string {
  const { isRehearsal, removed, left } = result;
  const verb = isRehearsal ? 'Would delete' : 'Deleted';
  return [
    outcomeLine(result),
    ...removed.map((name) => `${verb} ${name}.`),
    ...left.map((name) => `Could not delete ${name}; the next run will try again.`),
  ].join('\n');
}

const reasons: Readonly<Record<FullReason, string>> = {
  first: 'no collection was live before',
  schema: 'the fields of the collection have changed',
  count: 'the live collection did not hold what it should',
  'many-changes': 'more than half of them have changed',
  asked: 'a full import was asked for',
};

const whole = (count: number) => count.toLocaleString('en-AU');

/** The result in one line, or for a dry run what it would be. */
export function outcomeLine({ outcome, isRehearsal, alias, live, documents }: SyncSuccess): string {
  const cars = `${whole(documents)} cars`;
  switch (outcome.kind) {
    case 'unchanged':
      return `${alias} is up to date: ${live} holds these ${cars} already.`;
    case 'updated': {
      const what = `${whole(outcome.sent)} changed and ${isRehearsal ? 'remove' : 'removed'} ${whole(outcome.removed)} of ${cars}`;
      return isRehearsal ? `A rehearsal: would send ${what} in ${live}.` : `Sent ${what} in ${live}.`;
    }
    case 'replaced': {
      const why = `in full, because ${reasons[outcome.reason]}`;
      return isRehearsal
        ? `A rehearsal: would import ${cars} into ${live}, ${why}.`
        : `${alias} now finds ${cars} in ${live}, imported ${why}.`;
    }
  }
}

function failureReport({ error, refused }: SyncFailure): string {
  const more = refused.length - NAMED;
  return [
    error,
    ...refused.slice(0, NAMED).map(({ id, reason }) => `  ${id}: ${reason}`),
    ...(more > 0 ? [`  and ${whole(more)} more`] : []),
  ].join('\n');
}
