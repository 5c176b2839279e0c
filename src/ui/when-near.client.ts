/** Acts once, when the element is about to be seen: within half a screen of the window. */
export function whenNear(element: Element, act: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    // "loads when within 500px of view if lazy" (stock and vehicle §9).
    { rootMargin: '500px' },
  );
  observer.observe(element);
}
