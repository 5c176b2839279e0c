/**
 * Precomputed light that does not depend on the camera, once per vehicle: how much of the studio each vertex sees,
 * and the shadow on the floor. Baking avoids noise at few samples per pixel.
 */

import type { Studio } from './environment.ts';
import { randomSource, smoothstep } from './maths.ts';
import { blankHit, type Scene } from './scene.ts';

/** Cosine-weighted directions about +z, spread evenly on a spiral. */
function directions(n: number): Float64Array {
  const out = new Float64Array(n * 3);
  for (let i = 0; i < n; i++) {
    const r = Math.sqrt((i + 0.5) / n);
    const a = i * 2.399963229728653;
    out[i * 3] = r * Math.cos(a);
    out[i * 3 + 1] = r * Math.sin(a);
    out[i * 3 + 2] = Math.sqrt(Math.max(0, 1 - r * r));
  }
  return out;
}

export type Shadow = (x: number, y: number) => number;

/** Floor visibility on a grid around the vehicle, smoothed: 1 is fully lit, 0 the contact shadow. */
export function bakeFloor(scene: Scene, studio: Studio, rays: number): Shadow {
  const lo = [Infinity, Infinity],
    hi = [-Infinity, -Infinity];
  for (const i of scene.instances)
    for (let c = 0; c < 2; c++) {
      lo[c] = Math.min(lo[c], i.box[c] - 1.3);
      hi[c] = Math.max(hi[c], i.box[c + 3] + 1.3);
    }
  const step = 0.05;
  const nx = Math.ceil((hi[0] - lo[0]) / step) + 2,
    ny = Math.ceil((hi[1] - lo[1]) / step) + 2;
  const dirs = directions(rays);
  const hit = blankHit();
  let grid = new Float32Array(nx * ny);
  const rnd = randomSource(7);
  for (let j = 0; j < ny; j++)
    for (let i = 0; i < nx; i++) {
      const x = lo[0] + i * step,
        y = lo[1] + j * step;
      const a = rnd() * Math.PI * 2,
        c = Math.cos(a),
        s = Math.sin(a);
      let got = 0,
        all = 0;
      for (let k = 0; k < rays; k++) {
        const dx = dirs[k * 3] * c - dirs[k * 3 + 1] * s,
          dy = dirs[k * 3] * s + dirs[k * 3 + 1] * c,
          dz = dirs[k * 3 + 2];
        const e = 0.6 + studio.radiance(x, y, 0, dx, dy, dz, 0.5);
        all += e;
        if (!scene.cast(x, y, 0.001, dx, dy, dz, hit)) got += e;
      }
      grid[j * nx + i] = got / all;
    }
  for (let pass = 0; pass < 2; pass++) grid = blur(grid, nx, ny);
  // Fades the shadow out far from the vehicle, so that a cut-out has no visible edge.
  for (let j = 0; j < ny; j++)
    for (let i = 0; i < nx; i++) {
      const rim = Math.min(i, j, nx - 1 - i, ny - 1 - j) * step;
      grid[j * nx + i] = 1 - Math.max(0, 1 - grid[j * nx + i] - 0.05) * 1.053 * smoothstep(0, 0.9, rim);
    }
  return (x, y) => {
    const u = (x - lo[0]) / step,
      v = (y - lo[1]) / step;
    if (u < 0 || v < 0 || u >= nx - 1.001 || v >= ny - 1.001) return 1;
    const i = Math.floor(u),
      j = Math.floor(v),
      f = u - i,
      g = v - j,
      o = j * nx + i;
    return (
      (grid[o] * (1 - f) + grid[o + 1] * f) * (1 - g) + (grid[o + nx] * (1 - f) + grid[o + nx + 1] * f) * g
    );
  };
}

