/** Thrown when the queue is full; the caller should try again later. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';

  constructor() {
    super('The queue is full.');
  }
}

interface QueueLimits {
  /** Maximum number of running tasks. */
  readonly concurrency: number;
  /** Maximum number of waiting tasks; unlimited by default. */
  readonly maxWaiting?: number;
}

/**
 * Runs tasks in the order in which they were added. Rejects with `QueueFull` when too many are
 * waiting.
 */
export function createWorkQueue({ concurrency, maxWaiting = Number.POSITIVE_INFINITY }: QueueLimits) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < concurrency) running += 1;
    else if (waiting.length < maxWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw new QueueFull();
    try {
      return await work();
    } finally {
      // The next task takes over this slot, so the count stays the same.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
