import type { Settings } from '../../tenant/settings/subjects.ts';
import { fill } from '../../values/fill.ts';
import { formatDate } from '../../values/time/date.ts';
import { instantWindow, type TimeWindow } from '../../values/time/time-window.ts';

export type EventState = 'before' | 'during' | 'over';

type Texts = Settings['editorial']['event'];
type Clock = Pick<Settings['site'], 'timeZone' | 'locale'>;

/** State of an event at an instant; null for a page without an event. */
export function eventState(event: TimeWindow, now: Date, timeZone: string): EventState | null {
  if (event.start === null && event.expiry === null) return null;
  const instants = instantWindow(event, timeZone);
  if (instants === null || now.getTime() >= instants.until) return 'over';
  return now.getTime() < instants.from ? 'before' : 'during';
}

/** The dates of an event: `Until June 15, 2025, 4:00 pm, Brisbane time`; null without dates. */
export function eventWords({ start, expiry }: TimeWindow, clock: Clock, texts: Texts): string | null {
  const values = momentWords({ start, expiry }, clock);
  if (start !== null) return fill(expiry === null ? texts.from : texts.fromUntil, values);
  return expiry === null ? null : fill(texts.until, values);
}

/** Placeholder values for an event's texts. */
export function momentWords({ start, expiry }: TimeWindow, clock: Clock): Record<string, string> {
  return {
    start: start === null ? '' : moment(start, clock),
    expiry: expiry === null ? '' : moment(expiry, clock),
    place: placeOf(clock.timeZone),
  };
}

/** `June 15, 2025, 4:00 pm`; without a time only the date. */
function moment(iso: string, { timeZone, locale }: Clock): string {
  const day = formatDate(iso, timeZone, locale) ?? iso;
  if (!iso.includes(':')) return day;
  const instants = instantWindow({ start: iso, expiry: null }, timeZone);
  if (instants === null) return day;
  const time = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' });
  // Some engines insert a narrow space before "pm".
  return `${day}, ${time.format(instants.from).replace(/\s/g, ' ')}`;
}

/** `Australia/Brisbane` becomes "Brisbane". */
function placeOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}
