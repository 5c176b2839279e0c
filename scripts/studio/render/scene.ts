/** A vehicle as the ray tracer sees it: parts with a mesh and a rule for what each point is made of. */
import { type Bvh, buildBvh, type Hit, intersect } from './bvh.ts';
import { MATERIALS, type Material, type MaterialName } from './materials.ts';
import type { Mesh } from './mesh.ts';

/** Point on a part in the part's own coordinates; a rule may bend the normal to suggest relief. */
export type Surface = { x: number; y: number; z: number; nx: number; ny: number; nz: number; back: boolean };

export type Rule = (s: Surface) => MaterialName;

export type Part = { name: string; mesh: Mesh; rule: Rule; bvh: Bvh; clearTri: Uint8Array };

export type Instance = {
  part: Part;
  tx: number;
  ty: number;
  tz: number;
  yaw: number;
  cos: number;
  sin: number;
  /** Baked light at each vertex: diffuse irradiance, then openness to the studio. */
  light: Float32Array;
  box: Float64Array;
  /** Same part on the other side, whose light is near enough to share. */
  twin?: Instance;
};

/** Prepares a part; triangles wholly of glass are marked so that baking lets light through them. */
export function makePart(name: string, mesh: Mesh, rule: Rule | MaterialName): Part {
  const bvh = buildBvh(mesh);
  const fn: Rule = typeof rule === 'string' ? () => rule : rule;
  const clearTri = new Uint8Array(bvh.count);
  const { pos, nor, idx } = mesh;
  for (let i = 0; i < bvh.count; i++) {
    const [a, b, c] = [0, 1, 2].map((k) => idx[bvh.order[i] * 3 + k] * 3);
    const mean = (q: Float32Array, k: number): number => (q[a + k] + q[b + k] + q[c + k]) / 3;
    const s: Surface = {
      x: mean(pos, 0),
      y: mean(pos, 1),
      z: mean(pos, 2),
      nx: mean(nor, 0),
      ny: mean(nor, 1),
      nz: mean(nor, 2),
      back: false,
    };
    const m = MATERIALS[fn(s)];
    clearTri[i] = m.kind === 'glass' ? Math.round(m.through * 200) + 1 : 0;
  }
  return { name, mesh, rule: fn, bvh, clearTri };
}

export function place(part: Part, tx = 0, ty = 0, tz = 0, yaw = 0): Instance {
  const inst: Instance = {
    part,
    tx,
    ty,
    tz,
    yaw: 0,
    cos: 1,
    sin: 0,
    light: new Float32Array(0),
    box: new Float64Array(6),
  };
  turn(inst, yaw);
  return inst;
}

/** Turns an instance about the vertical; front wheels are steered this way after their light is baked. */
export function turn(i: Instance, yaw: number): void {
  i.yaw = yaw;
  i.cos = Math.cos(yaw);
  i.sin = Math.sin(yaw);
  i.box = Float64Array.of(Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity);
  const n = i.part.bvh.nodes;
  for (let c = 0; c < 8; c++) {
    const x = n[c & 1 ? 3 : 0],
      y = n[c & 2 ? 4 : 1],
      z = n[c & 4 ? 5 : 2];
    const p = [x * i.cos - y * i.sin + i.tx, x * i.sin + y * i.cos + i.ty, z + i.tz];
    for (let k = 0; k < 3; k++) {
      i.box[k] = Math.min(i.box[k], p[k]);
      i.box[k + 3] = Math.max(i.box[k + 3], p[k]);
    }
  }
}

export type SceneHit = Hit & { inst: Instance | null };

export class Scene {
  instances: Instance[];
  constructor(instances: Instance[]) {
    this.instances = instances;
  }

  /** Nearest surface along a ray. */
  cast(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    hit: SceneHit,
    max = Infinity,
  ): boolean {
    hit.t = max;
    hit.inst = null;
    const ix = 1 / dx,
      iy = 1 / dy,
      iz = 1 / dz;
    for (const i of this.instances) {
      const b = i.box;
      const ax = (b[0] - ox) * ix,
        bx = (b[3] - ox) * ix;
      const ay = (b[1] - oy) * iy,
        by = (b[4] - oy) * iy;
      const az = (b[2] - oz) * iz,
        bz = (b[5] - oz) * iz;
      const near = Math.max(Math.min(ax, bx), Math.min(ay, by), Math.min(az, bz), 0);
      const far = Math.min(Math.max(ax, bx), Math.max(ay, by), Math.max(az, bz), hit.t);
      if (near > far) continue;
      const lx = ox - i.tx,
        ly = oy - i.ty;
      if (
        intersect(
          i.part.bvh,
          lx * i.cos + ly * i.sin,
          ly * i.cos - lx * i.sin,
          oz - i.tz,
          dx * i.cos + dy * i.sin,
          dy * i.cos - dx * i.sin,
          dz,
          hit,
          false,
        )
      )
        hit.inst = i;
    }
    return hit.inst !== null;
  }

