/** The row counts as resting, and a turn of the wheel as over, after this time without an event. */
const REST_MS = 150;

/** The photo at the scroll position; null while another view hides the row. */
export function scrolledTo(strip: HTMLElement): number | null {
  return strip.clientWidth === 0 ? null : Math.round(strip.scrollLeft / strip.clientWidth);
}

/**
 * Calls `onScroll` while the browser scrolls the row, and `onRest` when it rests and is not touched. The touch that
 * hydrated the island may still be in progress: it counts until touchend, or until a mouse, wheel or key event shows
 * that there was none. Moving the mouse does not postpone the rest, turning its wheel does. A hidden row never rests.
 */
export function whileScrolled(strip: HTMLElement, onScroll: () => void, onRest: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let isTouched = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    if (!isTouched) timer = setTimeout(() => scrolledTo(strip) !== null && onRest(), REST_MS);
  };
  const listen = (target: EventTarget, types: readonly string[], listener: (event: Event) => void) => {
    for (const type of types) target.addEventListener(type, listener, { signal, passive: true });
  };
  listen(window, ['touchstart', 'touchend', 'touchcancel'], (event) => {
    const { touches }: { readonly touches?: TouchList } = Object(event);
    isTouched = touches !== undefined && touches.length > 0;
    wait();
  });
  listen(window, ['mousemove', 'keydown'], () => {
    if (!isTouched) return;
    isTouched = false;
    wait();
  });
  listen(strip, ['wheel'], () => {
    isTouched = false;
    wait();
  });
  listen(strip, ['scroll'], () => {
    onScroll();
    wait();
  });
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}

/** Also ends scrolling that the browser began before the carousel took over, and carries on with after that. */
export function keepUnscrolled(strip: HTMLElement): () => void {
  const keep = () => {
    strip.scrollLeft = 0;
  };
  keep();
  strip.addEventListener('scroll', keep);
  return () => strip.removeEventListener('scroll', keep);
}

/** Calls back when another view hides the row, and when the row is shown again, before it is painted. */
export function whenSwitched(strip: HTMLElement, tell: (isHidden: boolean) => void): () => void {
  let wasHidden = false;
  const resized = new ResizeObserver((sizes) => {
    const isHidden = sizes.at(-1)?.contentRect.width === 0;
    if (isHidden !== wasHidden) tell(isHidden);
    wasHidden = isHidden;
  });
  resized.observe(strip);
  return () => resized.disconnect();
}

/** Calls back with 1 or -1 for each sideways turn of a wheel or swipe on a trackpad, however long it is. */
export function whenWheeled(strip: HTMLElement, onTurn: (by: number) => void): () => void {
  let last = Number.NEGATIVE_INFINITY;
  const turn = (event: WheelEvent) => {
    if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
    // The browser would go back or forward a page.
    event.preventDefault();
    if (event.timeStamp - last > REST_MS) onTurn(Math.sign(event.deltaX));
    last = event.timeStamp;
  };
  strip.addEventListener('wheel', turn, { passive: false });
  return () => strip.removeEventListener('wheel', turn);
}
