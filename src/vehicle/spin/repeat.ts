/** Does a task a number of times, evenly spaced, then tells that it is done; the function that it returns ends it early. */
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
