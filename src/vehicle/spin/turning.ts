/** How a supplier has photographed a car all round: `count` pictures of one even turn. */
export type Round = {
  readonly count: number;
  /** Which way the near side of the car moves from one picture to the next. */
  readonly framesTurn: 'left' | 'right';
  /** Degrees at which the nose is shown; 0 is the first picture. */
  readonly frontAngle: number;
};

/** After the last comes the first again. */
export function wrap(index: number, count: number): number {
  return ((index % count) + count) % count;
}

const frontFrame = ({ count, frontAngle }: Round) => Math.round((frontAngle * count) / 360);

/**
 * Steps are counted as a shopper turns a car, whichever way the supplier went: 0 is the front, and with each
 * step the near side moves to the right. This is the step at which a picture of the supplier is shown.
 */
export function stepOfFrame(frame: number, round: Round): number {
  const beyond = frame - frontFrame(round);
  return wrap(round.framesTurn === 'right' ? beyond : -beyond, round.count);
}

/** The supplier's pictures in the order of steps. */
export function inSteps<Frame>(frames: readonly Frame[], round: Round): Frame[] {
  return frames
    .map((frame, index) => ({ frame, step: stepOfFrame(index, round) }))
    .sort((a, b) => a.step - b.step)
    .map(({ frame }) => frame);
}

/** A supplier's angle as the degrees that the car has turned from its front to the right, 0 to 360. */
export function turnedAt(angle: number, round: Round): number {
  const beyond = angle - (frontFrame(round) * 360) / round.count;
  return wrap(round.framesTurn === 'right' ? beyond : -beyond, 360);
}

export function degreesOf(step: number, count: number): number {
  return (wrap(step, count) * 360) / count;
}

/** "Spin: 20 px of movement per frame" (stock and vehicle §9): the car follows the finger. */
export function stepAfterDrag(from: number, movedPx: number, pixelsPerFrame: number, count: number): number {
  return wrap(from + Math.trunc(movedPx / pixelsPerFrame), count);
}

/** How many steps are an eighth of a turn, 45 degrees. */
export function eighthOf(count: number): number {
  return Math.max(1, Math.round(count / 8));
}

/** A slider's keys: arrows one picture, PageUp and PageDown 45 degrees, Home the front; null for any other. */
export function stepAfterKey(key: string, step: number, count: number): number | null {
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: eighthOf(count),
    PageDown: -eighthOf(count),
    Home: -step,
    End: count - 1 - step,
  };
  return Object.hasOwn(moves, key) ? wrap(step + (moves[key] ?? 0), count) : null;
}

const sides = ['front', 'frontRight', 'right', 'rearRight', 'rear', 'rearLeft', 'left', 'frontLeft'] as const;

export type Side = (typeof sides)[number];

/** Which side of the car is nearest, by the degrees that it has turned from its front to the right. */
export function sideAt(degrees: number): Side {
  return sides[wrap(Math.round(degrees / 45), sides.length)] ?? 'front';
}

/**
 * For each picture the one that is shown: itself, or where it could not be loaded the nearest that could, the
 * earlier of two. Empty when there is none.
 */
export function standIns(isGood: readonly boolean[]): number[] {
  const count = isGood.length;
  const good = isGood.flatMap((is, index) => (is ? [index] : []));
  const distance = (from: number, to: number) => Math.min(wrap(from - to, count), wrap(to - from, count));
  return isGood.flatMap((_, index) => {
    const byNearness = good.toSorted(
      (a, b) => distance(index, a) - distance(index, b) || wrap(index - a, count) - wrap(index - b, count),
    );
    return byNearness.slice(0, 1);
  });
}

/** Less than half of a spin is no spin: the shopper is sent to the photographs. */
export function isTooBroken(isGood: readonly boolean[]): boolean {
  return isGood.filter((good) => !good).length > isGood.length / 2;
}
