import { chosenView } from './view-switch.client.ts';

/** "Leaving gallery resets the gallery index" (stock and vehicle §4). Returns how to stop listening. */
export function onImagesLeft(gallery: HTMLElement, reset: () => void): () => void {
  const stop = new AbortController();
  gallery.closest('.media')?.addEventListener(
    'change',
    (event) => {
      const view = chosenView(event);
      if (view !== null && view !== 'images') reset();
    },
    { signal: stop.signal },
  );
  return () => stop.abort();
}
