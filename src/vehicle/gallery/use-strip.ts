import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** The row counts as resting after this time without scrolling. */
const REST_MS = 150;

/** State of the row of photos on the page. */
export type StripState = {
  readonly box: RefObject<HTMLDivElement | null>;
  /** Null while the browser scrolls the row, because then only the browser knows the position. */
  readonly index: number | null;
  /** The slide at which the carousel took over; null before that. */
  readonly start: number | null;
  readonly onSelect: (index: number) => void;
  /** Goes to the slide that `next` returns for the current one. */
  readonly move: (next: (from: number) => number) => void;
};

/**
 * The browser scrolls the row until the shopper presses a control, or stops touching it and it rests; then the
 * carousel takes over at the same photo within one frame.
 */
export function useStrip(count: number): StripState {
  const box = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState<number | null>(null);
  const [index, setIndex] = useState<number | null>(count < 2 ? 0 : null);
  useEffect(() => {
    const strip = box.current;
    if (strip === null || start !== null || count < 2) return;
    return whenAtRest(strip, () =>
      flushSync(() => {
        setStart(scrolledTo(strip));
        setIndex(scrolledTo(strip));
      }),
    );
  }, [start, count]);
  useLayoutEffect(() => {
    if (start !== null && box.current !== null) box.current.scrollLeft = 0;
  }, [start]);
  useEffect(() => (box.current ? whenHidden(box.current, () => setIndex((at) => at && 0)) : undefined), []);
  const move = (next: (from: number) => number) => {
    const from = index ?? scrolledTo(box.current);
    if (count > 1) setStart(start ?? from);
    setIndex(next(from));
  };
  return { box, index, start, onSelect: setIndex, move };
}

/** The photo at the scroll position. */
function scrolledTo(strip: HTMLElement | null): number {
  return strip?.clientWidth ? Math.round(strip.scrollLeft / strip.clientWidth) : 0;
}

/**
 * Calls back when the row rests and is not touched. The touch that hydrated the island may still be in progress: it
 * counts until touchend, or until a mouse or key event shows that there was none.
 */
function whenAtRest(strip: HTMLElement, onRest: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let isTouched = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    if (!isTouched) timer = setTimeout(onRest, REST_MS);
  };
  const note = (event: Event) => {
    const { touches }: { readonly touches?: TouchList } = Object(event);
    isTouched = touches !== undefined && touches.length > 0;
    wait();
  };
  for (const type of ['touchstart', 'touchend', 'touchcancel', 'mousemove', 'keydown'])
    addEventListener(type, note, { signal, passive: true });
  strip.addEventListener('scroll', wait, { signal });
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}

/** "Leaving gallery resets the gallery index" (stock and vehicle §4): called when another view is selected. */
function whenHidden(strip: HTMLElement, onHidden: () => void): () => void {
  const resized = new ResizeObserver((sizes) => {
    if (sizes.at(-1)?.contentRect.width === 0) onHidden();
  });
  resized.observe(strip);
  return () => resized.disconnect();
}
