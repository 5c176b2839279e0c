import { describe, expect, it } from 'vitest';
import { panoramaCamera } from './cabin/interiors.ts';
import { project } from './render/camera.ts';
import { meshField } from './render/mesh.ts';
import { makePart, place, Scene } from './render/scene.ts';
import { roundBox } from './render/shapes.ts';
import {
  type Anchor,
  clearIn,
  panoramaHotspots,
  SPIN_FRAMES,
  spinCameras,
  spinHotspots,
  toSurface,
} from './spin.ts';
import type { Vehicle } from './vehicle.ts';

/** A box as long and as high as a car, standing on the floor. */
const box = place(
  makePart(
    'box',
    meshField(roundBox(0, 0, 0.7, 2.2, 0.9, 0.7, 0.05), [-2.4, 2.4, -1.1, 1.1, -0.1, 1.6], 0.08),
    'paint',
  ),
);
const car: Vehicle = {
  instances: [box],
  steered: [],
  length: 4.4,
  height: 1.4,
  wheel: { x: 1.3, y: 0.9, z: 0.3, r: 0.3 },
};
const scene = new Scene(car.instances);
const cameras = spinCameras(scene, car);
const nose: Anchor = { id: 'nose', description: 'Nose', at: [2.2, 0, 0.7], facing: [1, 0, 0] };
const leftDoor: Anchor = { id: 'door', description: 'Door', at: [0, 0.9, 0.7], facing: [0, 1, 0] };
const spots = (anchors: Anchor[]) => spinHotspots(anchors, cameras, clearIn(scene));
const anglesOf = (anchor: Anchor) => spots([anchor])[0]?.positions.map(({ activeAngle }) => activeAngle);

describe('the cameras of a spin', () => {
  it('have the same height, distance and scale, so that nothing jumps', () => {
    expect(cameras).toHaveLength(SPIN_FRAMES);
    const [first] = cameras;
    for (const camera of cameras) {
      expect(camera.eye[2]).toBeCloseTo(first?.eye[2] ?? 0, 10);
      expect(Math.hypot(camera.eye[0], camera.eye[1])).toBeCloseTo(
        Math.hypot(first?.eye[0] ?? 0, first?.eye[1] ?? 0),
        10,
      );
      expect([camera.half, camera.shiftX, camera.shiftY]).toEqual([first?.half, 0, first?.shiftY]);
    }
  });

  it('keep the whole vehicle in every frame, with the floor of its shadow', () => {
    for (const camera of cameras)
      for (const x of [-2.2, 2.2])
        for (const y of [-0.9, 0.9])
          for (const z of [0, 1.4]) {
            const corner = project(camera, [x, y, z], 1.5);
            expect(corner?.x).toBeGreaterThan(0.04);
            expect(corner?.x).toBeLessThan(0.96);
            expect(corner?.y).toBeGreaterThan(0.04);
            expect(corner?.y).toBeLessThan(0.93);
          }
  });

  it('begin at the front three-quarter view and reach the nose in frame 4', () => {
    expect(Math.atan2(cameras[0]?.eye[1] ?? 0, cameras[0]?.eye[0] ?? 0) * (180 / Math.PI)).toBeCloseTo(40, 6);
    expect(cameras[4]?.eye[1]).toBeCloseTo(0, 6);
    expect(cameras[4]?.eye[0]).toBeGreaterThan(0);
  });
});

describe('hotspots of a spin', () => {
  it('exist only in the frames in which their side is visible', () => {
    // In frame 4 the camera looks straight at the nose, which is still well visible 60 degrees to either side.
    expect(anglesOf(nose)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 340, 350]);
    expect(anglesOf(leftDoor)).not.toContain(130);
    expect(anglesOf(leftDoor)).toContain(310);
  });

  it('move to the right with the near side', () => {
    const seen = spots([nose])[0]?.positions ?? [];
    const turned = ({ activeAngle }: { activeAngle: number }) => (activeAngle + 180) % 360;
    const xs = seen.toSorted((a, b) => turned(a) - turned(b)).map(({ posX }) => posX);
    expect(xs.length).toBeGreaterThan(5);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
  });

  it('are in the middle of the picture when the camera looks straight at the nose', () => {
    expect(spots([nose])[0]?.positions.find(({ activeAngle }) => activeAngle === 40)?.posX).toBe(50);
  });

  it('are hidden by objects in front of them', () => {
    const inside: Anchor = { ...nose, at: [1, 0, 0.7] };
    expect(anglesOf(inside)).toEqual([]);
  });

  it('are moved to the surface along their normal', () => {
    expect(toSurface(scene, { ...leftDoor, at: [0, 0.7, 0.7] }).at[1]).toBeCloseTo(0.9, 1);
    expect(toSurface(scene, { ...leftDoor, at: [0, 1.1, 0.7] }).at[1]).toBeCloseTo(0.9, 1);
  });

  it('of a panorama are given as yaw, to the right from straight ahead', () => {
    const camera = panoramaCamera('suv');
    const [x, y, z] = camera.eye;
    const at = (dx: number, dy: number): Anchor => ({ ...nose, at: [x + dx, y + dy, z] });
    const found = panoramaHotspots([at(1, 0), at(0, -1), at(0, 1), at(-1, -1)], camera, 3);
    expect(found.map(({ positions }) => positions)).toEqual([
      [{ activeAngle: 0, posX: 50, posY: 50 }],
      [{ activeAngle: 90, posX: 75, posY: 50 }],
      [{ activeAngle: 270, posX: 25, posY: 50 }],
      [{ activeAngle: 135, posX: 87.5, posY: 50 }],
    ]);
  });
});
