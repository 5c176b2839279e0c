import type { Settings } from '../../../tenant/settings/subjects.ts';
import type { Vehicle } from '../../vehicle.schema.ts';
import type { Point } from '../spots/hotspot-position.ts';
import type { Direction } from './panorama.ts';

/** Props of the panorama. */
export type InteriorData = {
  readonly fieldOfView: number;
  /** Eye level as a fraction of the height from the top. */
  readonly horizon: number;
  readonly looking: string;
  readonly directions: Readonly<Record<Direction, string>>;
  /** Positions of the hotspots in percent, in the order of the page's list; null for one without a position. */
  readonly spots: readonly (Point | null)[];
};

export function interiorData(
  { hotspots }: Pick<Vehicle, 'hotspots'>,
  { interiorFieldOfView, interiorHorizon, texts }: Settings['gallery']['spin'],
): InteriorData {
  return {
    fieldOfView: interiorFieldOfView,
    horizon: interiorHorizon / 100,
    looking: texts.looking,
    directions: texts.directions,
    spots: hotspots.interior.map(({ positions: [position] }) =>
      position === undefined ? null : { x: position.posX, y: position.posY },
    ),
  };
}
