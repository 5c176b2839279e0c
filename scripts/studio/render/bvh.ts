/** Bounding-volume hierarchy over one mesh: the only way a ray finds a triangle fast enough in JavaScript. */
import type { Mesh } from './mesh.ts';

export type Hit = { t: number; tri: number; u: number; v: number };

export type Bvh = {
  nodes: Float32Array;
  links: Int32Array;
  tris: Float32Array;
  order: Uint32Array;
  count: number;
};

const BINS = 12;

/** Builds the tree with binned surface-area splits; leaves hold at most four triangles. */
export function buildBvh(mesh: Mesh): Bvh {
  const { pos, idx } = mesh;
  const count = idx.length / 3;
  const order = new Uint32Array(count);
  const lo = new Float32Array(count * 3),
    hi = new Float32Array(count * 3),
    mid = new Float32Array(count * 3);
  for (let i = 0; i < count; i++) {
    order[i] = i;
    for (let c = 0; c < 3; c++) {
      const a = pos[idx[i * 3] * 3 + c],
        b = pos[idx[i * 3 + 1] * 3 + c],
        d = pos[idx[i * 3 + 2] * 3 + c];
      lo[i * 3 + c] = Math.min(a, b, d);
      hi[i * 3 + c] = Math.max(a, b, d);
      mid[i * 3 + c] = (lo[i * 3 + c] + hi[i * 3 + c]) / 2;
    }
  }
  const nodes = new Float32Array(Math.max(1, count * 2) * 6);
  const links = new Int32Array(Math.max(1, count * 2) * 2);
  let used = 1;
  const stack: [number, number, number][] = [[0, 0, count]];
  const cost = new Float64Array(BINS),
    binN = new Int32Array(BINS),
    box = new Float64Array(BINS * 6);
  while (stack.length) {
    const [node, from, to] = stack.pop() as [number, number, number];
    const b = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
    const m = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
    for (let i = from; i < to; i++)
      for (let c = 0; c < 3; c++) {
        const q = order[i] * 3 + c;
        if (lo[q] < b[c]) b[c] = lo[q];
        if (hi[q] > b[c + 3]) b[c + 3] = hi[q];
        if (mid[q] < m[c]) m[c] = mid[q];
        if (mid[q] > m[c + 3]) m[c + 3] = mid[q];
      }
    for (let c = 0; c < 6; c++) nodes[node * 6 + c] = b[c] + (c < 3 ? -1e-5 : 1e-5);
    const axis =
      m[3] - m[0] > m[4] - m[1] ? (m[3] - m[0] > m[5] - m[2] ? 0 : 2) : m[4] - m[1] > m[5] - m[2] ? 1 : 2;
    const span = m[axis + 3] - m[axis];
    if (to - from <= 4 || span < 1e-7) {
      if (to - from <= 16) {
        links[node * 2] = -from - 1;
        links[node * 2 + 1] = to - from;
        continue;
      }
    }
    let cut = (from + to) >> 1;
    if (span >= 1e-7) {
      binN.fill(0);
      for (let i = 0; i < BINS; i++)
        for (let c = 0; c < 6; c++) box[i * 6 + c] = c < 3 ? Infinity : -Infinity;
      const scale = (BINS * 0.9999) / span;
      const binOf = (t: number): number => ((mid[t * 3 + axis] - m[axis]) * scale) | 0;
      for (let i = from; i < to; i++) {
        const t = order[i],
          k = binOf(t);
        binN[k]++;
        for (let c = 0; c < 3; c++) {
          if (lo[t * 3 + c] < box[k * 6 + c]) box[k * 6 + c] = lo[t * 3 + c];
          if (hi[t * 3 + c] > box[k * 6 + c + 3]) box[k * 6 + c + 3] = hi[t * 3 + c];
        }
      }
      cost.fill(0);
      for (let pass = 0; pass < 2; pass++) {
        const a = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
        let n = 0;
        for (let s = 0; s < BINS - 1; s++) {
          const k = pass ? BINS - 1 - s : s;
          n += binN[k];
          for (let c = 0; c < 3; c++) {
            a[c] = Math.min(a[c], box[k * 6 + c]);
            a[c + 3] = Math.max(a[c + 3], box[k * 6 + c + 3]);
          }
          const [dx, dy, dz] = [a[3] - a[0], a[4] - a[1], a[5] - a[2]];
          cost[pass ? k - 1 : k] += n === 0 ? 0 : n * (dx * dy + dy * dz + dz * dx);
        }
      }
      let best = 0;
      for (let s = 1; s < BINS - 1; s++) if (cost[s] < cost[best]) best = s;
      let i = from,
        j = to - 1;
      while (i <= j) {
        if (binOf(order[i]) <= best) i++;
        else {
          const t = order[i];
          order[i] = order[j];
          order[j] = t;
          j--;
        }
      }
      if (i > from && i < to) cut = i;
    }
    links[node * 2] = used;
    links[node * 2 + 1] = 0;
    stack.push([used, from, cut], [used + 1, cut, to]);
    used += 2;
  }
  const tris = new Float32Array(count * 9);
  for (let i = 0; i < count; i++) {
    const t = order[i] * 3,
      a = idx[t] * 3,
      b2 = idx[t + 1] * 3,
      d = idx[t + 2] * 3;
    for (let c = 0; c < 3; c++) {
      tris[i * 9 + c] = pos[a + c];
      tris[i * 9 + 3 + c] = pos[b2 + c] - pos[a + c];
      tris[i * 9 + 6 + c] = pos[d + c] - pos[a + c];
    }
  }
  return { nodes: nodes.slice(0, used * 6), links: links.slice(0, used * 2), tris, order, count };
}

