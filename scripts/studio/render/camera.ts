/** The camera: a long lens, at a distance that fits the subject into the frame. */
import type { Scene } from './scene.ts';

export type Camera = {
  eye: [number, number, number];
  right: [number, number, number];
  up: [number, number, number];
  forward: [number, number, number];
  /** Half width of the picture plane at distance 1, and the picture-plane offset of its centre. */
  half: number;
  shiftX: number;
  shiftY: number;
  /**
   * A panorama: the picture is a cylinder around the eye with `forward` at its centre; ignores `half` and `shiftX`.
   */
  cylinder?: boolean;
};

export type Shot = {
  /** Angle round the vehicle in degrees: 0 looks at the nose, 90 at its left flank, 180 at the tail. */
  azimuth: number;
  /** Degrees above the horizontal. */
  elevation: number;
  /** Distance in metres to the middle of the vehicle; smaller is more dramatic. */
  distance: number;
  target: [number, number, number];
  /** Share of the frame the subject may take. */
  fillWidth: number;
  fillHeight: number;
  /** Height of the subject's lowest point, as a share of the frame from its bottom. */
  baseline: number;
};

const cross = (a: number[], b: number[]): [number, number, number] => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: number[]): [number, number, number] => {
  const l = Math.hypot(a[0], a[1], a[2]);
  return [a[0] / l, a[1] / l, a[2] / l];
};

export function lookAt(
  eye: [number, number, number],
  target: [number, number, number],
  half: number,
): Camera {
  const forward = unit([target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]]);
  const right = unit(cross(forward, [0, 0, 1]));
  const up = cross(right, forward);
  return { eye, forward, right, up, half, shiftX: 0, shiftY: 0 };
}

/**
 * Direction (not normalised) from the eye through a point of the picture, whose coordinates run from 0 to 1 from its
 * top left corner.
 */
export function rayThrough(
  cam: Camera,
  x: number,
  y: number,
  aspect: number,
  out: [number, number, number] | Float64Array,
): void {
  const { forward, right, up } = cam;
  let ahead = 1;
  let u = (x * 2 - 1) * cam.half + cam.shiftX;
  let v = ((1 - y * 2) * cam.half) / aspect + cam.shiftY;
  if (cam.cylinder) {
    const yaw = (x * 2 - 1) * Math.PI;
    ahead = Math.cos(yaw);
    u = Math.sin(yaw);
    v = ((1 - y * 2) * Math.PI) / aspect + cam.shiftY;
  }
  for (let k = 0; k < 3; k++) out[k] = forward[k] * ahead + right[k] * u + up[k] * v;
}

/** A point's position in the picture, 0 to 1 from its top left corner; null if behind the camera. */
export function project(
  cam: Camera,
  point: readonly [number, number, number],
  aspect: number,
): { x: number; y: number } | null {
  const d = [point[0] - cam.eye[0], point[1] - cam.eye[1], point[2] - cam.eye[2]];
  const along = (axis: readonly number[]): number => d[0] * axis[0] + d[1] * axis[1] + d[2] * axis[2];
  const ahead = along(cam.forward),
    across = along(cam.right),
    above = along(cam.up);
  if (cam.cylinder) {
    const far = Math.hypot(ahead, across);
    return {
      x: Math.atan2(across, ahead) / (2 * Math.PI) + 0.5,
      y: 0.5 - ((above / far - cam.shiftY) * aspect) / (2 * Math.PI),
    };
  }
  if (ahead <= 0) return null;
  return {
    x: ((across / ahead - cam.shiftX) / cam.half + 1) / 2,
    y: (1 - ((above / ahead - cam.shiftY) * aspect) / cam.half) / 2,
  };
}

/** The camera for a shot, fitted to every vertex of the scene; `aspect` is width divided by height. */
export function frame(scene: Scene, shot: Shot, aspect: number): Camera {
  const a = (shot.azimuth * Math.PI) / 180,
    e = (shot.elevation * Math.PI) / 180;
  const t = shot.target;
  const eye: [number, number, number] = [
    t[0] + Math.cos(a) * Math.cos(e) * shot.distance,
    t[1] + Math.sin(a) * Math.cos(e) * shot.distance,
    t[2] + Math.sin(e) * shot.distance,
  ];
  const cam = lookAt(eye, t, 1);
  let x0 = Infinity,
    x1 = -Infinity,
    y0 = Infinity,
    y1 = -Infinity;
  for (const i of scene.instances) {
    const p = i.part.mesh.pos;
    for (let v = 0; v < p.length; v += 9) {
      const x = p[v] * i.cos - p[v + 1] * i.sin + i.tx - eye[0];
      const y = p[v] * i.sin + p[v + 1] * i.cos + i.ty - eye[1];
      const z = p[v + 2] + i.tz - eye[2];
      const d = x * cam.forward[0] + y * cam.forward[1] + z * cam.forward[2];
      const px = (x * cam.right[0] + y * cam.right[1] + z * cam.right[2]) / d;
      const py = (x * cam.up[0] + y * cam.up[1] + z * cam.up[2]) / d;
      if (px < x0) x0 = px;
      if (px > x1) x1 = px;
      if (py < y0) y0 = py;
      if (py > y1) y1 = py;
    }
  }
  cam.half = Math.max((x1 - x0) / (2 * shot.fillWidth), ((y1 - y0) * aspect) / (2 * shot.fillHeight));
  cam.shiftX = (x0 + x1) / 2;
  const height = (cam.half * 2) / aspect;
  cam.shiftY = y0 - shot.baseline * height + height / 2;
  return cam;
}
