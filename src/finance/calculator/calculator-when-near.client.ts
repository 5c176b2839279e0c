import { whenNear } from '../../ui/when-near.client.ts';

/** Brings calculators to life when the shopper comes to them; until then their forms work by themselves. */
export function wakeCalculatorWhenNear(): void {
  for (const element of document.querySelectorAll('finance-calculator'))
    whenNear(element, () => void import('./finance-calculator.client.ts').catch(() => {}));
}
