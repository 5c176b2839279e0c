import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Without a scroll event for so long a row stands still. */
const REST_MS = 100;

/** Acts once, when no finger is on a row that the browser scrolls and it has come to rest. */
export function useRowRest(row: RefObject<HTMLElement | null>, act: (row: HTMLElement) => void): void {
  const onRest = useEffectEvent(act);
  useEffect(() => {
    const box = row.current;
    return box ? whenRowRests(box, () => onRest(box)) : undefined;
  }, [row]);
}

function whenRowRests(row: HTMLElement, act: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  let isTouched = false;
  let timer = 0;
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      // Without a box there is nothing to measure.
      if (isTouched || row.clientWidth === 0) return wait();
      waiting.abort();
      act();
    }, REST_MS);
  };
  const touch = (is: boolean) => () => {
    isTouched = is;
    wait();
  };
  row.addEventListener('touchstart', touch(true), { signal, passive: true });
  for (const type of ['touchend', 'touchcancel']) addEventListener(type, touch(false), { signal });
  row.addEventListener('scroll', wait, { signal, passive: true });
  signal.addEventListener('abort', () => clearTimeout(timer));
  wait();
  return () => waiting.abort();
}
