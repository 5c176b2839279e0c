import { whenNear } from './when-near.client.ts';

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
