import { useEffect, useRef, useState } from 'react';

const COUNT_MS = 250;

/** Animates a number from its last value to the new one, unless reduced motion is preferred. */
export function useCountUp(count: number): number {
  const [shown, setShown] = useState(count);
  const before = useRef(count);
  useEffect(() => {
    const from = before.current;
    before.current = count;
    if (from === count) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return setShown(count);
    const started = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - started) / COUNT_MS));
      setShown(Math.round(from + (count - from) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [count]);
  return shown;
}
