/** A spin: the camera circles the vehicle at one height, distance and scale, so that nothing jumps. */
import { type Camera, frame, project } from './render/camera.ts';
import type { Colour } from './render/colours.ts';
import { blankHit, type Scene } from './render/scene.ts';
import { ASPECT, spinShot } from './render/shots.ts';
import type { Vehicle } from './vehicle.ts';

export const SPIN_FRAMES = 36;
/** Frame 0 is the front three-quarter view, like the first photograph of every vehicle; frame 4 shows the nose. */
const FIRST_AZIMUTH = 40;
const ELEVATION = 8;
/** One size only: a second one would double the number of files. */
export const SPIN_WIDTH = 960;
export const SPIN_QUALITY = { [SPIN_WIDTH]: 44 };

/** Bodies that have a spin, with their colour. */
export const SPINS: readonly { body: string; colour: Colour }[] = [
  { body: 'suv', colour: 'blue' },
  { body: 'hatch', colour: 'red' },
  { body: 'caravan', colour: 'white' },
];

/** A point for a hotspot: metres in the vehicle's coordinates, and the normal of its surface. */
export type Anchor = {
  id: string;
  description: string;
  at: readonly [number, number, number];
  facing: readonly [number, number, number];
};

/** As in stock feeds: percent of the picture from its top left corner, one entry per frame that shows it. */
export type Hotspot = {
  id: string;
  description: string;
  positions: { activeAngle: number; posX: number; posY: number }[];
};

/**
 * One camera per frame. All share the widest frame's scale and the lowest frame's floor. The camera moves clockwise,
 * so that the near side of the vehicle moves right, like the finger that drags it.
 */
export function spinCameras(scene: Scene, vehicle: Vehicle): Camera[] {
  const cameras = Array.from({ length: SPIN_FRAMES }, (_, i) =>
    frame(scene, spinShot(vehicle, FIRST_AZIMUTH - (i * 360) / SPIN_FRAMES, ELEVATION), ASPECT),
  );
  const half = Math.max(...cameras.map((c) => c.half));
  // Keeps the floor's place in the picture while the frame grows.
  const shiftY = Math.min(...cameras.map((c) => c.shiftY + ((half - c.half) / ASPECT) * (1 - 2 * 0.165)));
  return cameras.map((c) => ({ ...c, half, shiftX: 0, shiftY }));
}

const round = (share: number): number => Math.round(share * 1000) / 10;

/** The positions of the anchors in each frame in which they face the camera and are not hidden. */
export function spinHotspots(
  anchors: readonly Anchor[],
  cameras: readonly Camera[],
  isClear: (from: Camera, anchor: Anchor) => boolean,
): Hotspot[] {
  return anchors.map((anchor) => ({
    id: anchor.id,
    description: anchor.description,
    positions: cameras.flatMap((camera, i) => {
      const place = project(camera, anchor.at, ASPECT);
      const isSeen = place !== null && isFacing(camera, anchor) && isClear(camera, anchor);
      const activeAngle = (i * 360) / cameras.length;
      return isSeen ? [{ activeAngle, posX: round(place.x), posY: round(place.y) }] : [];
    }),
  }));
}

/** A surface seen at less than about 17° is too narrow: its hotspot would seem to float. */
const MIN_FACING = 0.3;

function isFacing({ eye }: Camera, { at, facing }: Anchor): boolean {
  const d = [eye[0] - at[0], eye[1] - at[1], eye[2] - at[2]];
  const along = d[0] * facing[0] + d[1] * facing[1] + d[2] * facing[2];
  return along / (Math.hypot(...d) * Math.hypot(...facing)) >= MIN_FACING;
}

/** Yaw 0 is straight ahead, 90 to the right; a panorama is a single picture, so each point has one position. */
export function panoramaHotspots(anchors: readonly Anchor[], camera: Camera, aspect: number): Hotspot[] {
  return anchors.flatMap(({ id, description, at }) => {
    const place = project(camera, at, aspect);
    if (place === null) return [];
    const activeAngle = Math.round((place.x * 360 + 180) % 360);
    return [{ id, description, positions: [{ activeAngle, posX: round(place.x), posY: round(place.y) }] }];
  });
}

/** Moves the anchor onto the surface, found by a ray against its normal from one metre in front of it. */
export function toSurface(scene: Scene, anchor: Anchor): Anchor {
  const { at, facing } = anchor;
  const length = Math.hypot(...facing);
  const [nx, ny, nz] = facing.map((f) => f / length);
  const hit = blankHit();
  if (!scene.cast(at[0] + nx, at[1] + ny, at[2] + nz, -nx, -ny, -nz, hit, 1.3)) return anchor;
  const out = 1 - hit.t;
  return { ...anchor, at: [at[0] + nx * out, at[1] + ny * out, at[2] + nz * out] };
}

/** Anchors lie on or just below the surface, so a hit within this distance is the anchor's own surface. */
const SKIN = 0.1;

/** Whether no other surface lies between the camera and the anchor. */
export function clearIn(scene: Scene): (from: Camera, anchor: Anchor) => boolean {
  const hit = blankHit();
  return ({ eye }, { at }) => {
    const d = [at[0] - eye[0], at[1] - eye[1], at[2] - eye[2]];
    const far = Math.hypot(...d);
    scene.cast(eye[0], eye[1], eye[2], d[0] / far, d[1] / far, d[2] / far, hit);
    return hit.inst === null || hit.t > far - SKIN;
  };
}
