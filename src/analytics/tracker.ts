import type { AnalyticsEvent } from './event.schema.ts';
import { type EventName, eventIds, isCountedByFunctions, isOncePerPage } from './event-ids.ts';

export type PageFacts = {
  readonly dealer: string;
  /** Without the query. */
  readonly path: string;
  readonly car: { readonly id: string; readonly slug: string; readonly name: string } | null;
};

/** An entry of `window.dataLayer` for tag managers. */
export type DataLayerEntry = {
  readonly event: EventName;
  readonly event_id: number;
  readonly dealer: string;
  readonly page_path: string;
  readonly car_id?: string;
  readonly car_slug?: string;
  readonly car_name?: string;
};

/** The page environment of a tracker; tests pass their own. */
export type Surroundings = {
  isAgreed(): boolean;
  facts(): PageFacts;
  now(): Date;
  push(entry: DataLayerEntry): void;
  send(event: AnalyticsEvent): void;
  /** "Analytics failure: warning only" (stock and vehicle §8). */
  warn(error: unknown): void;
};

const MAX_CHARACTERS_OF_PATH = 300;

/** Tracks an event about the page's vehicle, or about `about` (null for none). */
export type Track = (name: EventName, about?: PageFacts['car']) => void;

/** Sends events to the data layer and to the platform, if there is consent; some only once per page. */
export function createTracker(surroundings: Surroundings): Track {
  const counted = new Set<EventName>();
  return (name, about) => {
    if (!surroundings.isAgreed() || (isOncePerPage(name) && counted.has(name))) return;
    counted.add(name);
    try {
      const { dealer, path, car: ofPage } = surroundings.facts();
      const car = about === undefined ? ofPage : about;
      const id = eventIds[name];
      const at = surroundings.now().toISOString();
      surroundings.push({
        event: name,
        event_id: id,
        dealer,
        page_path: path,
        ...(car && { car_id: car.id, car_slug: car.slug, car_name: car.name }),
      });
      if (isCountedByFunctions(name)) return;
      surroundings.send({
        name,
        id,
        path: path.slice(0, MAX_CHARACTERS_OF_PATH),
        car: car && { id: car.id, slug: car.slug },
        dealer,
        at,
      });
    } catch (error) {
      surroundings.warn(error);
    }
  };
}
