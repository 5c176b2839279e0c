import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Photographs that have not scrolled for so long are at rest. */
const REST_MS = 150;

/** The photographs of a page, side by side in a box, and the one in sight. */
export type StripState = {
  readonly box: RefObject<HTMLDivElement | null>;
  /** Null while the browser itself scrolls the photographs, and knows alone where they are. */
  readonly index: number | null;
  /** The photograph at which the carousel took the scrolling over; null before it did. */
  readonly start: number | null;
  readonly onSelect: (index: number) => void;
  /** Goes to the slide that is found from the one in sight. */
  readonly move: (next: (from: number) => number) => void;
};

/**
 * The browser scrolls the photographs by itself until the shopper presses a control, or lets go of them and they are
 * at rest: then a carousel takes over at the same photograph, within one frame.
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

/** The photograph that the browser has scrolled to. */
function scrolledTo(strip: HTMLElement | null): number {
  return strip?.clientWidth ? Math.round(strip.scrollLeft / strip.clientWidth) : 0;
}

/**
 * Calls back when the photographs stand still and no finger is on them. The finger that woke the island may still be
 * there: it counts as there until it is lifted, or a mouse or a key tells that there was none.
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

/** "Leaving gallery resets the gallery index" (stock and vehicle §4): another view is shown in its place. */
function whenHidden(strip: HTMLElement, onHidden: () => void): () => void {
  const resized = new ResizeObserver((sizes) => {
    if (sizes.at(-1)?.contentRect.width === 0) onHidden();
  });
  resized.observe(strip);
  return () => resized.disconnect();
}
