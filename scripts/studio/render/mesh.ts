/** Triangle meshes, and turning a distance field into one. */

export type Field = (x: number, y: number, z: number) => number;

export type Mesh = { pos: Float32Array; nor: Float32Array; idx: Uint32Array };

export type Bounds = readonly [x0: number, x1: number, y0: number, y1: number, z0: number, z1: number];

/** Writes the field's gradient into `out`. */
export function gradient(f: Field, x: number, y: number, z: number, out: Float64Array): void {
  const e = 0.003;
  out[0] = (f(x + e, y, z) - f(x - e, y, z)) / (2 * e);
  out[1] = (f(x, y + e, z) - f(x, y - e, z)) / (2 * e);
  out[2] = (f(x, y, z + e) - f(x, y, z - e)) / (2 * e);
}

/**
 * Surface nets over a field. With `mirror`, only y >= 0 is sampled and the other half is reflected,
 * which halves the work and makes the vehicle exactly symmetric.
 */
export function meshField(f: Field, bounds: Bounds, cell: number, mirror = false): Mesh {
  const [x0, x1, , y1, z0, z1] = bounds;
  const y0 = mirror ? -cell / 2 : bounds[2];
  const nx = Math.ceil((x1 - x0) / cell) + 2;
  const ny = Math.ceil((y1 - y0) / cell) + 2;
  const nz = Math.ceil((z1 - z0) / cell) + 2;
  const at = (i: number, j: number, k: number): number => (k * ny + j) * nx + i;
  const val = new Float32Array(nx * ny * nz).fill(NaN);
  const block = 6;
  const half = (block * cell) / 2;
  const reach = half * Math.sqrt(3) * 1.7 + cell;
  const blocks: number[] = [];
  for (let k = 0; k < nz; k += block)
    for (let j = 0; j < ny; j += block)
      for (let i = 0; i < nx; i += block) {
        if (Math.abs(f(x0 + i * cell + half, y0 + j * cell + half, z0 + k * cell + half)) > reach) continue;
        blocks.push(i, j, k);
        for (let c = k; c <= Math.min(k + block, nz - 1); c++)
          for (let b = j; b <= Math.min(j + block, ny - 1); b++)
            for (let a = i; a <= Math.min(i + block, nx - 1); a++) {
              const q = at(a, b, c);
              if (Number.isNaN(val[q])) val[q] = f(x0 + a * cell, y0 + b * cell, z0 + c * cell);
            }
      }
  const vert = new Int32Array(nx * ny * nz).fill(-1);
  const pos: number[] = [];
  const corner = [0, 1, nx, nx + 1, nx * ny, nx * ny + 1, nx * ny + nx, nx * ny + nx + 1];
  const edges = [0, 1, 2, 3, 4, 5, 6, 7, 0, 2, 1, 3, 4, 6, 5, 7, 0, 4, 1, 5, 2, 6, 3, 7];
  for (let q = 0; q < blocks.length; q += 3) {
    const [bi, bj, bk] = [blocks[q], blocks[q + 1], blocks[q + 2]];
    for (let k = bk; k < Math.min(bk + block, nz - 1); k++)
      for (let j = bj; j < Math.min(bj + block, ny - 1); j++)
        for (let i = bi; i < Math.min(bi + block, nx - 1); i++) {
          const o = at(i, j, k);
          let neg = 0;
          for (let c = 0; c < 8; c++) if (val[o + corner[c]] < 0) neg++;
          if (neg === 0 || neg === 8) continue;
          let sx = 0,
            sy = 0,
            sz = 0,
            n = 0;
          for (let e = 0; e < 24; e += 2) {
            const a = edges[e],
              b = edges[e + 1];
            const va = val[o + corner[a]],
              vb = val[o + corner[b]];
            if (va < 0 === vb < 0) continue;
            const t = va / (va - vb);
            sx += (a & 1) + ((b & 1) - (a & 1)) * t;
            sy += ((a >> 1) & 1) + (((b >> 1) & 1) - ((a >> 1) & 1)) * t;
            sz += (a >> 2) + ((b >> 2) - (a >> 2)) * t;
            n++;
          }
          if (n === 0) continue;
          vert[o] = pos.length / 3;
          pos.push(
            x0 + (i + sx / n) * cell,
            mirror && j === 0 ? 0 : y0 + (j + sy / n) * cell,
            z0 + (k + sz / n) * cell,
          );
        }
  }
  const idx: number[] = [];
  const quad = (a: number, b: number, c: number, d: number, flip: boolean): void => {
    const [va, vb, vc, vd] = [vert[a], vert[b], vert[c], vert[d]];
    if (va < 0 || vb < 0 || vc < 0 || vd < 0) return;
    if (flip) idx.push(va, vc, vb, va, vd, vc);
    else idx.push(va, vb, vc, va, vc, vd);
  };
  const seen = new Uint8Array(nx * ny * nz);
  for (let q = 0; q < blocks.length; q += 3) {
    const [bi, bj, bk] = [blocks[q], blocks[q + 1], blocks[q + 2]];
    for (let k = Math.max(1, bk); k < Math.min(bk + block, nz - 1); k++)
      for (let j = Math.max(1, bj); j < Math.min(bj + block, ny - 1); j++)
        for (let i = Math.max(1, bi); i < Math.min(bi + block, nx - 1); i++) {
          const o = at(i, j, k);
          if (seen[o]) continue;
          seen[o] = 1;
          const v = val[o] < 0;
          const [dy, dz] = [nx, nx * ny];
          if (v !== val[o + 1] < 0) quad(o - dy - dz, o - dz, o, o - dy, !v);
          if (v !== val[o + dy] < 0) quad(o - 1 - dz, o - 1, o, o - dz, !v);
          if (v !== val[o + dz] < 0) quad(o - 1 - dy, o - dy, o, o - 1, !v);
        }
  }
  return finish(f, pos, idx, cell, mirror);
}

