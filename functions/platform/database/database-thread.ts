import { Worker } from 'node:worker_threads';
import {
  type Database,
  type Row,
  type Statement,
  StorageError,
  type StorageFault,
} from '../../ports/database.ts';
import { databaseFile, databaseFileId, setLogAside } from './database-file.ts';

export interface Asked {
  readonly id: number;
  readonly statements: readonly Statement[];
  /** A statement by itself, which may be a read; else a transaction. */
  readonly isOne: boolean;
}

export interface Failure {
  /** Null when the statement is at fault. */
  readonly fault: StorageFault | null;
  readonly message: string;
}

export type Answer =
  | { readonly kind: 'open' }
  | { readonly kind: 'not open'; readonly failure: Failure }
  | { readonly kind: 'done'; readonly id: number; readonly rows: readonly (readonly Row[])[] }
  | { readonly kind: 'failed'; readonly id: number; readonly failure: Failure };

interface Pending {
  readonly asked: Asked;
  readonly done: (rows: readonly (readonly Row[])[]) => void;
  readonly failed: (error: Error) => void;
  tries: number;
}

export interface ThreadDatabase extends Database {
  /** Replies must be done. */
  readonly close: () => Promise<void>;
}

/** How often something is asked again of a file that was made anew, before it is refused. */
const triesMost = 3;

/** Between two tries to open a file that cannot be opened. */
const restartMs = 2000;

/**
 * A database file in a thread of its own: a lock, a slow disk or a long read never keeps the server from what
 * needs no storage. When the file is lost the thread ends, which closes all that SQLite held open, and another
 * opens what is at the path now, or makes it anew; what had not been answered is asked again. Where only the log was
 * lost, the last group may be in the file already: what it adds to a count is then counted twice. `reportError` hears
 * of each loss and each crash of the thread.
 */
export async function openDatabaseThread(
  url: string,
  reportError: (error: unknown) => void,
): Promise<ThreadDatabase> {
  const file = databaseFile(url) ?? url;
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let isReopening = false;
  let isClosed = false;
  let thread = await startThread(url);
  let fileId = databaseFileId(file);
  thread.listen({ hear, crashed });

  function hear(answer: Answer): void {
    const waiting = 'id' in answer ? pending.get(answer.id) : undefined;
    if (waiting === undefined || isReopening) return;
    const { asked, tries, done, failed } = waiting;
    if (answer.kind === 'done') done(answer.rows);
    else if (answer.kind !== 'failed') return;
    else if (answer.failure.fault === 'gone' && tries < triesMost) return void reopen();
    else failed(errorOf(answer.failure));
    pending.delete(asked.id);
  }

  function crashed(error: Error): void {
    if (isReopening || isClosed) return;
    reportError(error);
    // Whether it was done nobody knows, so it is not asked again.
    failAll(new StorageError('failing', { cause: error }));
    void reopen();
  }

  function failAll(error: Error): void {
    for (const { failed } of pending.values()) failed(error);
    pending.clear();
  }

  async function reopen(): Promise<void> {
    isReopening = true;
    await thread.end();
    noticeLoss();
    while (isReopening && !isClosed) {
      try {
        thread = await startThread(url);
        thread.listen({ hear, crashed });
        fileId = databaseFileId(file);
        isReopening = false;
      } catch (error) {
        failAll(error instanceof Error ? error : new StorageError('failing'));
        await new Promise((resolve) => setTimeout(resolve, restartMs));
      }
    }
    if (isClosed) return thread.end();
    for (const waiting of pending.values()) {
      waiting.tries += 1;
      thread.post(waiting.asked);
    }
  }

  function noticeLoss(): void {
    if (databaseFileId(file) === fileId) {
      if (!isThere(`${file}-wal`)) reportError(new Error(lostLog(file)));
      return;
    }
    const log = setLogAside(file, new Date());
    reportError(new Error(lostFile(file, log)));
  }

  const ask = (statements: readonly Statement[], isOne: boolean) =>
    new Promise<readonly (readonly Row[])[]>((done, failed) => {
      lastId += 1;
      const asked = { id: lastId, statements, isOne };
      pending.set(lastId, { asked, done, failed, tries: 1 });
      if (!isReopening) thread.post(asked);
    });

  return {
    execute: async (statement) => (await ask([statement], true))[0] ?? [],
    transact: (statements) => ask(statements, false),
    close: async () => {
      isClosed = true;
      await thread.end();
    },
  };
}

const isThere = (path: string) => databaseFileId(path) !== 'none';

const lostLog = (file: string) =>
  `The log of the database, ${file}-wal, was deleted while it was open: what had not been written into the file yet is lost.`;

const lostFile = (file: string, log: string | null) =>
  `The database ${file} was deleted, moved or replaced while it was open. From now on what is at that place is used, or a new file; what the lost one held is not in it.${
    log === null ? '' : ` Its log, with the newest rows, is kept as ${log}.`
  }`;

interface Listener {
  readonly hear: (answer: Answer) => void;
  readonly crashed: (error: Error) => void;
}

interface Thread {
  readonly listen: (listener: Listener) => void;
  readonly post: (asked: Asked) => void;
  readonly end: () => Promise<void>;
}

/** Resolves when the file is open; rejects with why it cannot be opened. */
async function startThread(url: string): Promise<Thread> {
  const worker = new Worker(new URL('./database-worker.ts', import.meta.url), {
    workerData: url,
    execArgv: [],
  });
  const end = async () => void (await worker.terminate());
  const first = await new Promise<Answer>((resolve, reject) => {
    worker.once('message', resolve).once('error', reject);
  });
  if (first.kind !== 'open') {
    await end();
    throw first.kind === 'not open' ? errorOf(first.failure) : new StorageError('failing');
  }
  return {
    listen: ({ hear, crashed }) => {
      worker.on('message', hear).on('error', crashed);
      worker.on('exit', () => crashed(new Error('The thread of the database ended.')));
    },
    post: (asked) => worker.postMessage(asked),
    end: async () => {
      worker.removeAllListeners();
      await end();
    },
  };
}

function errorOf({ fault, message }: Failure): Error {
  return fault === null ? new Error(message) : new StorageError(fault, { cause: message });
}
