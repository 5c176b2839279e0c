import { wakeFormsWhenNear } from '../ui/when-near.client.ts';

/** Brings the calculator to life when the visitor comes to it. */
export function wakeDeliveryWhenNear(): void {
  wakeFormsWhenNear('delivery-calculator', async () =>
    (await import('./delivery-calculator.client.ts')).defineDeliveryCalculator(),
  );
}
