import { addDays, instantOf } from './date.ts';

/** From `start` to `expiry`, ISO dates or date-times; null for no limit. */
export type TimeWindow = { readonly start: string | null; readonly expiry: string | null };

/** The window as instants: `from` is inclusive, `until` exclusive. */
export type InstantWindow = { readonly from: number; readonly until: number };

/**
 * "Promo tiles show only within their start and expiry window" (leads and dealer §4).
 *
 * An expiry that names only a day lasts to the end of that day, as a shopper reads "ends 24 July".
 * Null for a text that is no date: what cannot be read must not show for ever.
 */
export function instantWindow(window: TimeWindow, timeZone: string): InstantWindow | null {
  const { start, expiry } = window;
  const from = start === null ? Number.NEGATIVE_INFINITY : instantOf(start, timeZone);
  if (expiry === null) return from === null ? null : { from, until: Number.POSITIVE_INFINITY };
  if (from === null || instantOf(expiry, timeZone) === null) return null;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(expiry.trim());
  const until = instantOf(isDay ? addDays(expiry.trim(), 1) : expiry, timeZone);
  return until === null ? null : { from, until };
}

/** An instant of a window as ISO in UTC; null for no limit. */
export function isoInstant(instant: number): string | null {
  return Number.isFinite(instant) ? new Date(instant).toISOString() : null;
}

export function isWithinWindow(window: TimeWindow, now: Date, timeZone: string): boolean {
  const instants = instantWindow(window, timeZone);
  return instants !== null && instants.from <= now.getTime() && now.getTime() < instants.until;
}
