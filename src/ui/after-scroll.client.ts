/**
 * Parts with `data-after-px="500"` have the attribute `data-after` once the page is scrolled that many pixels or more.
 * One that begins `inert`, because it is out of sight, comes alive with it.
 */
export function markAfterScroll(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-after-px]')) {
    const isHiddenBefore = part.inert;
    const update = () => {
      const isAfter = scrollY >= Number(part.dataset['afterPx']);
      if (part.hasAttribute('data-after') === isAfter) return;
      part.toggleAttribute('data-after', isAfter);
      if (isHiddenBefore) part.inert = !isAfter;
    };
    addEventListener('scroll', update, { passive: true });
    // The browser may have restored where the visitor was.
    update();
  }
}
