import { instantOf, localIso } from '#src/values/time/date.ts';

/** How far the dev server's clock is ahead of the real one; 0: not set. */
export type ClockReading = { ok: true; aheadMs: number } | { ok: false; message: string };

/**
 * Parses `?at=`: a day or time in the dealer's zone, from which the clock runs on; empty or "now" is the real
 * time.
 */
export function readClock(text: string, timeZone: string, nowMs: number): ClockReading {
  const wanted = text.trim();
  if (wanted === '' || wanted === 'now') return { ok: true, aheadMs: 0 };
  const instant = instantOf(wanted, timeZone);
  if (instant !== null) return { ok: true, aheadMs: instant - nowMs };
  const message = `"${wanted.slice(0, 40)}" is not a time. Allowed: a day or a time in ${timeZone}, such as 2026-12-24 or 2026-12-24T10:00.`;
  return { ok: false, message };
}

/** `2026-12-24T10:00`: a time for the bar's field. */
export function fieldTime(instantMs: number, timeZone: string): string {
  return localIso(instantMs, timeZone).slice(0, 16);
}

/** Marks a page that is being left for as long as that may take; the link may have been a download. */
const LEAVING = `addEventListener('beforeunload', () => {
  const { dataset } = document.documentElement;
  dataset.devLeaving = '';
  setTimeout(() => delete dataset.devLeaving, 10000);
});
`;

/**
 * A script that shifts a browser's clock before any other script runs: promotions, opening hours and time
 * windows are decided in the browser, from dates in the page.
 */
export function clockScript(aheadMs: number): string {
  if (aheadMs === 0) return LEAVING;
  return `${LEAVING}(() => {
  const RealDate = Date;
  const now = () => RealDate.now() + ${aheadMs};
  Date = new Proxy(RealDate, {
    construct: (target, values, made) => Reflect.construct(target, values.length > 0 ? values : [now()], made),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
})();
`;
}
