import { type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Two taps within this time and distance are a double tap. */
const DOUBLE_MS = 350;
const DOUBLE_PX = 40;

/** A point of the photo in parts of its size, and where it is on the screen. */
interface Spot {
  readonly part: { readonly x: number; readonly y: number };
  readonly x: number;
  readonly y: number;
}

interface Magnifier {
  readonly isOn: boolean;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * Magnifies the photo at an index by a double tap or double click, and shows it whole again by another one or when the
 * index changes. The point that was tapped stays under the finger; `view` is the list item that is scrolled then.
 */
export function useMagnifier(
  index: number,
  view: RefObject<HTMLElement | null>,
  isPhoto: boolean,
): Magnifier {
  const [magnified, setMagnified] = useState<number | null>(null);
  const tap = useRef({ timeStamp: Number.NEGATIVE_INFINITY, x: 0, y: 0 });
  const spot = useRef<Spot | null>(null);
  const isOn = magnified === index;
  if (magnified !== null && !isOn) setMagnified(null);
  useLayoutEffect(() => {
    if (isOn && view.current && spot.current) scrollTo(view.current, spot.current);
  }, [isOn, view]);
  const onClick = ({ target, timeStamp, clientX: x, clientY: y }: MouseEvent) => {
    if (!isPhoto || !(target instanceof HTMLImageElement)) return;
    const before = tap.current;
    const isDouble =
      timeStamp - before.timeStamp < DOUBLE_MS && Math.hypot(x - before.x, y - before.y) < DOUBLE_PX;
    // A third tap is the first of the next two.
    tap.current = { timeStamp: isDouble ? Number.NEGATIVE_INFINITY : timeStamp, x, y };
    if (!isDouble) return;
    const { left, top, width, height } = target.getBoundingClientRect();
    spot.current = { part: { x: (x - left) / width, y: (y - top) / height }, x, y };
    setMagnified(isOn ? null : index);
  };
  return { isOn, onClick };
}

function scrollTo(view: HTMLElement, { part, x, y }: Spot): void {
  const photo = view.querySelector('img')?.getBoundingClientRect();
  if (!photo) return;
  view.scrollLeft += photo.left + part.x * photo.width - x;
  view.scrollTop += photo.top + part.y * photo.height - y;
}
