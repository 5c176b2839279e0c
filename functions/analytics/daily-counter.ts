import type { Database } from '../ports/database.ts';
import { addStatement, type DailyCount } from './count-event.ts';

/** Counts in memory, so that no request waits for the database; hosts write them regularly. */
export interface DailyCounter {
  readonly add: (counted: DailyCount, count?: number) => void;
  /** Writes what was counted. After a failure it is kept for the next time. Never rejects. */
  readonly flush: () => Promise<void>;
}

interface CounterOptions {
  readonly database: Database;
  readonly reportError: (error: unknown) => void;
}

/** Different counts between two writes. More are dropped: the numbers are worth less than the memory. */
const MAX_HELD = 20_000;

/** Statements in a transaction: it must not block the writing of a lead for long. */
const MAX_IN_TRANSACTION = 200;

export function createDailyCounter({ database, reportError }: CounterOptions): DailyCounter {
  let held = new Map<string, { readonly counted: DailyCount; count: number }>();

  const add = (counted: DailyCount, count = 1) => {
    const { site, day, kind, key } = counted;
    const name = JSON.stringify([site, day, kind, key]);
    const known = held.get(name);
    if (known !== undefined) known.count += count;
    else if (held.size < MAX_HELD) held.set(name, { counted, count });
  };

  async function flush(): Promise<void> {
    const counts = [...held.values()];
    held = new Map();
    for (let start = 0; start < counts.length; start += MAX_IN_TRANSACTION) {
      const part = counts.slice(start, start + MAX_IN_TRANSACTION);
      try {
        await database.transact(part.map(({ counted, count }) => addStatement(counted, count)));
      } catch (error) {
        for (const { counted, count } of counts.slice(start)) add(counted, count);
        reportError(error);
        return;
      }
    }
  }

  return { add, flush };
}

/** How much is lost at most when the process is killed. */
const WRITE_EVERY_MS = 30_000;

/** Writes regularly. Returns a function that stops it and writes what is left. */
export function startWritingCounts({ flush }: DailyCounter): () => Promise<void> {
  // One write at a time, so that stopping waits for the one that is under way.
  let writing = Promise.resolve();
  const write = () => {
    writing = writing.then(flush);
    return writing;
  };
  const timer = setInterval(() => void write(), WRITE_EVERY_MS);
  return () => {
    clearInterval(timer);
    return write();
  };
}
