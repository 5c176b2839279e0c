import type { PageCar } from '../page-car.client.ts';
import { $liveChange, takeChange } from './live-change.store.ts';
import { liveChange } from './live-change.ts';
import { LIVE_CHANGE_EVENT } from './live-change-event.ts';
import type { ViewReply } from './view/view-reply.schema.ts';

/**
 * Shows changes since the build without layout shift. Attributes on the vehicle's root element let live.css swap
 * prebuilt parts; islands render what could not be prebuilt.
 */
export function showChange(car: PageCar, reply: ViewReply): void {
  const { element: root } = car;
  const { activeElement: focused } = document;
  if (!takeChange(liveChange(car, reply))) return;
  const { became, price } = $liveChange.get();
  // Elements below the viewport are removed; those in or above it keep their space, except tabs.
  for (const part of root.querySelectorAll('[data-only]:not(li, [data-panel])')) {
    const [box] = part.getClientRects();
    if (box) part.toggleAttribute('data-keeps-place', box.top < innerHeight);
  }
  if (became === 'unavailable') root.dataset['status'] = reply.car_fields.status;
  root.dataset['became'] = became ?? '';
  root.dataset['priced'] = price === undefined ? '' : price === null ? 'no' : 'anew';
  tellIslands();
  if (focused !== null && !isShown(focused)) focusInstead(focused);
}

const tellIslands = () => document.dispatchEvent(new Event(LIVE_CHANGE_EVENT));
// Islands whose code could not be loaded try again when the browser is online.
addEventListener('online', tellIslands);

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** Moves the focus from a removed button or tab to its replacement. */
function focusInstead(gone: Element): void {
  let place = gone.parentElement;
  while (place !== null && !isShown(place)) place = place.parentElement;
  const others = (selector: string) => [...(place?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const next = [...others('.button:not(.button--quiet)'), ...others('.button, [aria-selected="true"]')];
  next.find(isShown)?.focus();
}
