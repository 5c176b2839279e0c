import { publicPath } from '../values/public-path.ts';
import { pageCar } from '../vehicle/page-car.client.ts';
import type { AnalyticsEvent } from './event.schema.ts';
import { isEventName } from './event-ids.ts';
import { createTracker, type DataLayerEntry, type Track } from './tracker.ts';

function push(entry: DataLayerEntry): void {
  const layer: unknown = Reflect.get(window, 'dataLayer');
  if (Array.isArray(layer)) layer.push(entry);
  else Reflect.set(window, 'dataLayer', [entry]);
}

/** A beacon outlives the page from which a click leads away; its answer is nobody's concern. */
function send(event: AnalyticsEvent): void {
  const body = new Blob([JSON.stringify(event)], { type: 'application/json' });
  if (navigator.sendBeacon('/api/events', body)) return;
  fetch('/api/events', { method: 'POST', body, keepalive: true }).catch(console.warn);
}

/** `track(name)` for this page; `isAgreed` is asked each time. */
export function createPageTracker(dealer: string, isAgreed: () => boolean): Track {
  return createTracker({
    isAgreed,
    facts: () => ({ dealer, path: publicPath(location.pathname), car: pageCar() }),
    now: () => new Date(),
    push,
    send,
    warn: console.warn,
  });
}

/** What the page is about: a vehicle, or `data-view="search"` a listing. */
export function trackView(track: Track): void {
  if (pageCar() !== null) track('vehicle-view');
  if (document.querySelector('[data-view="search"]') !== null) track('search-view');
}

/**
 * Tracks clicks on `data-event` elements and telephone links, changes within `data-event-change`, and `happened` events,
 * whose detail is the name of the event. The element of a `happened` event about another vehicle than the page's has
 * `data-id`, `data-slug` and `data-name`. Listens in the capture phase, so that no script can stop an event before.
 */
export function trackActions(track: Track): void {
  for (const [type, attribute] of [
    ['click', 'data-event'],
    ['change', 'data-event-change'],
  ] as const) {
    const tell = ({ target }: Event) => {
      const element = target instanceof Element ? target.closest(`[${attribute}]`) : null;
      const name = element?.getAttribute(attribute) ?? '';
      if (isEventName(name)) track(name);
    };
    document.addEventListener(type, tell, true);
  }
  const tellCall = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href^="tel:"]')) track('phone-click');
  };
  document.addEventListener('click', tellCall, true);
  document.addEventListener('happened', (event) => {
    const name: unknown = event instanceof CustomEvent ? event.detail : null;
    const { id, slug, name: car } = event.target instanceof HTMLElement ? event.target.dataset : {};
    const about = id && slug && car ? { id, slug, name: car } : undefined;
    if (typeof name === 'string' && isEventName(name)) track(name, about);
  });
}
