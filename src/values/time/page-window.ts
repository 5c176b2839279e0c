import { instantWindow, isoInstant, isWithinWindow, type TimeWindow } from './time-window.ts';

/** A window of time in a page, in UTC; null for no limit. */
export interface PageWindow {
  readonly start: string | null;
  readonly expiry: string | null;
  /** State at build time, used without JavaScript. */
  readonly isOpen: boolean;
}

/** Null without start and expiry. Invalid dates never open. */
export function pageWindow(dates: TimeWindow, timeZone: string, now: Date): PageWindow | null {
  if (dates.start === null && dates.expiry === null) return null;
  const instants = instantWindow(dates, timeZone);
  return {
    start: isoInstant(instants?.from ?? 0),
    expiry: isoInstant(instants?.until ?? 0),
    isOpen: isWithinWindow(dates, now, timeZone),
  };
}
