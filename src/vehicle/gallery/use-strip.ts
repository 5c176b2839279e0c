import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { slideBeside } from './slides/slide-steps.ts';
import { keepUnscrolled, scrolledTo, whenSwitched, whenWheeled, whileScrolled } from './strip-events.ts';

/** State of the row of photos on the page. */
export type StripState = {
  readonly box: RefObject<HTMLDivElement | null>;
  /** Null until the row is first scrolled or a control is pressed: the browser may restore any scroll position. */
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
  const [isHidden, setHidden] = useState(false);
  // A layout effect ends before the one below, whose scrolling is not the shopper's.
  useLayoutEffect(() => {
    const strip = box.current;
    if (strip === null || start !== null || count < 2 || isHidden) return;
    const follow = () => {
      const place = scrolledTo(strip);
      if (place !== null) setIndex(place);
    };
    if (strip.scrollLeft > 0) follow();
    return whileScrolled(strip, follow, () =>
      flushSync(() => {
        setStart(scrolledTo(strip));
        follow();
      }),
    );
  }, [start, count, isHidden]);
  useLayoutEffect(() => {
    if (start === null || box.current === null) return;
    return keepUnscrolled(box.current);
  }, [start]);
  useEffect(() => {
    const strip = box.current;
    if (strip === null || start === null) return;
    return whenWheeled(strip, (by) => setIndex((at) => slideBeside(at ?? start, by, count)));
  }, [start, count]);
  useEffect(() => {
    const strip = box.current;
    if (strip === null) return;
    // "Leaving gallery resets the gallery index" (stock and vehicle §4). The browser remembers how far a hidden row
    // was scrolled, and it can be scrolled back only once it is shown.
    return whenSwitched(strip, (isNowHidden) => {
      setIndex(0);
      setHidden(isNowHidden);
      if (!isNowHidden) strip.scrollLeft = 0;
    });
  }, []);
  const move = (next: (from: number) => number) => {
    const scrolled = start === null && box.current !== null ? scrolledTo(box.current) : null;
    const from = scrolled ?? index ?? 0;
    if (count > 1) setStart(start ?? from);
    setIndex(next(from));
  };
  return { box, index, start, onSelect: setIndex, move };
}
