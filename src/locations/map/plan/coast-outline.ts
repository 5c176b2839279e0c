import type { Place } from '../../../values/place/great-circle.ts';

/** Unit in `au-coast.json`: thousandths of a degree, about a hundred metres. */
export const COAST_PER_DEGREE = 1000;

/**
 * Simplifies a line so that it deviates by no more than `tolerance` degrees (Ramer–Douglas–Peucker). The ends are
 * kept.
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

/** Distance from a place to the line between two others; for a ring, whose ends are equal, to that point. */
function distanceFrom(place: Place, from: Place, to: Place): number {
  const [dx, dy] = [to.longitude - from.longitude, to.latitude - from.latitude];
  const [px, py] = [place.longitude - from.longitude, place.latitude - from.latitude];
  const length = Math.hypot(dx, dy);
  return length === 0 ? Math.hypot(px, py) : Math.abs(dx * py - dy * px) / length;
}
