/** Degrees that the car has turned, and percent of the picture's width and height. */
export type SpotPosition = { readonly degrees: number; readonly x: number; readonly y: number };

export type Point = { readonly x: number; readonly y: number };

/** Degrees within which two angles are the same: feeds round theirs. */
const NEARLY = 0.51;

/**
 * Where a hotspot stands when the car has turned so far; null when it is out of sight. Between two of its
 * positions it moves evenly, provided that they are neighbours: no further apart than two pictures of this
 * spin (`stepDegrees`) or than its own positions usually are. A wider gap is a part of the turn in which it is
 * hidden.
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

/** The smallest distance between two angles that follow one another; 0 where it exceeds an eighth of a turn. */
function spacingOf(ascending: readonly number[]): number {
  const gaps = ascending.slice(1).map((angle, index) => angle - (ascending[index] ?? 0));
  const spacing = Math.min(...gaps.filter((gap) => gap > NEARLY));
  return spacing <= 45 ? spacing : 0;
}
