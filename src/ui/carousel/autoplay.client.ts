/**
 * Advances carousels with `data-seconds` while they are in view, until the visitor hovers, focuses or operates them
 * ("Pause, Stop, Hide", WCAG 2.2.2). It needs no hydration: this script scrolls a row that is not hydrated, while a
 * hydrated island turns the slide itself and cancels the event `slide-due`.
 */
export function startAutoplay(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const carousel of document.querySelectorAll<HTMLElement>('.carousel[data-seconds]')) {
    let isSeen = false;
    const observer = new IntersectionObserver(
      (entries) => {
        isSeen = entries.at(-1)?.isIntersecting ?? false;
      },
      { threshold: 0.5 },
    );
    observer.observe(carousel);
    for (const type of ['pointerdown', 'keydown']) carousel.addEventListener(type, stop);
    setInterval(() => {
      if (!isSeen || document.hidden || carousel.matches('[data-stopped], :hover, :has(:focus-visible)'))
        return;
      if (carousel.dispatchEvent(new Event('slide-due', { cancelable: true }))) scrollOn(carousel);
    }, Number(carousel.dataset['seconds']) * 1000);
  }
}

function stop({ currentTarget, target }: Event): void {
  const isPause = target instanceof Element && target.closest('.carousel-pause');
  if (currentTarget instanceof HTMLElement && !isPause) currentTarget.dataset['stopped'] = '';
}

/** Scrolls by the width of the row, which equals the width of a slide. */
function scrollOn(carousel: HTMLElement): void {
  const row = carousel.querySelector('.carousel-row');
  const dots = carousel.querySelectorAll('.carousel-dots button:not([hidden] *)');
  if (row === null) return;
  const next = (Math.round(row.scrollLeft / row.clientWidth) + 1) % dots.length;
  row.scrollTo({ left: next * row.clientWidth, behavior: 'smooth' });
  for (const [index, dot] of dots.entries()) {
    if (index === next) dot.setAttribute('aria-current', 'true');
    else dot.removeAttribute('aria-current');
  }
}
