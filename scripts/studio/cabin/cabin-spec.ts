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
};

/** The driver's lateral position: right of the centre. */
export const DRIVER_Y = -0.37;
