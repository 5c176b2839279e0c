/** The common interface of all rendered vehicles. */
import type { Instance } from './render/scene.ts';

export type Vehicle = {
  instances: Instance[];
  /** Wheels that are turned slightly in the front view. */
  steered: Instance[];
  length: number;
  height: number;
  /** The wheel shown in the detail view. */
  wheel: { x: number; y: number; z: number; r: number };
  /** Camera angle of the front view, if the usual one does not suit this body. */
  frontAzimuth?: number;
};
