/** How a supplier photographs spins: `count` frames of one full turn. */
export type Round = {
  readonly count: number;
  /** Direction in which the near side of the car moves from frame to frame. */
  readonly framesTurn: 'left' | 'right';
  /** Angle of the front in degrees; 0 is the first frame. */
  readonly frontAngle: number;
};

/** Index modulo count. */
export function wrap(index: number, count: number): number {
  return ((index % count) + count) % count;
}

const frontFrame = ({ count, frontAngle }: Round) => Math.round((frontAngle * count) / 360);

/**
 * Steps are independent of the supplier: step 0 is the front, and the near side moves to the right with each step.
 * Returns the step at which a supplier's frame is shown.
 */
export function stepOfFrame(frame: number, round: Round): number {
  const beyond = frame - frontFrame(round);
  return wrap(round.framesTurn === 'right' ? beyond : -beyond, round.count);
}

/** The supplier's frames in the order of steps. */
export function inSteps<Frame>(frames: readonly Frame[], round: Round): Frame[] {
  return frames
    .map((frame, index) => ({ frame, step: stepOfFrame(index, round) }))
    .sort((a, b) => a.step - b.step)
    .map(({ frame }) => frame);
}

/** Converts a supplier's angle to degrees turned from the front to the right, 0 to 360. */
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

/** Number of steps in an eighth of a turn. */
export function eighthOf(count: number): number {
  return Math.max(1, Math.round(count / 8));
}

/** Keyboard control: arrows one frame, PageUp and PageDown 45 degrees, Home the front; null for other keys. */
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

/** The side of the car that is nearest, by degrees turned from the front to the right. */
export function sideAt(degrees: number): Side {
  return sides[wrap(Math.round(degrees / 45), sides.length)] ?? 'front';
}

/**
 * For each frame the index of the frame to show: itself, or the nearest that has loaded, the earlier of two. Empty if
 * none has.
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

/** With less than half of its frames a spin is not shown; photos are offered instead. */
export function isTooBroken(isGood: readonly boolean[]): boolean {
  return isGood.filter((good) => !good).length > isGood.length / 2;
}
