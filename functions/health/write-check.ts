import { StorageError, type StorageFault } from '../ports/database.ts';
import type { Ports } from '../ports/ports.ts';

interface Trouble {
  /** `slow`: the write has neither succeeded nor failed in time. */
  readonly fault: StorageFault | 'slow';
  /** For the operator. */
  readonly detail: string;
}

interface Check {
  readonly atMs: number;
  outcome: Promise<Trouble | null>;
  isOver: boolean;
}

/** More frequent checks share one write. */
const keptMs = 2000;

const slow: Trouble = {
  fault: 'slow',
  detail: 'A small write takes seconds: the database is locked by another process, or the disk is slow.',
};

/**
 * Creates a check that writes a row about as large as a lead and returns the problem, or null. It
 * waits at most `timeoutMs`.
 */
export function createWriteCheck(
  { database, now, reportError }: Pick<Ports, 'database' | 'now' | 'reportError'>,
  timeoutMs = 2000,
): () => Promise<Trouble | null> {
  let last: Check | undefined;

  async function write(): Promise<Trouble | null> {
    try {
      await database.execute({
        sql: `INSERT INTO health_checks (name, checked_at, filler) VALUES ('write', ?, zeroblob(4096))
          ON CONFLICT (name) DO UPDATE SET checked_at = excluded.checked_at, filler = excluded.filler`,
        args: [now()],
      });
      return null;
    } catch (error) {
      if (error instanceof StorageError) return { fault: error.fault, detail: error.message };
      reportError(error);
      return { fault: 'failing', detail: 'A small write failed; the log has the reason.' };
    }
  }

  function begin(): Check {
    const writing = write();
    const check: Check = { atMs: now(), outcome: within(writing, timeoutMs), isOver: false };
    void writing.then(() => {
      check.outcome = writing;
      check.isOver = true;
    });
    return check;
  }

  return () => {
    if (last === undefined || (last.isOver && Math.abs(now() - last.atMs) >= keptMs)) last = begin();
    return last.outcome;
  };
}

async function within(writing: Promise<Trouble | null>, ms: number): Promise<Trouble | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<Trouble>((resolve) => {
    timer = setTimeout(() => resolve(slow), ms);
  });
  try {
    return await Promise.race([writing, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
