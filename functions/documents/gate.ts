/** Runs what is given to it, at most `most` at once; the rest wait in the order in which they came. */
export function createGate(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // Whoever waits longest takes this place over, so the count stays.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
