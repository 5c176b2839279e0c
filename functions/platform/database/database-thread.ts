import { Worker } from 'node:worker_threads';
import {
  type Database,
  type Row,
  type Statement,
  StorageError,
  type StorageFault,
} from '../../ports/database.ts';
import type { Migration } from '../../storage/migrations/migrate.ts';
import { migrations } from '../../storage/migrations/migrations.ts';
import { databaseFile, databaseFileId, renameLostLog } from './database-file.ts';

/** What the thread opens: a file, with the tables that it is to have. */
export interface Opening {
  readonly url: string;
  readonly tables: readonly Migration[];
}

export interface Asked {
  readonly id: number;
  readonly statements: readonly Statement[];
  /** A single statement, which may be a read; otherwise a transaction. */
  readonly isOne: boolean;
}

/** A request, or that the thread is to end between two of them. */
export type ToThread = Asked | 'end';

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
  /** Call it only after all requests have been answered. */
  readonly close: () => Promise<void>;
}

/** Attempts of a request after the file was recreated, before it fails. */
const MAX_TRIES = 3;

/** Delay between two attempts to open a file. */
const RESTART_MS = 2000;

/**
 * A database file in a worker thread, so that locks, slow disks and long reads do not block the
 * server. When the file is lost, the thread ends, which closes all of SQLite's handles. Another
 * thread opens the file now at the path, or creates it, and repeats unanswered requests. If only
 * the log was lost, the last group may already be in the file, so increments in it count twice.
 * `reportError` receives each loss and each crash.
 */
export async function openDatabaseThread(
  url: string,
  reportError: (error: unknown) => void,
  tables: readonly Migration[] = migrations,
): Promise<ThreadDatabase> {
  const file = databaseFile(url) ?? url;
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let isReopening = false;
  let isClosed = false;
  let thread = await startThread({ url, tables });
  let fileId = databaseFileId(file);
  thread.listen({ hear, crashed });

  function hear(answer: Answer): void {
    const waiting = 'id' in answer ? pending.get(answer.id) : undefined;
    if (waiting === undefined || isReopening) return;
    const { asked, tries, done, failed } = waiting;
    if (answer.kind === 'done') done(answer.rows);
    else if (answer.kind !== 'failed') return;
    else if (answer.failure.fault === 'gone' && tries < MAX_TRIES) return void reopen();
    else failed(errorOf(answer.failure));
    pending.delete(asked.id);
  }

  function crashed(error: Error): void {
    if (isReopening || isClosed) return;
    reportError(error);
    // Unknown whether these were done, so they are not repeated.
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
        thread = await startThread({ url, tables });
        thread.listen({ hear, crashed });
        fileId = databaseFileId(file);
        isReopening = false;
      } catch (error) {
        failAll(error instanceof Error ? error : new StorageError('failing'));
        await new Promise((resolve) => setTimeout(resolve, RESTART_MS));
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
    const log = renameLostLog(file, new Date());
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

/** Resolves when the file is open; rejects with the reason when it cannot be opened. */
async function startThread(workerData: Opening): Promise<Thread> {
  const worker = new Worker(new URL('./database-worker.ts', import.meta.url), {
    workerData,
    execArgv: [],
  });
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const post = (message: ToThread) => worker.postMessage(message);
  // `terminate()` may interrupt libSQL within a statement, and libSQL then aborts the whole process.
  const end = () => {
    post('end');
    return exited;
  };
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
      worker.on('exit', () => crashed(new Error('The database thread ended.')));
    },
    post,
    end,
  };
}

function errorOf({ fault, message }: Failure): Error {
  return fault === null ? new Error(message) : new StorageError(fault, { cause: message });
}
