import { dayOf, instantOf } from '../values/date.ts';

/** A day with a time, as settings and the heads of texts have it. */
const dateTimes = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?/g;

/**
 * The moment that pages take for now: the last midnight of the dealer's day, or the last of the times named in
 * its files if that is later. Nothing that a page decides by the clock changes in between, so that a site which
 * is built twice in an hour is the same twice; what must be exact is decided in the browser.
 */
export function siteMoment(now: Date, texts: Iterable<string>, timeZone: string): Date {
  let latest = instantOf(dayOf(now.getTime(), timeZone), timeZone) ?? now.getTime();
  for (const text of texts)
    for (const [found] of text.matchAll(dateTimes)) {
      const instant = instantOf(found, timeZone) ?? Number.POSITIVE_INFINITY;
      // Some windows hold their last moment, others do not: a moment later, both are over.
      if (instant <= now.getTime()) latest = Math.max(latest, Math.min(instant + 1, now.getTime()));
    }
  return new Date(latest);
}
