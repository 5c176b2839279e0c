import { degreesOf, wrap } from '../turning.ts';
import { type Point, type SpotPosition, spotAt } from './hotspot-position.ts';

/**
 * Consecutive frames on which a hotspot is visible: the index of the first, and its positions on each, in percent of
 * the picture's width and height. Stored as columns, because they are part of the HTML and compress better than pairs.
 */
export type SpotRun = readonly [first: number, x: readonly number[], y: readonly number[]];

/** Where a hotspot is visible on the frames of a spin. */
export function spotRuns(positions: readonly SpotPosition[], frameCount: number): SpotRun[] {
  const points = Array.from({ length: frameCount }, (_, frame) =>
    spotAt(positions, degreesOf(frame, frameCount), 360 / frameCount),
  );
  const before = (frame: number) => points.at(frame - 1) ?? null;
  const isFirst = (point: Point | null, frame: number) => point !== null && before(frame) === null;
  const firsts = points.flatMap((point, frame) => (isFirst(point, frame) ? [frame] : []));
  const isAlways = firsts.length === 0 && points[0] != null;
  return (isAlways ? [0] : firsts).map((first) => {
    const turned = [...points.slice(first), ...points.slice(0, first)];
    const hidden = turned.indexOf(null);
    const run = turned.slice(0, hidden === -1 ? frameCount : hidden).flatMap((point) => point ?? []);
    return [first, run.map(({ x }) => toHalf(x)), run.map(({ y }) => toHalf(y))];
  });
}

/** The position of a hotspot on a frame; null where it is hidden. */
export function spotOnFrame(runs: readonly SpotRun[], frame: number, frameCount: number): Point | null {
  for (const [first, xs, ys] of runs) {
    const at = wrap(frame - first, frameCount);
    const [x, y] = [xs[at], ys[at]];
    if (x !== undefined && y !== undefined) return { x, y };
  }
  return null;
}

/** Percent to the nearest half, which is at most 2 px on a picture of 800 px. */
function toHalf(percent: number): number {
  return Math.round(percent * 2) / 2;
}
