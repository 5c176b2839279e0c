/** The standard camera angles, and rendering from any angle. */

import type { Vehicle } from '../vehicle.ts';
import { type Camera, frame, type Shot } from './camera.ts';
import { Scene, turn } from './scene.ts';

export type View = 'front' | 'side' | 'rear' | 'wheel';
export const VIEWS: readonly View[] = ['front', 'side', 'rear', 'wheel'];
export const ASPECT = 1.5;

/** Steers the front wheels; the front view shows the left ones. */
export function steer(v: Vehicle, angle: number): void {
  for (const i of v.steered) turn(i, (Math.abs(i.yaw) > 1.6 ? Math.PI : 0) + angle);
}

export function spinShot(v: Vehicle, azimuth: number, elevation = 7): Shot {
  return {
    azimuth,
    elevation,
    distance: v.length * 2.1 + 2.2,
    target: [0, 0, v.height * 0.45],
    fillWidth: 0.885,
    fillHeight: 0.76,
    baseline: 0.165,
  };
}

export function cameraFor(v: Vehicle, view: View): Camera {
  const scene = new Scene(v.instances);
  if (view === 'side') return frame(scene, { ...spinShot(v, 90, 2.5), distance: v.length * 3 + 3 }, ASPECT);
  if (view === 'rear') return frame(scene, spinShot(v, 180 - 37, 7.5), ASPECT);
  if (view === 'front') return frame(scene, spinShot(v, v.frontAzimuth ?? 38, 6.5), ASPECT);
  const w = v.wheel;
  const cam = frame(
    scene,
    { ...spinShot(v, 66, 8), distance: 3.4, target: [w.x - 0.12, w.y, w.z + 0.14] },
    ASPECT,
  );
  cam.half = ((w.r * 2.25) / 3.4) * 1.02;
  cam.shiftX = 0;
  cam.shiftY = 0;
  return cam;
}
