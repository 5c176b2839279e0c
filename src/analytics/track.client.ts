import { publicPath } from '../values/public-path.ts';
import { pageCar } from '../vehicle/page-car.client.ts';
import type { AnalyticsEvent } from './event.schema.ts';
import { type EventName, isEventName } from './event-ids.ts';
import { createTracker, type DataLayerEntry, type PageFacts, type Track } from './tracker.ts';

declare global {
  interface Window {
    /** Data layer of tag managers. */
    dataLayer?: DataLayerEntry[];
  }
  interface DocumentEventMap {
    /** Event for tracking; may be about a vehicle other than the page's. */
    happened: CustomEvent<EventName | { readonly name: EventName; readonly about: PageFacts['car'] }>;
  }
}

/** Beacons are delivered even if the click navigates away; the response is ignored. */
function send(event: AnalyticsEvent): void {
  const body = new Blob([JSON.stringify(event)], { type: 'application/json' });
  if (navigator.sendBeacon('/api/events', body)) return;
  fetch('/api/events', { method: 'POST', body, keepalive: true }).catch(console.warn);
}

/** Creates `track(name)` for this page; consent is checked on each call. */
export function createPageTracker(dealer: string, isAgreed: () => boolean): Track {
  return createTracker({
    isAgreed,
    facts: () => ({ dealer, path: publicPath(location.pathname), car: pageCar() }),
    now: () => new Date(),
    push(entry) {
      window.dataLayer ??= [];
      window.dataLayer.push(entry);
    },
    send,
    warn: console.warn,
  });
}

/** Tracks the page view of a vehicle, or of a listing with `data-view="search"`. */
export function trackView(track: Track): void {
  if (pageCar() !== null) track('vehicle-view');
  if (document.querySelector('[data-view="search"]') !== null) track('search-view');
}

/**
 * Tracks clicks on `data-event` elements and tel: links, changes within `data-event-change`, and `happened` events.
 * In the capture phase, because handlers may stop propagation.
 */
export function trackActions(track: Track): void {
  for (const [type, attribute] of [
    ['click', 'data-event'],
    ['change', 'data-event-change'],
  ] as const) {
    const tell = ({ target }: Event) => {
      const name = nearest(target, `[${attribute}]`)?.getAttribute(attribute) ?? '';
      if (isEventName(name)) track(name);
    };
    document.addEventListener(type, tell, true);
  }
  const tellCall = ({ target }: Event) => nearest(target, 'a[href^="tel:"]') && track('phone-click');
  document.addEventListener('click', tellCall, true);
  document.addEventListener('happened', ({ detail }) => {
    const { name, about } = typeof detail === 'string' ? { name: detail } : detail;
    track(name, about);
  });
}

export function nearest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
