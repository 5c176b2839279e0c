interface Stepping extends HTMLElement {
  step(by: number): void;
}

/**
 * Has the next slide come by itself: while the show is in sight and nobody points at it or is in it, until somebody
 * takes it in hand or presses the button that stops it ("Pause, Stop, Hide", WCAG 2.2.2).
 */
export function startAutoplay(show: Stepping, seconds: number, signal: AbortSignal): void {
  const button = show.querySelector<HTMLElement>('[data-do="pause"]');
  let isStopped = false;
  let isSeen = false;
  const setStopped = (stopped: boolean) => {
    isStopped = stopped;
    button?.toggleAttribute('data-stopped', stopped);
    const words = stopped ? button?.dataset['play'] : button?.dataset['pause'];
    if (words) button?.setAttribute('aria-label', words);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      isSeen = entries.at(-1)?.isIntersecting ?? false;
    },
    { threshold: 0.5 },
  );
  observer.observe(show);
  button?.addEventListener('click', () => setStopped(!isStopped), { signal });
  show.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!(target instanceof Element && button?.contains(target))) setStopped(true);
    },
    { signal },
  );
  show.addEventListener(
    'keydown',
    ({ target }) => {
      if (target !== button) setStopped(true);
    },
    { signal },
  );
  const isHeld = () => show.matches(':hover') || show.querySelector(':focus-visible') !== null;
  const timer = setInterval(() => {
    if (isSeen && !isStopped && !document.hidden && !isHeld()) show.step(1);
  }, seconds * 1000);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    observer.disconnect();
  });
}
