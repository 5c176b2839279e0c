/** What every kind of vehicle hands to the photographer. */
import type { Instance } from './render/scene.ts';

export type Vehicle = {
  instances: Instance[];
  /** Wheels turned a little for the front view. */
  steered: Instance[];
  length: number;
  height: number;
  /** The wheel shown in the detail view. */
  wheel: { x: number; y: number; z: number; r: number };
  /** Angle of the front view when the usual one does not flatter this body. */
  frontAzimuth?: number;
};
