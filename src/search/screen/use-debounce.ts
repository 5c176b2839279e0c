import { useEffect, useState } from 'react';

/** Debounces: runs the last task after `delayMs` without another one, and none after unmounting. */
export function useDebounce(delayMs: number) {
  const [debounce] = useState(() => createDebounce(delayMs));
  useEffect(() => debounce.cancel, [debounce]);
  return debounce;
}

function createDebounce(delayMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const later = (task: () => void) => {
    cancel();
    timer = setTimeout(task, delayMs);
  };
  return { later, cancel };
}