  /** Light left after everything on the way: 0 when blocked, tinted when only glass is crossed. */
  passage(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, hit: SceneHit): number {
    let left = 1;
    for (let n = 0; n < 6; n++) {
      if (!this.cast(ox, oy, oz, dx, dy, dz, hit)) return left;
      const c = (hit.inst as Instance).part.clearTri[hit.tri];
      if (!c) return 0;
      left *= (c - 1) / 200;
      const step = hit.t + 2e-3;
      ox += dx * step;
      oy += dy * step;
      oz += dz * step;
    }
    return 0;
  }
}

export type Shaded = Surface & {
  material: Material;
  irradiance: number;
  open: number;
  wx: number;
  wy: number;
  wz: number;
};

/** Reads position, normal, baked light and material at a hit. */
export function surfaceAt(hit: SceneHit, dx: number, dy: number, dz: number, out: Shaded): void {
  const i = hit.inst as Instance;
  const { bvh, mesh, rule } = i.part;
  const t = bvh.order[hit.tri] * 3;
  const a = mesh.idx[t],
    b = mesh.idx[t + 1],
    c = mesh.idx[t + 2];
  const u = hit.u,
    v = hit.v,
    w = 1 - u - v;
  const { pos, nor } = mesh;
  out.x = pos[a * 3] * w + pos[b * 3] * u + pos[c * 3] * v;
  out.y = pos[a * 3 + 1] * w + pos[b * 3 + 1] * u + pos[c * 3 + 1] * v;
  out.z = pos[a * 3 + 2] * w + pos[b * 3 + 2] * u + pos[c * 3 + 2] * v;
  let nx = nor[a * 3] * w + nor[b * 3] * u + nor[c * 3] * v;
  let ny = nor[a * 3 + 1] * w + nor[b * 3 + 1] * u + nor[c * 3 + 1] * v;
  let nz = nor[a * 3 + 2] * w + nor[b * 3 + 2] * u + nor[c * 3 + 2] * v;
  const l = Math.hypot(nx, ny, nz) || 1;
  nx /= l;
  ny /= l;
  nz /= l;
  const o = hit.tri * 9,
    q = bvh.tris;
  const gx = q[o + 4] * q[o + 8] - q[o + 5] * q[o + 7],
    gy = q[o + 5] * q[o + 6] - q[o + 3] * q[o + 8],
    gz = q[o + 3] * q[o + 7] - q[o + 4] * q[o + 6];
  const lx = dx * i.cos + dy * i.sin,
    ly = dy * i.cos - dx * i.sin;
  const agree = gx * nx + gy * ny + gz * nz >= 0 ? 1 : -1;
  out.back = (gx * lx + gy * ly + gz * dz) * agree > 0;
  out.nx = nx;
  out.ny = ny;
  out.nz = nz;
  out.material = MATERIALS[rule(out)];
  const rx = out.nx * i.cos - out.ny * i.sin,
    ry = out.nx * i.sin + out.ny * i.cos;
  const sign = out.back ? -1 : 1;
  out.nx = rx * sign;
  out.ny = ry * sign;
  out.nz *= sign;
  const L = i.light;
  if (L.length) {
    out.irradiance = L[a * 2] * w + L[b * 2] * u + L[c * 2] * v;
    out.open = L[a * 2 + 1] * w + L[b * 2 + 1] * u + L[c * 2 + 1] * v;
  } else {
    out.irradiance = 0.6;
    out.open = 0.8;
  }
  out.wx = out.x * i.cos - out.y * i.sin + i.tx;
  out.wy = out.x * i.sin + out.y * i.cos + i.ty;
  out.wz = out.z + i.tz;
}

export const blankShaded = (): Shaded => ({
  x: 0,
  y: 0,
  z: 0,
  nx: 0,
  ny: 0,
  nz: 1,
  back: false,
  material: MATERIALS.paint,
  irradiance: 0,
  open: 1,
  wx: 0,
  wy: 0,
  wz: 0,
});
