/** Photographs side by side in a box that the browser itself scrolls and snaps. */

export function stripIndex(strip: HTMLElement): number {
  return strip.clientWidth === 0 ? 0 : Math.round(strip.scrollLeft / strip.clientWidth);
}

/** At once: whoever presses twice then goes on from where the first press led. */
export function scrollStripTo(strip: HTMLElement, index: number): void {
  strip.scrollTo({ left: index * strip.clientWidth, behavior: 'instant' });
}
