import type { PromotionTile } from '../tenant/settings/promotions.schema.ts';
import { instantWindow, isoInstant, isWithinWindow, type TimeWindow } from '../values/time-window.ts';

/** A window as the page carries it, in UTC; null leaves that side open. */
export interface PageWindow {
  readonly start: string | null;
  readonly expiry: string | null;
  /** By the clock of the build: what shows where there is no script. */
  readonly isOpen: boolean;
}

/** What is shown of a tile. */
export type TileFacts = Pick<
  PromotionTile,
  'id' | 'heading' | 'text' | 'href' | 'linkLabel' | 'image' | 'alt' | 'tone'
> & { readonly window: PageWindow | null };

/** Null for what has neither start nor expiry. What cannot be read never opens. */
export function pageWindow(dates: TimeWindow, timeZone: string, now: Date): PageWindow | null {
  if (dates.start === null && dates.expiry === null) return null;
  const instants = instantWindow(dates, timeZone);
  return {
    start: isoInstant(instants?.from ?? 0),
    expiry: isoInstant(instants?.until ?? 0),
    isOpen: isWithinWindow(dates, now, timeZone),
  };
}

export function tileFacts(tile: PromotionTile, timeZone: string, now: Date): TileFacts {
  const { id, heading, text, href, linkLabel, image, alt, tone } = tile;
  return { id, heading, text, href, linkLabel, image, alt, tone, window: pageWindow(tile, timeZone, now) };
}
