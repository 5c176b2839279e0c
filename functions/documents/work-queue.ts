/** The queue holds as much as it may: whoever asked should ask again later. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';

  constructor() {
    super('The queue is full.');
  }
}

interface QueueLimits {
  /** How much runs at once. */
  readonly concurrency: number;
  /** How much waits beyond that; without it there is no bound. */
  readonly waitingMost?: number;
}

/** Runs what is given to it, in the order in which it came. Rejects with `QueueFull` when too much waits already. */
export function createWorkQueue({ concurrency, waitingMost = Number.POSITIVE_INFINITY }: QueueLimits) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < concurrency) running += 1;
    else if (waiting.length < waitingMost) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw new QueueFull();
    try {
      return await work();
    } finally {
      // The next one takes this place over, so the count stays.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
