import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import type { Bytes, Draw } from './drawing.ts';
import { createWorkQueue } from './work-queue.ts';

interface PoolOptions {
  readonly reportError: (error: unknown) => void;
  /** Programs that draw at the same time; one processor is left to the server. */
  readonly processes?: number;
  /** The file that draws. */
  readonly worker?: URL;
}

const usualWorker = new URL('drawing.worker.ts', import.meta.url);

const drawingMostMs = 30_000;
const idleMostMs = 20_000;

/**
 * Draws in processes of their own, which are started when needed and end soon after. Not in threads: libvips keeps its
 * memory for as long as the process lives, and a picture that crashes it would take the server along.
 */
export function drawingPool(options: PoolOptions): Draw {
  const { reportError, processes = freeProcessors(), worker = usualWorker } = options;
  const pool = new Tinypool({
    runtime: 'child_process',
    filename: worker.href,
    name: 'draw',
    minThreads: 0,
    maxThreads: processes,
    idleTimeout: idleMostMs,
    serialization: 'advanced',
    // No secret of the server's environment. One picture at a time: each takes a processor and up to 100 MB.
    env: { UV_THREADPOOL_SIZE: '1' },
    execArgv: [],
  });
  // Without a listener a process that is killed while idle would end the server.
  pool.on('error', reportError);
  // The pool starts nothing anew for what waits in its own queue when a process dies, so nothing may wait there.
  const inTurn = createWorkQueue({ concurrency: processes });
  return (drawing) =>
    inTurn(async () => {
      const signal = AbortSignal.timeout(drawingMostMs);
      const drawn: unknown = await pool.run(drawing, { signal }).catch((cause: unknown) => {
        throw new Error(`A document could not be drawn: ${messageOf(cause)}`);
      });
      return bytesOf(drawn);
    });
}

function freeProcessors(): number {
  return Math.max(1, availableParallelism() - 1);
}

/** Errors come from the other process as plain objects. */
function messageOf(cause: unknown): string {
  const isTold = typeof cause === 'object' && cause !== null && 'message' in cause;
  return isTold ? String(cause.message) : String(cause);
}

function bytesOf(drawn: unknown): Bytes {
  if (!(drawn instanceof Uint8Array)) throw new Error('A document could not be drawn: it has no bytes.');
  return new Uint8Array(drawn);
}
