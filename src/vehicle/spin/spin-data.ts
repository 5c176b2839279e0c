import type { Settings } from '../../tenant/settings/subjects.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import type { SpotPosition } from './hotspot-position.ts';
import { inSteps, type Side, stepOfFrame, turnedAt } from './turning.ts';

type SpinSettings = Settings['gallery']['spin'];

/** What the page hands to the script that turns the car. */
export type SpinData = {
  /** Addresses of the pictures: the front first, then with the near side moving to the right. */
  readonly frames: readonly string[];
  /** The picture that the page shows. */
  readonly step: number;
  readonly pixelsPerFrame: number;
  readonly autoRotateMs: number;
  readonly turned: string;
  readonly sides: Readonly<Record<Side, string>>;
  readonly play: string;
  readonly pause: string;
  /** Per hotspot, in the order in which the page lists them. */
  readonly spots: readonly (readonly SpotPosition[])[];
};

export function spinData(
  { spinImages, hotspots }: Pick<Vehicle, 'spinImages' | 'hotspots'>,
  { framesTurn, frontAngle, pixelsPerFrame, autoRotateMs, texts }: SpinSettings,
): SpinData {
  const round = { count: spinImages.length, framesTurn, frontAngle };
  const { turned, sides, play, pause } = texts;
  return {
    frames: inSteps(spinImages, round),
    step: stepOfFrame(0, round),
    pixelsPerFrame,
    autoRotateMs,
    turned,
    sides,
    play,
    pause,
    spots: hotspots.exterior.map(({ positions }) =>
      positions.map(({ activeAngle, posX, posY }) => ({
        degrees: turnedAt(activeAngle, round),
        x: posX,
        y: posY,
      })),
    ),
  };
}
