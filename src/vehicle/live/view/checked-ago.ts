const unitSeconds = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** `12 seconds ago`, `1 minute ago`, `3 hours ago`: whole units, the largest that fits. */
export function checkedAgo(seconds: number, locale: string): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [unit, size] = unitSeconds.find(([, min]) => whole >= min) ?? (['second', 1] as const);
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  return format.format(-Math.floor(whole / size), unit);
}

/**
 * Age of the check in seconds when its reply arrived. Both times are the server's, so a wrong device clock does not
 * matter; 0 if the reply has no `Date` header.
 */
export function ageOnArrival(checkedAt: string, dateHeader: string | null): number {
  const age = (Date.parse(dateHeader ?? '') - Date.parse(checkedAt)) / 1000;
  return age > 0 ? age : 0;
}
