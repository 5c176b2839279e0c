import { whenNear } from '../../ui/when-near.client.ts';

/** Begins to count when the visitor comes near. */
export function countSalesWhenNear(): void {
  for (const place of document.querySelectorAll('sales-counter')) {
    whenNear(place, async () => {
      const { defineSalesCounter } = await import('./sales-counter.client.ts');
      defineSalesCounter();
    });
  }
}
