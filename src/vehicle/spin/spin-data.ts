import type { Settings } from '../../tenant/settings/subjects.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { type SpotRun, spotRuns } from './spots/spot-runs.ts';
import { inSteps, type Side, stepOfFrame, turnedAt } from './turning.ts';

type SpinSettings = Settings['gallery']['spin'];

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
  /** Where each hotspot is visible, in the order of the page's list. */
  readonly spots: readonly (readonly SpotRun[])[];
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
      spotRuns(
        positions.map(({ activeAngle, posX, posY }) => ({
          degrees: turnedAt(activeAngle, round),
          x: posX,
          y: posY,
        })),
        spinImages.length,
      ),
    ),
  };
}
