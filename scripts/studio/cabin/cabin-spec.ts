/** Properties that differ between cabins. */
import type { MaterialName } from '../render/materials.ts';

export type CabinSpec = {
  seat: MaterialName;
  accent: MaterialName;
  door: MaterialName;
  /** Half size of the centre screen, across and up. */
  screen: readonly [number, number];
  /** Upright, shelf-like dashboard of a van or truck. */
  upright?: boolean;
  open?: boolean;
  roof: number;
  half: number;
  lever: 'auto' | 'manual' | 'dial';
  /** Dashboard: a thin blade, or an upright face with round vents and a grab handle. */
  dash?: 'blade' | 'rugged';
  /** One sheet of glass from the driver's dials to the centre, instead of two displays. */
  wideScreen?: boolean;
  /** Steering wheel: flattened at the bottom, or with two broad spokes. */
  wheel?: 'flat' | 'plain';
  /** Seams of seats, and a thin light along the dashboard. */
  stitch?: MaterialName;
  light?: MaterialName;
  ceiling?: MaterialName;
};

/** The driver's lateral position: right of the centre. */
export const DRIVER_Y = -0.37;
