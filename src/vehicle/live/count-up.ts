/** "Vehicle view count animates from 0 to views over 1 second" (stock and vehicle §4). */
const COUNT_UP_MS = 1000;

/** The number to show so long after the count began; from the end on it is the count itself. */
export function countAt(views: number, elapsedMs: number): number {
  const part = Math.min(1, Math.max(0, elapsedMs / COUNT_UP_MS));
  // Slows down towards the end, where the eye reads it.
  return Math.round(views * (1 - (1 - part) ** 3));
}
