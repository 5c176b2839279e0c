import { dayOf, instantOf } from '../values/time/date.ts';

/** Dates with a time, as in settings and front matter. */
const dateTimes = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?/g;

/**
 * The time that pages use as the present: the dealer's last midnight, or the last past time named in the
 * dealer's files if that is later. Between these moments no page changes by time alone, so that building
 * twice gives the same files; what must be exact is decided in the browser.
 */
export function siteMoment(now: Date, texts: Iterable<string>, timeZone: string): Date {
  let latest = instantOf(dayOf(now.getTime(), timeZone), timeZone) ?? now.getTime();
  for (const text of texts)
    for (const [found] of text.matchAll(dateTimes)) {
      const instant = instantOf(found, timeZone) ?? Number.POSITIVE_INFINITY;
      // Some time ranges include their end, others do not: a moment later, both are over.
      if (instant <= now.getTime()) latest = Math.max(latest, Math.min(instant + 1, now.getTime()));
    }
  return new Date(latest);
}
