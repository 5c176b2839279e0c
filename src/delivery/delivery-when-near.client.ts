import { whenNear } from '../ui/when-near.client.ts';

/** Brings the calculator to life when the visitor comes to it; what is asked sooner is asked again then. */
export function wakeDeliveryWhenNear(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('delivery-calculator form')) {
    // The messages are the dealer's own; those of the browser would come first.
    form.noValidate = true;
    const load = async () => (await import('./delivery-calculator.client.ts')).defineDeliveryCalculator();
    whenNear(form, () => void load().catch(() => {}));
    form.addEventListener('submit', (event) => {
      if (customElements.get('delivery-calculator')) return;
      event.preventDefault();
      // Without our part the form goes out as it is, to a page of its own.
      load().then(
        () => form.requestSubmit(),
        () => form.submit(),
      );
    });
  }
}
