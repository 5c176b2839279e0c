import { carOf } from '../leads/car-of.ts';
import { showRefused } from '../leads/form/show-refused.ts';
import { checkoutProps, type PagePorts } from './checkout-page.ts';

/**
 * Shows the page again when a reservation posted without JavaScript was refused: the car may have
 * been taken meanwhile.
 */
export function refusedReservations(ports: PagePorts) {
  return showRefused(ports, async (c, { car_slug, car_id }, lastResult) => {
    const { published } = c.var;
    const vehicle = await carOf(published, {
      car_slug: String(car_slug ?? ''),
      car_id: String(car_id ?? ''),
    });
    if (vehicle === null) return null;
    const props = await checkoutProps(c, ports, vehicle);
    return ports.pages.render(published, 'checkout', { ...props, lastResult });
  });
}
