/** Runs a task a number of times at equal intervals, then calls `done`; the returned function cancels it. */
export function repeat(times: number, everyMs: number, task: () => void, done: () => void): () => void {
  let left = times;
  const next = () => {
    if (left > 0) task();
    left -= 1;
    if (left > 0) timer = setTimeout(next, everyMs);
    else done();
  };
  let timer = setTimeout(next, everyMs);
  return () => clearTimeout(timer);
}
