/**
 * Acts once, when the element is about to be seen: within half a screen of the window. Returns how to give
 * up waiting.
 */
export function whenNear(element: Element, act: () => void): () => void {
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
  return () => observer.disconnect();
}

/**
 * Brings the elements of a name, each around a form that works by itself, to life when somebody comes near; what is
 * asked sooner is asked again then. `load` defines the element.
 */
export function wakeFormsWhenNear(name: string, load: () => Promise<void>): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(`${name} form`)) {
    // The messages are the dealer's own; those of the browser would come first.
    form.noValidate = true;
    whenNear(form, () => void load().catch(() => {}));
    form.addEventListener('submit', (event) => {
      if (customElements.get(name)) return;
      event.preventDefault();
      // Without our part the form goes out as it is, to a page of its own.
      load().then(
        () => form.requestSubmit(),
        () => form.submit(),
      );
    });
  }
}
