/** Lets work run in parallel with other work, or alone (a read-write lock). */
export interface ExclusiveWork {
  readonly parallel: <T>(work: () => Promise<T>) => Promise<T>;
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Exclusive work waits for what is running; work requested after it waits until it is done. */
export function createExclusiveWork(): ExclusiveWork {
  let alone: Promise<unknown> = Promise.resolve();
  const running = new Set<Promise<unknown>>();

  function start<T>(work: () => Promise<T>): Promise<T> {
    const done = work();
    const settled = done.then(
      () => undefined,
      () => undefined,
    );
    running.add(settled);
    void settled.then(() => running.delete(settled));
    return done;
  }

  return {
    parallel: async (work) => {
      for (let turn: unknown = null; turn !== alone; ) {
        turn = alone;
        await alone;
      }
      return start(work);
    },
    alone: (work) => {
      const done = alone.then(() => Promise.all(running)).then(work);
      alone = done.then(
        () => undefined,
        () => undefined,
      );
      return done;
    },
  };
}
