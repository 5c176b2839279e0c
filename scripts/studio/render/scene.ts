/** A vehicle for the ray tracer: parts with a mesh and a rule for the material of each point. */
import {
  Box3,
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  type Intersection,
  Matrix4,
  Ray,
  Triangle,
  Vector3,
} from 'three';
import { MeshBVH, SAH } from 'three-mesh-bvh';
import { MATERIALS, type Material, type MaterialName } from './materials.ts';
import type { Mesh } from './mesh.ts';

/** Point on a part in the part's own coordinates; a rule may bend the normal to suggest relief. */
export type Surface = { x: number; y: number; z: number; nx: number; ny: number; nz: number; back: boolean };

export type Rule = (s: Surface) => MaterialName;

export type Part = { name: string; mesh: Mesh; rule: Rule; tree: MeshBVH; clearTri: Uint8Array };

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
  /** The same part on the other side, which shares the baked light. */
  twin?: Instance;
};

/** Prepares a part. Triangles entirely of glass are marked, so that light passes through them in baking. */
export function makePart(name: string, mesh: Mesh, rule: Rule | MaterialName): Part {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(mesh.pos, 3));
  geometry.setIndex(new BufferAttribute(mesh.idx, 1));
  // `indirect` leaves the triangles in the order of the mesh, in which `clearTri` lists them.
  const tree = new MeshBVH(geometry, { strategy: SAH, indirect: true });
  const fn: Rule = typeof rule === 'string' ? () => rule : rule;
  const { pos, nor, idx } = mesh;
  const clearTri = new Uint8Array(idx.length / 3);
  for (let i = 0; i < clearTri.length; i++) {
    const [a, b, c] = [0, 1, 2].map((k) => idx[i * 3 + k] * 3);
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
  return { name, mesh, rule: fn, tree, clearTri };
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

/** Turns an instance about its vertical axis; front wheels are steered this way after baking. */
export function turn(i: Instance, yaw: number): void {
  i.yaw = yaw;
  i.cos = Math.cos(yaw);
  i.sin = Math.sin(yaw);
  const box = i.part.tree.getBoundingBox(new Box3());
  box.applyMatrix4(new Matrix4().makeRotationZ(yaw).setPosition(i.tx, i.ty, i.tz));
  i.box = Float64Array.of(...box.min.toArray(), ...box.max.toArray());
}

/** The nearest surface along a ray: its distance, triangle and point in the part's coordinates. */
export type SceneHit = { t: number; tri: number; at: Vector3; inst: Instance | null };

export const blankHit = (): SceneHit => ({ t: 0, tri: 0, at: new Vector3(), inst: null });

/** A surface nearer than this is the one that the ray starts from. */
const NEAREST = 1e-4;

const localRay = new Ray();

export class Scene {
  instances: Instance[];
  constructor(instances: Instance[]) {
    this.instances = instances;
  }

  /** Nearest surface along a ray, whose direction has length 1. */
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
      localRay.origin.set(lx * i.cos + ly * i.sin, ly * i.cos - lx * i.sin, oz - i.tz);
      localRay.direction.set(dx * i.cos + dy * i.sin, dy * i.cos - dx * i.sin, dz);
      const found: Intersection | null = i.part.tree.raycastFirst(localRay, DoubleSide, NEAREST, hit.t);
      if (found === null) continue;
      hit.t = found.distance;
      hit.tri = found.faceIndex ?? 0;
      hit.at.copy(found.point);
      hit.inst = i;
    }
    return hit.inst !== null;
  }

  /** Share of light that remains along a ray: 0 if blocked, tinted if only glass is crossed. */
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

const triangle = new Triangle();
const shares = new Vector3();
const face = new Vector3();

/** Reads position, normal, baked light and material at a hit. */
export function surfaceAt(hit: SceneHit, dx: number, dy: number, dz: number, out: Shaded): void {
  const i = hit.inst as Instance;
  const { mesh, rule } = i.part;
  const { pos, nor, idx } = mesh;
  const [a, b, c] = [idx[hit.tri * 3], idx[hit.tri * 3 + 1], idx[hit.tri * 3 + 2]];
  triangle.a.fromArray(pos, a * 3);
  triangle.b.fromArray(pos, b * 3);
  triangle.c.fromArray(pos, c * 3);
  triangle.getBarycoord(hit.at, shares);
  const { x: w, y: u, z: v } = shares;
  out.x = hit.at.x;
  out.y = hit.at.y;
  out.z = hit.at.z;
  let nx = nor[a * 3] * w + nor[b * 3] * u + nor[c * 3] * v;
  let ny = nor[a * 3 + 1] * w + nor[b * 3 + 1] * u + nor[c * 3 + 1] * v;
  let nz = nor[a * 3 + 2] * w + nor[b * 3 + 2] * u + nor[c * 3 + 2] * v;
  const l = Math.hypot(nx, ny, nz) || 1;
  nx /= l;
  ny /= l;
  nz /= l;
  const { x: gx, y: gy, z: gz } = triangle.getNormal(face);
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
