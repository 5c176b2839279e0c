import { instantWindow, isoInstant, isWithinWindow, type TimeWindow } from './time-window.ts';

/** A window as a page carries it, in UTC; null leaves that side open. */
export interface PageWindow {
  readonly start: string | null;
  readonly expiry: string | null;
  /** At the time of the build: decides what shows without JavaScript. */
  readonly isOpen: boolean;
}

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
