/** Runs the last of several tasks once nothing came for `delayMs`. */
export function createDebounce(delayMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const later = (task: () => void) => {
    cancel();
    timer = setTimeout(task, delayMs);
  };
  return { later, cancel };
}
