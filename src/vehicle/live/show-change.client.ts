import type { PageCar } from '../page-car.client.ts';
import { $liveChange, takeChange } from './live-change.store.ts';
import { liveChange } from './live-change.ts';
import { LIVE_CHANGE_EVENT } from './live-change-event.ts';
import type { ViewReply } from './view-reply.schema.ts';

/**
 * Shows what has changed since the page was built, without moving what is being read. The page has both: by attributes
 * of the vehicle's root its style sheet (live.css) shows what holds. Islands show what nobody could know at the build.
 */
export function showChange(car: PageCar, reply: ViewReply): void {
  const { element: root } = car;
  if (!takeChange(liveChange(car, reply))) return;
  const { became, price } = $liveChange.get();
  // What has not been scrolled to yet can go; in sight or above, its place stays, but that of a tab.
  for (const part of root.querySelectorAll('[data-only]:not(li, [data-panel])')) {
    const [box] = part.getClientRects();
    if (box) part.toggleAttribute('data-keeps-place', box.top < innerHeight);
  }
  if (became === 'unavailable') root.dataset['status'] = reply.car_fields.status;
  root.dataset['became'] = became ?? '';
  root.dataset['priced'] = price === undefined ? '' : price === null ? 'no' : 'anew';
  document.dispatchEvent(new Event(LIVE_CHANGE_EVENT));
  keepFocus();
}

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** Whoever is on a button that goes stands on the one that comes in its place. */
function keepFocus(): void {
  const focused = document.activeElement;
  if (focused === null || isShown(focused)) return;
  for (let place = focused.parentElement; place !== null; place = place.parentElement) {
    const buttons = [...place.querySelectorAll<HTMLElement>('.button:not(.button--quiet)')];
    const next = buttons.find(isShown);
    next?.focus();
    if (next) return;
  }
}
