import type { Settings } from '../../tenant/settings/subjects.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { inSteps, type Side, stepOfFrame, turnedAt } from './turning.ts';

type SpinSettings = Settings['gallery']['spin'];

type SpotNumbers = readonly [degrees: number, x: number, y: number];

/** Props of the spin. */
export type SpinData = {
  /** URLs of the frames: the front first, then with the near side moving to the right. */
  readonly frames: readonly string[];
  /** Index of the frame that the page shows. */
  readonly step: number;
  readonly pixelsPerFrame: number;
  readonly autoRotateMs: number;
  readonly turned: string;
  readonly sides: Readonly<Record<Side, string>>;
  /**
   * Positions of each hotspot as arrays of degrees, x and y, in the order of the page's list; compact, because it is
   * part of the HTML.
   */
  readonly spots: readonly (readonly SpotNumbers[])[];
};

export function spinData(
  { spinImages, hotspots }: Pick<Vehicle, 'spinImages' | 'hotspots'>,
  { framesTurn, frontAngle, pixelsPerFrame, autoRotateMs, texts }: SpinSettings,
): SpinData {
  const round = { count: spinImages.length, framesTurn, frontAngle };
  const { turned, sides } = texts;
  return {
    frames: inSteps(spinImages, round),
    step: stepOfFrame(0, round),
    pixelsPerFrame,
    autoRotateMs,
    turned,
    sides,
    spots: hotspots.exterior.map(({ positions }) =>
      positions.map(
        ({ activeAngle, posX, posY }) => [turnedAt(activeAngle, round), toHalf(posX), toHalf(posY)] as const,
      ),
    ),
  };
}

/** Percent to the nearest half, which is at most 2 px on a picture of 800 px. */
function toHalf(percent: number): number {
  return Math.round(percent * 2) / 2;
}
