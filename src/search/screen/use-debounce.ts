import { useEffect, useState } from 'react';

/** Runs the last of several tasks once nothing came for `delayMs`; none when the component is gone. */
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
