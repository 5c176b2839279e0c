/** Rotation of the car in degrees, and position in percent of the picture's width and height. */
export type SpotPosition = { readonly degrees: number; readonly x: number; readonly y: number };

export type Point = { readonly x: number; readonly y: number };

/** Tolerance for equal angles in degrees, because feeds round them. */
const NEARLY = 0.51;

/**
 * Position of a hotspot at a rotation; null when it is hidden. It is interpolated between two positions if these are
 * neighbours: no further apart than two frames of the spin (`stepDegrees`) or than the usual spacing of its
 * positions. In a wider gap it is hidden.
 */
export function spotAt(
  positions: readonly SpotPosition[],
  degrees: number,
  stepDegrees: number,
): Point | null {
  const ahead = (position: SpotPosition) => (((position.degrees - degrees) % 360) + 360) % 360;
  const sorted = positions.toSorted((a, b) => ahead(a) - ahead(b));
  const [next] = sorted;
  const previous = sorted.at(-1);
  if (next === undefined || previous === undefined) return null;
  if (ahead(next) < NEARLY) return { x: next.x, y: next.y };
  const behind = 360 - ahead(previous);
  if (behind < NEARLY) return { x: previous.x, y: previous.y };
  const gap = ahead(next) + behind;
  if (gap > Math.max(stepDegrees, spacingOf(sorted.map(ahead))) + NEARLY) return null;
  const share = behind / gap;
  return {
    x: previous.x + (next.x - previous.x) * share,
    y: previous.y + (next.y - previous.y) * share,
  };
}

/** The smallest distance between consecutive angles; 0 if it exceeds an eighth of a turn. */
function spacingOf(ascending: readonly number[]): number {
  const gaps = ascending.slice(1).map((angle, index) => angle - (ascending[index] ?? 0));
  const spacing = Math.min(...gaps.filter((gap) => gap > NEARLY));
  return spacing <= 45 ? spacing : 0;
}
