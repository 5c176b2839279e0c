/**
 * Sets `data-after` on elements with `data-after-px="500"` once the page is scrolled by that many pixels. Also
 * removes `inert` from elements that are hidden until then.
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
    // The browser may have restored a scroll position.
    update();
  }
}
