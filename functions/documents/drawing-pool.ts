import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import type { Bytes, Draw } from './drawing.ts';
import { createWorkQueue } from './work-queue.ts';

interface PoolOptions {
  readonly reportError: (error: unknown) => void;
  /**
   * Number of processes that draw; by default all processors but one, which is left to the server.
   */
  readonly processes?: number;
  /** The worker's module. */
  readonly worker?: URL;
}

const usualWorker = new URL('drawing.worker.ts', import.meta.url);

const MAX_DRAWING_MS = 30_000;
const MAX_IDLE_MS = 20_000;

/**
 * Draws in a pool of processes that start on demand and end when idle. Processes instead of
 * threads, because libvips never returns memory to the system, and an image that crashes it would
 * take the server down.
 */
export function drawingPool(options: PoolOptions): Draw {
  const { reportError, processes = freeProcessors(), worker = usualWorker } = options;
  const pool = new Tinypool({
    runtime: 'child_process',
    filename: worker.href,
    name: 'draw',
    minThreads: 0,
    maxThreads: processes,
    idleTimeout: MAX_IDLE_MS,
    serialization: 'advanced',
    // An explicit environment keeps the server's secrets out. One libvips thread per process: a
    // drawing takes one processor and up to 100 MB.
    env: { UV_THREADPOOL_SIZE: '1' },
    execArgv: [],
  });
  // Without a listener, a process that is killed while idle would crash the server.
  pool.on('error', reportError);
  // When a process dies, the pool does not restart tasks in its own queue, so tasks wait in ours.
  const inTurn = createWorkQueue({ concurrency: processes });
  return (drawing) =>
    inTurn(async () => {
      const signal = AbortSignal.timeout(MAX_DRAWING_MS);
      const drawn: unknown = await pool.run(drawing, { signal }).catch((cause: unknown) => {
        throw new Error(`A document could not be drawn: ${messageOf(cause)}`);
      });
      return bytesOf(drawn);
    });
}

function freeProcessors(): number {
  return Math.max(1, availableParallelism() - 1);
}

/** Errors arrive from the other process as plain objects. */
function messageOf(cause: unknown): string {
  const hasMessage = typeof cause === 'object' && cause !== null && 'message' in cause;
  return hasMessage ? String(cause.message) : String(cause);
}

function bytesOf(drawn: unknown): Bytes {
  if (!(drawn instanceof Uint8Array))
    throw new Error('A document could not be drawn: the result has no bytes.');
  return new Uint8Array(drawn);
}
