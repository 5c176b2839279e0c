import type { Place } from '../../values/great-circle.ts';

/** In `au-coast.json`: thousandths of a degree, a hundred metres. */
export const COAST_PER_DEGREE = 1000;

/**
 * A line with fewer points that nowhere strays further from the old one than `tolerance`, in degrees, by the
 * Ramer–Douglas–Peucker algorithm. Its ends stay.
 */
export function simplifyLine(line: readonly Place[], tolerance: number): Place[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return [...line];
  let [furthest, distance] = [0, 0];
  for (const [index, place] of line.entries()) {
    const away = distanceFrom(place, first, last);
    if (away > distance) [furthest, distance] = [index, away];
  }
  if (distance <= tolerance) return [first, last];
  const before = simplifyLine(line.slice(0, furthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplifyLine(line.slice(furthest), tolerance)];
}

/** From a place to the straight line between two others; a ring begins where it ends, and has none. */
function distanceFrom(place: Place, from: Place, to: Place): number {
  const [dx, dy] = [to.longitude - from.longitude, to.latitude - from.latitude];
  const [px, py] = [place.longitude - from.longitude, place.latitude - from.latitude];
  const length = Math.hypot(dx, dy);
  return length === 0 ? Math.hypot(px, py) : Math.abs(dx * py - dy * px) / length;
}