function blur(src: Float32Array, nx: number, ny: number): Float32Array<ArrayBuffer> {
  const out = Float32Array.from(src);
  for (let j = 1; j < ny - 1; j++)
    for (let i = 1; i < nx - 1; i++) {
      const o = j * nx + i;
      out[o] =
        (src[o] * 4 +
          (src[o - 1] + src[o + 1] + src[o - nx] + src[o + nx]) * 2 +
          src[o - nx - 1] +
          src[o - nx + 1] +
          src[o + nx - 1] +
          src[o + nx + 1]) /
        16;
    }
  return out;
}

/** Fills every instance's vertices with irradiance (divided by pi) and openness. */
export function bakeVertices(scene: Scene, studio: Studio, rays: number, bounce = 0.1): void {
  const dirs = directions(rays);
  const hit = blankHit();
  for (const inst of scene.instances) {
    if (inst.twin) continue;
    const { pos, nor } = inst.part.mesh;
    const n = pos.length / 3;
    const light = new Float32Array(n * 2);
    for (let i = 0; i < n; i++) {
      const lx = nor[i * 3],
        ly = nor[i * 3 + 1],
        nz = nor[i * 3 + 2];
      const nx = lx * inst.cos - ly * inst.sin,
        ny = lx * inst.sin + ly * inst.cos;
      const px = pos[i * 3] * inst.cos - pos[i * 3 + 1] * inst.sin + inst.tx + nx * 0.006;
      const py = pos[i * 3] * inst.sin + pos[i * 3 + 1] * inst.cos + inst.ty + ny * 0.006;
      const pz = pos[i * 3 + 2] + inst.tz + nz * 0.006;
      const s = nz >= 0 ? 1 : -1;
      const a = -1 / (s + nz),
        b = nx * ny * a;
      const t1x = 1 + s * nx * nx * a,
        t1y = s * b,
        t1z = -s * nx;
      const t2x = b,
        t2y = s + ny * ny * a,
        t2z = -ny;
      let sum = 0,
        open = 0;
      for (let k = 0; k < rays; k++) {
        const u = dirs[k * 3],
          v = dirs[k * 3 + 1],
          w = dirs[k * 3 + 2];
        const dx = t1x * u + t2x * v + nx * w,
          dy = t1y * u + t2y * v + ny * w,
          dz = t1z * u + t2z * v + nz * w;
        const p = scene.passage(px, py, pz, dx, dy, dz, hit);
        open += p;
        sum += p > 0 ? p * studio.radiance(px, py, pz, dx, dy, dz, 0.5) : bounce;
      }
      light[i * 2] = sum / rays;
      light[i * 2 + 1] = open / rays;
    }
    inst.light = relax(inst.part.mesh.idx, light, n);
  }
  for (const inst of scene.instances) if (inst.twin) inst.light = inst.twin.light;
}

/** Averages each vertex with its neighbours a few times to hide the noise of few rays. */
function relax(idx: Uint32Array, light: Float32Array, n: number): Float32Array {
  let cur = light;
  for (let pass = 0; pass < 5; pass++) {
    const out = new Float32Array(n * 2),
      weight = new Float32Array(n);
    for (let v = 0; v < n; v++) {
      out[v * 2] = cur[v * 2] * 2;
      out[v * 2 + 1] = cur[v * 2 + 1] * 2;
      weight[v] = 2;
    }
    for (let t = 0; t < idx.length; t += 3)
      for (let a = 0; a < 3; a++) {
        const p = idx[t + a],
          q = idx[t + ((a + 1) % 3)];
        out[p * 2] += cur[q * 2];
        out[p * 2 + 1] += cur[q * 2 + 1];
        weight[p]++;
        out[q * 2] += cur[p * 2];
        out[q * 2 + 1] += cur[p * 2 + 1];
        weight[q]++;
      }
    for (let v = 0; v < n; v++) {
      out[v * 2] /= weight[v];
      out[v * 2 + 1] /= weight[v];
    }
    cur = out;
  }
  return cur;
}
