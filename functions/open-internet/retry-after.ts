/**
 * How many milliseconds a `Retry-After` header asks to wait (RFC 9110, 10.2.3): seconds, or a date that is compared
 * with the server's own clock, its `Date` header. 0 if it says nothing.
 */
export function retryAfterMs(retryAfter: string | null, date: string | null): number {
  if (retryAfter === null) return 0;
  if (/^\d{1,9}$/.test(retryAfter.trim())) return Number(retryAfter) * 1000;
  const waitMs = Date.parse(retryAfter) - Date.parse(date ?? '');
  return Number.isFinite(waitMs) ? Math.max(0, waitMs) : 0;
}
