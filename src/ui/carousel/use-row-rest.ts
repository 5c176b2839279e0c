import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A row without a scroll event for this long is at rest. */
const REST_MS = 100;

/** Runs `act` once when the row is neither touched nor scrolling. */
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
      // A row that is not rendered cannot be measured.
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
