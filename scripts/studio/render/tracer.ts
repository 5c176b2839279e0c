/**
 * Renders a scene into separate layers: fixed colours, the paint's diffuse light and the paint's metallic sheen.
 * Light is additive, so any colour is composed later as fixed + diffuse × colour + sheen × flake colour.
 */

import type { Shadow } from './bake.ts';
import { type Camera, rayThrough } from './camera.ts';
import type { Studio } from './environment.ts';
import { clamp, smoothstep } from './maths.ts';
import { blankHit, blankShaded, type Scene, type Shaded, surfaceAt } from './scene.ts';

export type Layers = {
  width: number;
  height: number;
  fixed: Float32Array;
  diffuse: Float32Array;
  sheen: Float32Array;
  alpha: Float32Array;
};

export type RenderOptions = {
  width: number;
  height: number;
  samples: number;
  /** Samples per pixel and side for pixels that are similar to their neighbours. */
  coarse?: number;
  /** Brightness of a solid background, instead of transparency; for interiors. */
  backdrop?: number;
  /** Strength of the floor shadow in the alpha channel. */
  shadow?: number;
};

/** Accumulated light of the current ray: fixed red, green, blue, then diffuse and sheen. */
const acc = new Float64Array(5);
const ray = new Float64Array(3);
const hit = blankHit();
const near: Shaded = blankShaded();
const far: Shaded = blankShaded();

const schlick = (f0: number, cos: number): number => {
  const m = 1 - cos;
  return f0 + (1 - f0) * m * m * m * m * m;
};

/** Adds a surface's own light without tracing further rays; for objects seen in reflections. */
function addPlain(s: Shaded, weight: number, studio: Studio, rx: number, ry: number, rz: number): void {
  const m = s.material;
  if (m.kind === 'paint') {
    acc[3] += weight * s.irradiance;
    acc[4] += weight * s.irradiance * 0.8;
    return;
  }
  const light = s.back && m.kind !== 'glass' ? 0.12 : s.irradiance;
  const spec = m.metal ? studio.radiance(s.wx, s.wy, s.wz, rx, ry, rz, 0.5) * s.open : 0;
  for (let c = 0; c < 3; c++) acc[c] += weight * (m.metal ? m.rgb[c] * spec : m.rgb[c] * (light + m.glow));
  if (m.kind === 'glass') for (let c = 0; c < 3; c++) acc[c] += weight * 0.05;
}

/** Adds the reflection in a surface, tinted by `r,g,b`. */
function addReflection(
  scene: Scene,
  studio: Studio,
  s: Shaded,
  rx: number,
  ry: number,
  rz: number,
  rough: number,
  r: number,
  g: number,
  b: number,
): void {
  const { wx, wy, wz, open } = s;
  if (rough < 0.2) {
    const ox = wx + s.nx * 0.004,
      oy = wy + s.ny * 0.004,
      oz = wz + s.nz * 0.004;
    if (scene.cast(ox, oy, oz, rx, ry, rz, hit)) {
      surfaceAt(hit, rx, ry, rz, far);
      addPlain(far, (r + g + b) / 3, studio, rx, ry, rz);
      return;
    }
    const e = Math.min(3.4, studio.radiance(ox, oy, oz, rx, ry, rz, rough * 0.5));
    acc[0] += e * r;
    acc[1] += e * g;
    acc[2] += e * b;
    return;
  }
  const e = studio.radiance(wx, wy, wz, rx, ry, rz, rough) * clamp(open * 1.25, 0, 1);
  acc[0] += e * r;
  acc[1] += e * g;
  acc[2] += e * b;
}

