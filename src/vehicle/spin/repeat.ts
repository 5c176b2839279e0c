/** Runs a task a number of times at equal intervals, then calls `done`; the returned function cancels it. */
export function repeat(times: number, everyMs: number, task: () => void, done: () => void): () => void {
  let left = times;
  const timer = setInterval(() => {
    if (left > 0) task();
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    done();
  }, everyMs);
  return () => clearInterval(timer);
}
