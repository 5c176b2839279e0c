/** "loads when within 500px of view if lazy" (stock and vehicle §9). */
const near: IntersectionObserverInit = { rootMargin: '500px' };

/** Runs `act` once when the element is near the viewport, or intersects as `options` say. */
export function whenNear(element: Element, act: () => unknown, options = near): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    act();
  }, options);
  observer.observe(element);
}
