/**
 * The photo studio: a dark room with a large overhead soft box, a long light strip along each side and a pale floor.
 * It is a finite room and no environment map, so that reflections move along flat panels.
 */
import { clamp, smoothstep } from './maths.ts';

const CEILING = 5.2;
const WALL_Y = 6.5;
const WALL_X = 9;

/** Share of the floor's full light at a point; replaced once the vehicle's shadow is known. */
export type FloorLight = (x: number, y: number) => number;

export class Studio {
  floorLight: FloorLight = () => 1;
  /** Uniform light from everywhere, for cabins, which are lit through their windows. */
  daylight = false;

  /** Light that arrives at a point from a direction; `blur` softens every edge, for rough surfaces. */
  radiance(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, blur: number): number {
    if (this.daylight) return dz > 0 ? 1.5 + 1.1 * dz : 1.1 + 0.3 * dz;
    let t = Infinity;
    let side = 0;
    if (dz > 1e-6) t = (CEILING - oz) / dz;
    else if (dz < -1e-6) {
      t = -oz / dz;
      side = 1;
    }
    if (Math.abs(dy) > 1e-6) {
      const u = ((dy > 0 ? WALL_Y : -WALL_Y) - oy) / dy;
      if (u < t) {
        t = u;
        side = dy > 0 ? 2 : 3;
      }
    }
    if (Math.abs(dx) > 1e-6) {
      const u = ((dx > 0 ? WALL_X : -WALL_X) - ox) / dx;
      if (u < t) {
        t = u;
        side = dx > 0 ? 4 : 5;
      }
    }
    const x = ox + dx * t,
      y = oy + dy * t,
      z = oz + dz * t;
    const s = 0.12 + blur * 3.2;
    if (side === 0) {
      const cover = box(x, 5.4, s * 1.6) * box(y, 1.75, s);
      const rim = box(x, 6.5, s) * (box(y - 4.6, 0.5, s) + box(y + 4.6, 0.5, s));
      return 0.16 + 5.4 * cover + 1.5 * rim;
    }
    if (side === 1) {
      const r2 = x * x * 0.35 + y * y;
      return 0.08 + 0.4 * Math.exp(-r2 / 22) * this.floorLight(x, y);
    }
    if (side === 2 || side === 3) {
      const panel = band(z, 1.75, 3.6, s) * box(x, 6.2, s * 1.5);
      const glow = smoothstep(0.2, 1.6, z) * 0.16;
      return 0.09 + glow + (side === 2 ? 1.75 : 1.2) * panel;
    }
    const panel = band(z, 1.5, 3.8, s) * box(y, 3.2, s);
    return 0.09 + smoothstep(0.2, 1.6, z) * 0.14 + (side === 4 ? 1.5 : 1.1) * panel;
  }
}

/** 1 inside ±half, fading over `soft`. A wide fade is dimmer, so that the total light stays about the same. */
function box(v: number, half: number, soft: number): number {
  const keep = Math.min(1, (half * 2) / (soft * 1.2 + 0.001));
  return keep * (1 - smoothstep(half - soft, half + soft, Math.abs(v)));
}

function band(v: number, lo: number, hi: number, soft: number): number {
  return box(v - (lo + hi) / 2, (hi - lo) / 2, clamp(soft, 0.05, 3));
}