const stackBuf = new Int32Array(128);

/** Nearest hit closer than `hit.t`; updates `hit` and says whether it found one. With `any`, stops at the first. */
export function intersect(
  b: Bvh,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  hit: Hit,
  any: boolean,
): boolean {
  const { nodes, links, tris } = b;
  const ix = 1 / dx,
    iy = 1 / dy,
    iz = 1 / dz;
  let top = 0;
  let node = 0;
  let found = false;
  const enter = (n: number): number => {
    const o = n * 6;
    const ax = (nodes[o] - ox) * ix,
      bx = (nodes[o + 3] - ox) * ix;
    const ay = (nodes[o + 1] - oy) * iy,
      by = (nodes[o + 4] - oy) * iy;
    const az = (nodes[o + 2] - oz) * iz,
      bz = (nodes[o + 5] - oz) * iz;
    const near = Math.max(Math.min(ax, bx), Math.min(ay, by), Math.min(az, bz), 0);
    const far = Math.min(Math.max(ax, bx), Math.max(ay, by), Math.max(az, bz), hit.t);
    return near <= far ? near : Infinity;
  };
  if (enter(0) === Infinity) return false;
  for (;;) {
    const left = links[node * 2];
    if (left < 0) {
      const from = -left - 1,
        to = from + links[node * 2 + 1];
      for (let i = from; i < to; i++) {
        const o = i * 9;
        const e1x = tris[o + 3],
          e1y = tris[o + 4],
          e1z = tris[o + 5];
        const e2x = tris[o + 6],
          e2y = tris[o + 7],
          e2z = tris[o + 8];
        const px = dy * e2z - dz * e2y,
          py = dz * e2x - dx * e2z,
          pz = dx * e2y - dy * e2x;
        const det = e1x * px + e1y * py + e1z * pz;
        if (det > -1e-14 && det < 1e-14) continue;
        const inv = 1 / det;
        const tx = ox - tris[o],
          ty = oy - tris[o + 1],
          tz = oz - tris[o + 2];
        const u = (tx * px + ty * py + tz * pz) * inv;
        if (u < -1e-6 || u > 1.000001) continue;
        const qx = ty * e1z - tz * e1y,
          qy = tz * e1x - tx * e1z,
          qz = tx * e1y - ty * e1x;
        const v = (dx * qx + dy * qy + dz * qz) * inv;
        if (v < -1e-6 || u + v > 1.000001) continue;
        const t = (e2x * qx + e2y * qy + e2z * qz) * inv;
        if (t <= 1e-4 || t >= hit.t) continue;
        hit.t = t;
        hit.tri = i;
        hit.u = u;
        hit.v = v;
        found = true;
        if (any) return true;
      }
    } else {
      const a = enter(left),
        c = enter(left + 1);
      if (a !== Infinity || c !== Infinity) {
        if (a <= c) {
          if (c !== Infinity) stackBuf[top++] = left + 1;
          node = left;
        } else {
          if (a !== Infinity) stackBuf[top++] = left;
          node = left + 1;
        }
        continue;
      }
    }
    if (top === 0) return found;
    node = stackBuf[--top];
  }
}
