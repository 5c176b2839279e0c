import { parentPort, workerData } from 'node:worker_threads';
import { StorageError } from '../../ports/database.ts';
import { openDatabase } from '../../storage/open-database.ts';
import type { Answer, Failure, Opening, ToThread } from './database-thread.ts';

/** The worker of `database-thread.ts`: opens the given file and executes requests. */
const port = parentPort;
const answer = (said: Answer) => port?.postMessage(said);

try {
  const { url, tables }: Opening = workerData;
  const { execute, transact } = await openDatabase({ url }, tables);
  port?.on('message', async (message: ToThread) => {
    // Ends only this thread, and closes all its handles of the file.
    if (message === 'end') return process.exit();
    const { id, statements, isOne } = message;
    try {
      const [first] = statements;
      const rows = isOne && first ? [await execute(first)] : await transact(statements);
      answer({ kind: 'done', id, rows });
    } catch (error) {
      answer({ kind: 'failed', id, failure: failureOf(error) });
    }
  });
  answer({ kind: 'open' });
} catch (error) {
  answer({ kind: 'not open', failure: failureOf(error) });
}

/** Errors lose their class and own properties between threads. */
function failureOf(error: unknown): Failure {
  if (error instanceof StorageError) return { fault: error.fault, message: messageOf(error.cause) };
  return { fault: null, message: messageOf(error) };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error ?? '');
}
