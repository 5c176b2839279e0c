/** "Vehicle view count animates from 0 to views over 1 second" (stock and vehicle §4). */
const COUNT_UP_MS = 1000;

/** The animated number after `elapsedMs`; the final count once the animation is over. */
export function countAt(views: number, elapsedMs: number): number {
  const part = Math.min(1, Math.max(0, elapsedMs / COUNT_UP_MS));
  // Ease-out.
  return Math.round(views * (1 - (1 - part) ** 3));
}