/** Traces one camera ray; returns how much of the background remains visible. */
function trace(
  scene: Scene,
  studio: Studio,
  shadow: Shadow,
  strength: number,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
): number {
  let left = 1;
  const floorAt = dz < 0 ? -oz / dz : Infinity;
  let gone = 0;
  for (let depth = 0; depth < 8; depth++) {
    if (!scene.cast(ox, oy, oz, dx, dy, dz, hit)) {
      if (floorAt < Infinity && strength > 0) {
        const t = floorAt - gone;
        const dark = 1 - shadow(ox + dx * t, oy + dy * t);
        left *= 1 - Math.min(0.92, strength * dark ** 1.25);
      }
      return left;
    }
    surfaceAt(hit, dx, dy, dz, near);
    const t = hit.t;
    const m = near.material;
    const cos = -(dx * near.nx + dy * near.ny + dz * near.nz);
    let rx = dx + 2 * cos * near.nx,
      ry = dy + 2 * cos * near.ny,
      rz = dz + 2 * cos * near.nz;
    if (cos < 0) {
      rx = dx;
      ry = dy;
      rz = dz;
    }
    const c1 = clamp(cos, 0.02, 1);
    if (m.kind === 'glass') {
      if (!near.back) {
        const f = schlick(m.f0, c1);
        for (let c = 0; c < 3; c++) acc[c] += left * m.rgb[c] * near.irradiance;
        addReflection(scene, studio, near, rx, ry, rz, 0, left * f, left * f, left * f);
        left *= (1 - f) * m.through;
      } else left *= Math.sqrt(m.through);
      if (left < 0.01) return 0;
      const step = t + 1e-3;
      ox += dx * step;
      oy += dy * step;
      oz += dz * step;
      gone += step;
      continue;
    }
    if (m.kind === 'paint') {
      if (near.back) return 0;
      const f = schlick(m.f0, c1);
      acc[3] += left * (1 - f) * near.irradiance;
      const g = studio.radiance(near.wx, near.wy, near.wz, rx, ry, rz, 0.42) * clamp(near.open * 1.3, 0, 1);
      acc[4] += left * (1 - f) * g * (0.35 + 0.65 * c1);
      addReflection(scene, studio, near, rx, ry, rz, 0, left * f, left * f, left * f);
      return 0;
    }
    const light = near.back ? (studio.daylight ? near.irradiance : 0.1) : near.irradiance;
    if (m.metal) {
      const w = left,
        f = (1 - c1) ** 5;
      addReflection(
        scene,
        studio,
        near,
        rx,
        ry,
        rz,
        m.rough,
        w * (m.rgb[0] + (1 - m.rgb[0]) * f),
        w * (m.rgb[1] + (1 - m.rgb[1]) * f),
        w * (m.rgb[2] + (1 - m.rgb[2]) * f),
      );
      for (let c = 0; c < 3; c++) acc[c] += w * m.rgb[c] * 0.12 * light;
    } else {
      for (let c = 0; c < 3; c++) acc[c] += left * m.rgb[c] * (light + m.glow);
      if (m.f0 > 0 && !near.back) {
        const f = left * schlick(m.f0, c1) * (1 - m.rough * 0.6);
        addReflection(scene, studio, near, rx, ry, rz, m.rough, f, f, f);
      }
    }
    return 0;
  }
  return 0;
}

export function render(
  scene: Scene,
  studio: Studio,
  shadow: Shadow,
  cam: Camera,
  opt: RenderOptions,
): Layers {
  const { width, height, samples } = opt;
  const out: Layers = {
    width,
    height,
    fixed: new Float32Array(width * height * 3),
    diffuse: new Float32Array(width * height),
    sheen: new Float32Array(width * height),
    alpha: new Float32Array(width * height),
  };
  const aspect = width / height;
  const back = opt.backdrop ?? 0;
  const pixel = (px: number, py: number, grid: number): void => {
    acc.fill(0);
    let alpha = 0;
    const n = grid * grid;
    for (let s = 0; s < n; s++) {
      const sx = ((s % grid) + 0.5 + 0.18 * (((s * 7) % 3) - 1)) / grid,
        sy = (Math.floor(s / grid) + 0.5) / grid;
      rayThrough(cam, (px + sx) / width, (py + sy) / height, aspect, ray);
      let dx = ray[0],
        dy = ray[1],
        dz = ray[2];
      const l = Math.hypot(dx, dy, dz);
      dx /= l;
      dy /= l;
      dz /= l;
      const left = trace(
        scene,
        studio,
        shadow,
        opt.shadow ?? 1,
        cam.eye[0],
        cam.eye[1],
        cam.eye[2],
        dx,
        dy,
        dz,
      );
      if (back > 0) {
        const sky = smoothstep(-0.09, -0.02, dz),
          e = left * back * (0.5 + sky * (0.75 + 0.9 * Math.max(0, dz)));
        acc[0] += e * (1 - 0.08 * sky);
        acc[1] += e;
        acc[2] += e * (1 + 0.07 * sky);
        alpha += 1;
      } else alpha += 1 - left;
    }
    const o = py * width + px;
    for (let c = 0; c < 3; c++) out.fixed[o * 3 + c] = acc[c] / n;
    out.diffuse[o] = acc[3] / n;
    out.sheen[o] = acc[4] / n;
    out.alpha[o] = alpha / n;
  };
  const coarse = Math.min(opt.coarse ?? 2, samples);
  for (let py = 0; py < height; py++) for (let px = 0; px < width; px++) pixel(px, py, coarse);
  if (samples > coarse) for (const o of edges(out)) pixel(o % width, Math.floor(o / width), samples);
  return out;
}

/** Pixels that differ enough from a neighbour to need more samples: outlines, seams, spokes and sharp reflections. */
function edges(l: Layers): number[] {
  const { width, height, fixed, diffuse, sheen, alpha } = l;
  const tone = new Float32Array(width * height);
  for (let i = 0; i < tone.length; i++)
    tone[i] = Math.sqrt(fixed[i * 3] + fixed[i * 3 + 1] * 0.5 + diffuse[i] * 0.25 + sheen[i] * 0.15);
  const out: number[] = [];
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const o = y * width + x;
      let d = 0;
      for (const q of [o - 1, o + 1, o - width, o + width, o - width - 1, o + width + 1]) {
        d = Math.max(
          d,
          Math.abs(tone[o] - tone[q]),
          Math.abs(diffuse[o] - diffuse[q]) * 0.35,
          Math.abs(alpha[o] - alpha[q]) * 0.8,
        );
      }
      if (d > 0.045) out.push(o);
    }
  return out;
}
