import { type Database, type Row, type Statement, StorageError } from '../ports/database.ts';
import { isLocked } from './storage-error.ts';

type Transact = Database['transact'];

export interface LockWait {
  /** How long a statement is retried, from its request on, while another process holds the lock. */
  readonly timeoutMs: number;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  readonly pause: (ms: number) => Promise<void>;
}

interface Waiting {
  readonly statements: readonly Statement[];
  readonly done: (rows: readonly (readonly Row[])[]) => void;
  readonly failed: (error: unknown) => void;
  readonly untilMs: number;
}

/** Requests that could not be committed yet, in order. */
interface Postponed {
  readonly left: readonly Waiting[];
  readonly error: unknown;
}

/** Limits a group so that a commit, which blocks the file, takes only some milliseconds. */
const MAX_GROUP = 64;

/**
 * Concurrent transactions share a commit, and with it the fsync that takes most of the time. Each
 * is still atomic, runs in the order of its request and is answered once it is on disk; a failing
 * one does not affect the others. While another process holds the lock they are retried.
 */
export function groupCommit(transact: Transact, { timeoutMs, now, pause }: LockWait): Transact {
  const queue: Waiting[] = [];
  let isRunning = false;

  async function commitQueue(): Promise<void> {
    const waits = backoff();
    while (queue.length > 0) {
      const postponed = await commit(transact, queue.splice(0, MAX_GROUP));
      if (postponed === null) {
        waits.reset();
        // Lets requests that arrived during the fsync join the next group.
        await pause(0);
        continue;
      }
      queue.unshift(...postponed.left);
      giveUp(postponed.error);
      await pause(waits.next());
    }
  }

  function giveUp(error: unknown): void {
    const nowMs = now();
    const isOver = ({ untilMs }: Waiting) => untilMs <= nowMs;
    for (const { failed } of queue.filter(isOver)) failed(error);
    queue.splice(0, queue.length, ...queue.filter((waiting) => !isOver(waiting)));
  }

  async function start(): Promise<void> {
    isRunning = true;
    await pause(0);
    await commitQueue();
    isRunning = false;
  }

  return (statements) =>
    new Promise((done, failed) => {
      queue.push({ statements, done, failed, untilMs: now() + timeoutMs });
      if (!isRunning) void start();
    });
}

/** Retries while another process holds the lock. */
export async function whileLocked<T>(
  work: () => Promise<T>,
  { timeoutMs, now, pause }: LockWait,
): Promise<T> {
  const untilMs = now() + timeoutMs;
  for (const waits = backoff(); ; await pause(waits.next())) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error) || now() >= untilMs) throw error;
    }
  }
}

/** Short delays at first, as most locks are brief, up to one that visitors do not notice. */
function backoff() {
  let waitMs = 0;
  return {
    next: () => {
      waitMs = Math.min(100, Math.max(5, waitMs * 2));
      return waitMs;
    },
    reset: () => {
      waitMs = 0;
    },
  };
}

/**
 * Answers as much of the group as possible; returns the request that met a lock and all after it.
 */
async function commit(transact: Transact, group: readonly Waiting[]): Promise<Postponed | null> {
  try {
    const rows = await transact(group.flatMap(({ statements }) => statements));
    let first = 0;
    for (const { statements, done } of group) {
      done(rows.slice(first, first + statements.length));
      first += statements.length;
    }
    return null;
  } catch (error) {
    if (isLocked(error)) return { left: group, error };
    // The whole group was rolled back. After a storage failure, such as a full disk, no part of it
    // would succeed.
    if (group.length === 1 || error instanceof StorageError) {
      for (const { failed } of group) failed(error);
      return null;
    }
    const middle = Math.ceil(group.length / 2);
    const second = group.slice(middle);
    const postponed = await commit(transact, group.slice(0, middle));
    if (postponed !== null) return { ...postponed, left: [...postponed.left, ...second] };
    return commit(transact, second);
  }
}
