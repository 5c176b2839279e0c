import type { PageCar } from '../page-car.client.ts';
import { $liveChange, takeChange } from './live-change.store.ts';
import { liveChange } from './live-change.ts';
import { LIVE_CHANGE_EVENT } from './live-change-event.ts';
import type { ViewReply } from './view-reply.schema.ts';

/**
 * Shows what has changed since the page was built, without moving what is being read. Attributes of the vehicle's root
 * let a style sheet (live.css) swap parts that the page holds already; islands show what nobody knew at the build.
 */
export function showChange(car: PageCar, reply: ViewReply): void {
  const { element: root } = car;
  const { activeElement: focused } = document;
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
  tellIslands();
  if (focused !== null && !isShown(focused)) focusInstead(focused);
}

const tellIslands = () => document.dispatchEvent(new Event(LIVE_CHANGE_EVENT));
// Those whose code could not be loaded come as soon as there is a network.
addEventListener('online', tellIslands);

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** Whoever is on a button or tab that goes stands on the one that comes in its place. */
function focusInstead(gone: Element): void {
  let place = gone.parentElement;
  while (place !== null && !isShown(place)) place = place.parentElement;
  const others = (selector: string) => [...(place?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const next = [...others('.button:not(.button--quiet)'), ...others('.button, [aria-selected="true"]')];
  next.find(isShown)?.focus();
}
