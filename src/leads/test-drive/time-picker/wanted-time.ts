import { vehiclePath } from '../../../vehicle/vehicle-urls.ts';

/** A time that was chosen outside of the form, by a link. */
export interface WantedTime {
  /** As the free times have it: `2026-11-21T09:00:00+10:00`. */
  readonly at: string;
  /** Counts the links followed, so that the same time can be chosen again. */
  readonly nth: number;
}

const PARAMETER = 'booking_at';

/** The form about a vehicle, with this time chosen; `''` chooses none. */
export function timePath(slug: string, at: string): string {
  return withTime(`${vehiclePath({ slug })}/test-drive`, at);
}

/** The path of a form with this time chosen; `''` chooses none. */
export function withTime(path: string, at: string): string {
  return at === '' ? path : `${path}?${new URLSearchParams({ [PARAMETER]: at })}`;
}

/** The time that an address asks for; `''` if none. */
export function wantedTime(query: string): string {
  // An unencoded `+` of the UTC offset is read as a space.
  return (new URLSearchParams(query).get(PARAMETER) ?? '').replace(' ', '+');
}

/** The address without the time, to be used once the time is chosen. */
export function withoutTime(href: string): string {
  const url = new URL(href);
  // Even if it deletes nothing, `delete` may write the query differently.
  if (url.searchParams.has(PARAMETER)) url.searchParams.delete(PARAMETER);
  return url.href;
}
