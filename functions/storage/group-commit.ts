import { type Database, type Row, type Statement, StorageError } from '../ports/database.ts';
import { isLocked } from './storage-error.ts';

type Transact = Database['transact'];

export interface Patience {
  /** How long a statement is tried again, from the moment it was asked for, while another process holds the lock. */
  readonly patienceMs: number;
  /** Milliseconds of any clock that never goes back. */
  readonly now: () => number;
  readonly pause: (ms: number) => Promise<void>;
}

interface Waiting {
  readonly statements: readonly Statement[];
  readonly done: (rows: readonly (readonly Row[])[]) => void;
  readonly failed: (error: unknown) => void;
  readonly untilMs: number;
}

/** What could not be committed yet, in order. */
interface Postponed {
  readonly left: readonly Waiting[];
  readonly error: unknown;
}

/** Keeps one commit, during which a file lets nothing else happen, to some milliseconds. */
const groupMost = 64;

/**
 * Transactions that are asked for at the same time share a commit, and with it the flush to the disk that makes up
 * most of its time. Each is still done whole or not at all, in the order of asking, and answered once it is on
 * disk; one that fails takes no other with it. While another process holds the lock they are tried again.
 */
export function groupCommit(transact: Transact, { patienceMs, now, pause }: Patience): Transact {
  const queue: Waiting[] = [];
  let isRunning = false;

  async function commitQueue(): Promise<void> {
    const waits = backoff();
    while (queue.length > 0) {
      const postponed = await commit(transact, queue.splice(0, groupMost));
      if (postponed === null) {
        waits.reset();
        // Lets those be heard who were asking while the disk was flushed: they share the next commit.
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
      queue.push({ statements, done, failed, untilMs: now() + patienceMs });
      if (!isRunning) void start();
    });
}

/** Tries again while another process holds the lock. */
export async function whileLocked<T>(
  work: () => Promise<T>,
  { patienceMs, now, pause }: Patience,
): Promise<T> {
  const untilMs = now() + patienceMs;
  for (const waits = backoff(); ; await pause(waits.next())) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error) || now() >= untilMs) throw error;
    }
  }
}

/** Soon at first, as most locks are held for a moment; never longer than a visitor notices. */
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

/** Answers all of the group that can be answered; what meets a lock is given back, and what follows it too. */
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
    // Nothing of the group was done. Of what fails as a whole, such as a full disk, no part would succeed.
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
