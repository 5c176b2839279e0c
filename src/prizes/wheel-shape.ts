/** Geometry of the wheel in a viewbox of 200 by 200; sector 0 is at the top, the others follow clockwise. */

const RADIUS = 96;

const FULL = 360;

/** Angle of the middle of a sector, clockwise from the top, in degrees. */
export function middleOf(index: number, count: number): number {
  return (index * FULL) / count;
}

/** Rotation, less than 360 degrees, that brings a sector to the top. */
export function restOf(index: number, count: number): number {
  return (FULL - middleOf(index, count)) % FULL;
}

/** SVG path of a sector; a single sector is the full circle. */
export function sectorPath(index: number, count: number): string {
  if (count === 1) return `M0 ${-RADIUS}A${RADIUS} ${RADIUS} 0 1 1 -0.01 ${-RADIUS}Z`;
  const half = FULL / count / 2;
  const [from, to] = [middleOf(index, count) - half, middleOf(index, count) + half].map(pointAt);
  return `M0 0L${from}A${RADIUS} ${RADIUS} 0 ${half > 90 ? 1 : 0} 1 ${to}Z`;
}

function pointAt(degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const rounded = (length: number) => Math.round(length * RADIUS * 100) / 100 + 0;
  return `${rounded(Math.sin(angle))} ${rounded(-Math.cos(angle))}`;
}

const MAX_IN_LINE = 14;

/** Splits a long name into two lines of similar length. */
export function labelLines(name: string): readonly string[] {
  const words = name.split(' ');
  if (name.length <= MAX_IN_LINE || words.length === 1) return [name];
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  return splits.toSorted((a, b) => longest(a) - longest(b))[0] ?? [name];
}
