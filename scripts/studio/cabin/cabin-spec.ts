/** What distinguishes one driver's cabin from another. */
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

/** Where the driver sits: to the right of the middle. */
export const DRIVER_Y = -0.37;
