import { publicPath } from '../values/public-path.ts';
import { pageCar } from '../vehicle/page-car.client.ts';
import type { AnalyticsEvent } from './event.schema.ts';
import { type EventName, isEventName } from './event-ids.ts';
import { createTracker, type DataLayerEntry, type PageFacts, type Track } from './tracker.ts';

declare global {
  interface Window {
    /** Of tag managers. */
    dataLayer?: DataLayerEntry[];
  }
  interface DocumentEventMap {
    /** Tells an event, which may be about another vehicle than that of the page. */
    happened: CustomEvent<EventName | { readonly name: EventName; readonly about: PageFacts['car'] }>;
  }
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
    push(entry) {
      window.dataLayer ??= [];
      window.dataLayer.push(entry);
    },
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
 * Tracks clicks on `data-event` elements and telephone links, changes within `data-event-change`, and `happened`
 * events. Clicks and changes in the capture phase, so that no script can stop them before.
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