/** Pulls vertices onto the surface, takes exact normals from the field and reflects the half mesh. */
function finish(f: Field, pos: number[], idx: number[], cell: number, mirror: boolean): Mesh {
  const n = pos.length / 3;
  const g = new Float64Array(3);
  const nor: number[] = new Array<number>(pos.length).fill(0);
  for (let i = 0; i < n; i++) {
    const o = i * 3;
    for (let pass = 0; pass < 2; pass++) {
      const d = f(pos[o], pos[o + 1], pos[o + 2]);
      gradient(f, pos[o], pos[o + 1], pos[o + 2], g);
      const l = g[0] * g[0] + g[1] * g[1] + g[2] * g[2];
      if (l < 1e-6) break;
      const s = Math.max(-cell, Math.min(cell, d / Math.sqrt(l))) / Math.sqrt(l);
      pos[o] -= g[0] * s;
      if (!(mirror && pos[o + 1] === 0)) pos[o + 1] -= g[1] * s;
      pos[o + 2] -= g[2] * s;
    }
    gradient(f, pos[o], pos[o + 1], pos[o + 2], g);
    const l = Math.hypot(g[0], g[1], g[2]) || 1;
    nor[o] = g[0] / l;
    nor[o + 1] = g[1] / l;
    nor[o + 2] = g[2] / l;
  }
  if (mirror) {
    const map = new Int32Array(n);
    for (let i = 0; i < n; i++) {
      if (pos[i * 3 + 1] === 0) {
        map[i] = i;
        continue;
      }
      map[i] = pos.length / 3;
      pos.push(pos[i * 3], -pos[i * 3 + 1], pos[i * 3 + 2]);
      nor.push(nor[i * 3], -nor[i * 3 + 1], nor[i * 3 + 2]);
    }
    const m = idx.length;
    for (let i = 0; i < m; i += 3) idx.push(map[idx[i]], map[idx[i + 2]], map[idx[i + 1]]);
  }
  return { pos: Float32Array.from(pos), nor: Float32Array.from(nor), idx: Uint32Array.from(idx) };
}

/** Surface of revolution about the y axis from a profile of (radius, y) points; used for tyres, rims and discs. */
export function lathe(profile: readonly (readonly [number, number])[], segments = 96): Mesh {
  const pos: number[] = [],
    nor: number[] = [],
    idx: number[] = [];
  const n = profile.length;
  for (let p = 0; p < n - 1; p++) {
    const [ra, ya] = profile[p],
      [rb, yb] = profile[p + 1];
    const slope = (i: number, j: number): [number, number] => {
      const d = Math.hypot(profile[j][0] - profile[i][0], profile[j][1] - profile[i][1]) || 1;
      return [-(profile[j][1] - profile[i][1]) / d, (profile[j][0] - profile[i][0]) / d];
    };
    const own = slope(p, p + 1);
    const blend = (q: number, r: number): [number, number] => {
      if (q < 0 || r >= n) return own;
      const o = slope(q, r);
      return o[0] * own[0] + o[1] * own[1] > 0.8 ? [(own[0] + o[0]) / 2, (own[1] + o[1]) / 2] : own;
    };
    const na = blend(p - 1, p),
      nb = blend(p + 1, p + 2);
    const base = pos.length / 3;
    for (let s = 0; s <= segments; s++) {
      const a = (s / segments) * Math.PI * 2,
        c = Math.cos(a),
        t = Math.sin(a);
      pos.push(ra * c, ya, ra * t, rb * c, yb, rb * t);
      for (const q of [na, nb]) {
        const l = Math.hypot(q[0], q[1]) || 1;
        nor.push((q[0] / l) * c, q[1] / l, (q[0] / l) * t);
      }
      if (s < segments) {
        const o = base + s * 2;
        idx.push(o, o + 1, o + 2, o + 2, o + 1, o + 3);
      }
    }
  }
  return { pos: Float32Array.from(pos), nor: Float32Array.from(nor), idx: Uint32Array.from(idx) };
}
