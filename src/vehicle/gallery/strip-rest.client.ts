import { stripIndex } from './strip.client.ts';

export function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Calls once, in a frame in which no finger is on the strip and it has stopped at a photograph: what takes
 * the scrolling over then takes it over unseen. Returns how to give up waiting.
 */
export function whenAtRest(strip: HTMLElement, atRest: (index: number) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let isTouched = false;
  let frame = 0;
  const look = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const index = stripIndex(strip);
      const isSnapped = Math.abs(strip.scrollLeft - index * strip.clientWidth) < 2;
      if (isTouched || !isSnapped || strip.clientWidth === 0) return;
      stop.abort();
      atRest(index);
    });
  };
  const touched = (is: boolean) => () => {
    isTouched = is;
    if (!is) look();
  };
  strip.addEventListener('touchstart', touched(true), { signal, passive: true });
  for (const type of ['touchend', 'touchcancel']) addEventListener(type, touched(false), { signal });
  // Not all browsers tell of the end; looking while it moves costs little, as only a stop counts.
  for (const type of ['scroll', 'scrollend']) strip.addEventListener(type, look, { signal });
  const resized = new ResizeObserver(look);
  resized.observe(strip);
  signal.addEventListener('abort', () => {
    resized.disconnect();
    cancelAnimationFrame(frame);
  });
  look();
  return () => stop.abort();
}
