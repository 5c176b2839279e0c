/** The wheel on a grid of 200 by 200 about its middle; part 0 stands at the top, the others follow clockwise. */

const radius = 96;

const full = 360;

/** How far clockwise from the top the middle of a part stands, in degrees. */
export function middleOf(index: number, count: number): number {
  return (index * full) / count;
}

/** How far the wheel is turned when it rests with a part at the top: less than once around. */
export function restOf(index: number, count: number): number {
  return (full - middleOf(index, count)) % full;
}

/** The outline of a part for an SVG path. One part alone is the whole wheel. */
export function sectorPath(index: number, count: number): string {
  if (count === 1) return `M0 ${-radius}A${radius} ${radius} 0 1 1 -0.01 ${-radius}Z`;
  const half = full / count / 2;
  const [from, to] = [middleOf(index, count) - half, middleOf(index, count) + half].map(pointAt);
  return `M0 0L${from}A${radius} ${radius} 0 ${half > 90 ? 1 : 0} 1 ${to}Z`;
}

function pointAt(degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const rounded = (length: number) => Math.round(length * radius * 100) / 100 + 0;
  return `${rounded(Math.sin(angle))} ${rounded(-Math.cos(angle))}`;
}

/** A name in one line or, where it is long, in two of about the same length. */
export function labelLines(name: string, mostInLine = 14): readonly string[] {
  const words = name.split(' ');
  if (name.length <= mostInLine || words.length === 1) return [name];
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  return splits.toSorted((a, b) => longest(a) - longest(b))[0] ?? [name];
}
