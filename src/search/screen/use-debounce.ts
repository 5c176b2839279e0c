import { useEffect, useState } from 'react';

/**
 * Debounces: runs the last task after `delayMs` without another one, and none after unmounting. While a task waits, it
 * is in `pending`.
 */
export function useDebounce(delayMs: number, pending?: Set<() => void>) {
  const [debounce] = useState(() => createDebounce(delayMs, pending));
  useEffect(() => debounce.cancel, [debounce]);
  return debounce;
}

function createDebounce(delayMs: number, pending = new Set<() => void>()) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = () => {};
  const cancel = () => {
    clearTimeout(timer);
    pending.delete(last);
  };
  const later = (task: () => void) => {
    cancel();
    last = () => {
      cancel();
      task();
    };
    pending.add(last);
    timer = setTimeout(last, delayMs);
  };
  return { later, cancel };
}
