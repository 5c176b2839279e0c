import type { BuildOutcome, BuildRecord, BuildResultName } from './build-record.schema.ts';
import { type BuildProblem, type BuildReason, newEntry, type QueueEntry } from './queue-entry.schema.ts';

/** How long a lease lasts without renewal. */
export const LEASE_MS = 60_000;

/** Tries before a build waits to be requested again. */
export const MAX_BUILD_TRIES = 5;

const FIRST_WAIT_MS = 30_000;
/** A build is never scheduled further ahead. If one is, the clock was wrong when it was enqueued, and it is due now. */
export const LONGEST_WAIT_MS = 3_600_000;
/**
 * A worker lost once or twice is an accident of the machine; this many times in a row is caused by the build.
 */
const LOSSES_TO_TELL = 3;

/** A notice to send: a new problem, or the end of one. */
export interface BuildNews {
  readonly kind: 'problem' | 'well';
  readonly problem: BuildProblem;
}

export interface QueueChange {
  readonly entry: QueueEntry;
  readonly record?: BuildRecord | undefined;
  readonly news?: BuildNews | undefined;
}

/** When a worker may take the tenant: its build is due, or its lease has ended. Null: never. */
export function claimableAtMs({ lease, wanted }: QueueEntry): number | null {
  return lease?.untilMs ?? wanted?.dueMs ?? null;
}

/** Requests a build. Has no effect if one waits already; a running one is followed by another. */
export function enqueue(entry: QueueEntry, reason: BuildReason, nowMs: number): QueueEntry {
  const asked = mergeWishes(entry.wanted, { atMs: nowMs, reasons: [reason] });
  return { ...entry, failures: 0, wanted: { ...asked, dueMs: nowMs } };
}

export interface NewDay {
  /** The date in the tenant's zone: `2026-11-22`. */
  readonly day: string;
  readonly beganAtMs: number;
}

/** Requests the build of a new day, once; a build that waits, or that began on that day, counts as it. */
export function enqueueDay(entry: QueueEntry, { day, beganAtMs }: NewDay, nowMs: number): QueueEntry {
  if (entry.day === day) return entry;
  const isComing = entry.wanted !== null || (entry.lease !== null && entry.lease.sinceMs >= beganAtMs);
  return { ...(isComing ? entry : enqueue(entry, 'day', nowMs)), day };
}

/**
 * Requests a build for changed settings, once per fingerprint; a tenant that was never built waits for its
 * feed.
 */
export function enqueueSettings(entry: QueueEntry, stamp: string, nowMs: number): QueueEntry {
  if (entry.settings === stamp) return entry;
  const isBuilt = entry.live !== null || entry.problem !== null;
  const isChange = entry.settings !== null && isBuilt;
  return { ...(isChange ? enqueue(entry, 'settings', nowMs) : entry), settings: stamp };
}

/** Clears the entry of a removed tenant except its build number; null when nothing is to be cleared. */
export function forget(entry: QueueEntry): QueueEntry | null {
  if (entry.lease !== null || isForgotten(entry)) return null;
  return { ...newEntry, token: entry.token };
}

export function isForgotten({ wanted, lease, day, settings, live, problem }: QueueEntry): boolean {
  return [wanted, lease, day, settings, live, problem].every((part) => part === null);
}

interface Taking {
  readonly worker: string;
  readonly nowMs: number;
  readonly leaseMs: number;
}

/** Gives the tenant to a worker under a lease; null when it is not due. */
export function take(entry: QueueEntry, { worker, nowMs, leaseMs }: Taking): QueueEntry | null {
  if (entry.lease !== null || entry.wanted === null) return null;
  const { atMs, dueMs, reasons } = entry.wanted;
  if (dueMs > nowMs && dueMs <= nowMs + LONGEST_WAIT_MS) return null;
  const lease = {
    worker,
    sinceMs: nowMs,
    untilMs: nowMs + leaseMs,
    step: 'begins',
    wish: { atMs, reasons },
  };
  return { ...entry, wanted: null, lease, token: entry.token + 1 };
}

/** Extends the lease; null when the worker no longer holds it. */
export function renew(
  entry: QueueEntry,
  token: number,
  { step, untilMs }: { readonly step: string; readonly untilMs: number },
): QueueEntry | null {
  const lease = leaseOf(entry, token);
  return lease === null ? null : { ...entry, lease: { ...lease, step, untilMs } };
}

/** Whether this build may be published: it is the tenant's latest and its lease has not ended. */
export function mayPublish(entry: QueueEntry, token: number, nowMs: number): boolean {
  const lease = leaseOf(entry, token);
  return lease !== null && lease.untilMs > nowMs;
}

/** Handles a lost build (the lease ended or the worker died): the build is queued again. */
export function requeueLost(
  entry: QueueEntry,
  nowMs: number,
  sentences: readonly string[] = ['Its worker was not heard of again.'],
): QueueChange | null {
  if (entry.lease === null) return null;
  const failures = entry.failures + 1;
  const after = tryAgain(entry, failures, failures === 1 ? 0 : waitMs(failures - 1), nowMs);
  const record = recordOf(entry, { result: 'lost', nowMs, sentences });
  if (failures < LOSSES_TO_TELL) return { entry: after, record };
  return withProblem({ entry: after, record }, { kind: 'failed', sentences: [...sentences], sinceMs: nowMs });
}

