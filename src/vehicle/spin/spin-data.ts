import type { Settings } from '../../tenant/settings/subjects.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { inSteps, type Side, stepOfFrame, turnedAt } from './turning.ts';

type SpinSettings = Settings['gallery']['spin'];

type SpotNumbers = readonly [degrees: number, x: number, y: number];

/** What the island needs to turn the car. */
export type SpinData = {
  /** Addresses of the pictures: the front first, then with the near side moving to the right. */
  readonly frames: readonly string[];
  /** The picture that the page shows. */
  readonly step: number;
  readonly pixelsPerFrame: number;
  readonly autoRotateMs: number;
  readonly turned: string;
  readonly sides: Readonly<Record<Side, string>>;
  /** Per hotspot, in the order in which the page lists them: degrees, x and y of each position, for few bytes. */
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
      positions.map(({ activeAngle, posX, posY }) => [turnedAt(activeAngle, round), posX, posY] as const),
    ),
  };
}
