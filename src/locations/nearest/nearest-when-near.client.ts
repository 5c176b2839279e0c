import { whenNear } from '../../ui/when-near.client.ts';

/** Brings the search by postcode to life when somebody comes near it; what is asked sooner is asked again then. */
export function wakeNearestWhenNear(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('nearest-location form')) {
    // The messages are the dealer's own; those of the browser would come first.
    form.noValidate = true;
    const load = async () => (await import('./nearest-location.client.ts')).defineNearestLocation();
    whenNear(form, () => void load().catch(() => {}));
    form.addEventListener('submit', (event) => {
      if (customElements.get('nearest-location')) return;
      event.preventDefault();
      // Without our part the form leads to the page of the nearest.
      load().then(
        () => form.requestSubmit(),
        () => form.submit(),
      );
    });
  }
}
