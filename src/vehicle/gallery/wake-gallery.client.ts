import { whenTouched } from '../../ui/when-touched.client.ts';

function isFinger(event: Event): boolean {
  return event instanceof PointerEvent ? event.pointerType === 'touch' : event.type === 'touchstart';
}

function fingerUp(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const type of ['touchend', 'touchcancel']) addEventListener(type, resolve, { once: true });
  });
}

/** A link leads where it says; what only the gallery can do is said to have failed, and may be tried again. */
function giveUp(place: HTMLElement, control: HTMLElement): void {
  if (control instanceof HTMLAnchorElement) location.assign(control.href);
  else place.dataset['failed'] = '';
}

/**
 * Before it lives, the browser scrolls the photographs by itself. Until a finger is lifted the page stays as it
 * is, so that the scrolling that it may have begun is not cut off.
 */
export function wakeGallery(place: HTMLElement): void {
  whenTouched(place, {
    load: async (event) => {
      delete place.dataset['failed'];
      const isTouched = isFinger(event) && event.type !== 'click';
      const [{ hydrateGallery }] = await Promise.all([
        import('./hydrate-gallery.client.ts'),
        isTouched ? fingerUp() : null,
      ]);
      await hydrateGallery(place);
    },
    held: 'button, a',
    onFail: (control) => giveUp(place, control),
  });
}