/** Records the result of a build; null, and no change, if the worker no longer holds the lease. */
export function finish(
  entry: QueueEntry,
  token: number,
  outcome: BuildOutcome,
  nowMs: number,
): QueueChange | null {
  if (leaseOf(entry, token) === null) return null;
  switch (outcome.kind) {
    case 'done':
      return finishDone(entry, outcome, nowMs);
    case 'stopped':
      return {
        entry: tryAgain(entry, entry.failures, 0, nowMs),
        record: recordOf(entry, { result: 'stopped', nowMs }),
      };
    case 'lost':
      return requeueLost(entry, nowMs, outcome.sentences);
    default:
      return finishFailed(entry, { kind: outcome.kind, sentences: outcome.sentences }, nowMs);
  }
}

function finishDone(
  entry: QueueEntry,
  outcome: Extract<BuildOutcome, { kind: 'done' }>,
  nowMs: number,
): QueueChange {
  const { result, vehicles, pages, changed, release } = outcome;
  const problem = feedProblem(outcome, nowMs);
  const record = {
    ...recordOf(entry, { result: problem?.kind ?? result, nowMs, sentences: problem?.sentences }),
    vehicles,
    pages,
    changed,
    release,
  };
  const live = result === 'same' && entry.live !== null ? entry.live : { release, atMs: nowMs };
  const after = { ...entry, lease: null, failures: 0, live };
  if (problem !== null) return withProblem({ entry: after, record }, problem);
  const news = entry.problem === null ? undefined : ({ kind: 'well', problem: entry.problem } as const);
  return { entry: { ...after, problem: null }, record, news };
}

/** Why the built site shows the last good stock. */
function feedProblem(
  { held, unusable }: Extract<BuildOutcome, { kind: 'done' }>,
  sinceMs: number,
): BuildProblem | null {
  if (unusable.length > 0) return { kind: 'unusable', sentences: [...unusable], sinceMs };
  return held.length > 0 ? { kind: 'held', sentences: [...held], sinceMs } : null;
}

function finishFailed(
  entry: QueueEntry,
  outcome: { readonly kind: 'failed' | 'unusable' | 'outgrown'; readonly sentences: readonly string[] },
  nowMs: number,
): QueueChange {
  const sentences = [...outcome.sentences];
  const record = recordOf(entry, { result: outcome.kind, nowMs, sentences });
  // It was too large beside others; build it alone before that counts as a failure.
  if (outcome.kind === 'outgrown' && !entry.isLarge) {
    return { entry: { ...tryAgain(entry, entry.failures, 0, nowMs), isLarge: true }, record };
  }
  const failures = entry.failures + 1;
  const after = tryAgain(entry, failures, waitMs(failures), nowMs);
  const kind = outcome.kind === 'unusable' ? 'unusable' : 'failed';
  return withProblem({ entry: after, record }, { kind, sentences, sinceMs: nowMs });
}

/** Queues the same build again, unless it was tried often enough and nobody has requested it since. */
function tryAgain(entry: QueueEntry, failures: number, wait: number, nowMs: number): QueueEntry {
  const { wanted, lease } = entry;
  const after = { ...entry, lease: null, failures };
  if (lease === null || (wanted === null && failures >= MAX_BUILD_TRIES)) return { ...after, wanted };
  // It was requested during the build, so there is something new to build: no wait.
  if (wanted !== null) return { ...after, wanted: { ...wanted, ...mergeWishes(wanted, lease.wish) } };
  return { ...after, wanted: { ...lease.wish, dueMs: nowMs + wait } };
}

/** Exponential backoff: half a minute, one, two, up to an hour. */
function waitMs(failures: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
}

function withProblem(change: QueueChange, problem: BuildProblem): QueueChange {
  const known = change.entry.problem;
  if (known !== null && isSameProblem(known, problem)) {
    const entry = { ...change.entry, problem: { ...problem, sinceMs: known.sinceMs } };
    return { ...change, entry };
  }
  return { ...change, entry: { ...change.entry, problem }, news: { kind: 'problem', problem } };
}

/** Compares the sentences without their numbers, which differ from feed to feed. */
export function isSameProblem(
  one: Pick<BuildProblem, 'sentences'> & { readonly kind: string },
  other: Pick<BuildProblem, 'sentences'> & { readonly kind: string },
): boolean {
  const text = (sentences: readonly string[]) => sentences.join('\n').replace(/\d+/g, '0');
  return one.kind === other.kind && text(one.sentences) === text(other.sentences);
}

interface Wish {
  readonly atMs: number;
  readonly reasons: readonly BuildReason[];
}

function mergeWishes(known: Wish | null, more: Wish) {
  const atMs = Math.min(known?.atMs ?? more.atMs, more.atMs);
  return { atMs, reasons: [...new Set([...(known?.reasons ?? []), ...more.reasons])] };
}

function leaseOf(entry: QueueEntry, token: number) {
  return entry.token === token ? entry.lease : null;
}

interface RecordFacts {
  readonly result: BuildResultName;
  readonly nowMs: number;
  readonly sentences?: readonly string[] | undefined;
}

function recordOf(entry: QueueEntry, { result, nowMs, sentences = [] }: RecordFacts): BuildRecord {
  const { lease } = entry;
  return {
    reasons: lease?.wish.reasons ?? [],
    askedAtMs: lease?.wish.atMs ?? nowMs,
    beganAtMs: lease?.sinceMs ?? nowMs,
    endedAtMs: nowMs,
    worker: lease?.worker ?? '',
    result,
    sentences: [...sentences],
    vehicles: null,
    pages: null,
    changed: null,
    release: null,
  };
}
