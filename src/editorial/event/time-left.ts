export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

const MINUTE_MS = 60_000;

/** Days, hours and minutes until an instant, rounded up to minutes, so that 0 0 0 is the end. */
export function timeLeft(nowMs: number, endMs: number): TimeLeft {
  const left = Math.max(0, Math.ceil((endMs - nowMs) / MINUTE_MS));
  return { days: Math.floor(left / 1440), hours: Math.floor(left / 60) % 24, minutes: left % 60 };
}

/** Milliseconds until the next full minute. */
export function untilNextMinute(nowMs: number, endMs: number): number {
  const rest = (endMs - nowMs) % MINUTE_MS;
  return rest > 0 ? rest : MINUTE_MS;
}
