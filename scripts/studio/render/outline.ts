/**
 * Two-dimensional outlines: the silhouettes of a vehicle and the shapes drawn on it. Each vertex has a fillet radius.
 */
export type Vertex = readonly [u: number, v: number, fillet?: number];

export type Outline = {
  xs: Float64Array;
  ys: Float64Array;
  n: number;
  box: [number, number, number, number];
};

/** Closed polygon with each corner replaced by a quadratic curve that starts `fillet` metres before it. */
export function outline(vertices: readonly Vertex[], steps = 10): Outline {
  const px: number[] = [];
  const py: number[] = [];
  const n = vertices.length;
  for (let i = 0; i < n; i++) {
    const [x, y, r = 0] = vertices[i];
    const [ax, ay] = vertices[(i + n - 1) % n];
    const [bx, by] = vertices[(i + 1) % n];
    if (r <= 0) {
      px.push(x);
      py.push(y);
      continue;
    }
    const la = Math.hypot(ax - x, ay - y);
    const lb = Math.hypot(bx - x, by - y);
    const ra = Math.min(r, la * 0.499);
    const rb = Math.min(r, lb * 0.499);
    const sx = x + ((ax - x) * ra) / la;
    const sy = y + ((ay - y) * ra) / la;
    const ex = x + ((bx - x) * rb) / lb;
    const ey = y + ((by - y) * rb) / lb;
    for (let k = 0; k <= steps; k++) {
      const t = k / steps;
      px.push((1 - t) * (1 - t) * sx + 2 * t * (1 - t) * x + t * t * ex);
      py.push((1 - t) * (1 - t) * sy + 2 * t * (1 - t) * y + t * t * ey);
    }
  }
  const box: [number, number, number, number] = [
    Math.min(...px),
    Math.max(...px),
    Math.min(...py),
    Math.max(...py),
  ];
  return { xs: Float64Array.from(px), ys: Float64Array.from(py), n: px.length, box };
}

/** Exact signed distance to an outline, negative inside. */
export function outlineDistance(o: Outline, x: number, y: number): number {
  let best = Infinity;
  let inside = false;
  const { xs, ys, n } = o;
  for (let i = 0, j = n - 1; i < n; j = i++) {
    const ex = xs[j] - xs[i];
    const ey = ys[j] - ys[i];
    const wx = x - xs[i];
    const wy = y - ys[i];
    const l = ex * ex + ey * ey;
    let t = l > 0 ? (wx * ex + wy * ey) / l : 0;
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    const dx = wx - ex * t;
    const dy = wy - ey * t;
    const d = dx * dx + dy * dy;
    if (d < best) best = d;
    if (ys[i] > y !== ys[j] > y && x < (ex * (y - ys[i])) / ey + xs[i]) inside = !inside;
  }
  return inside ? -Math.sqrt(best) : Math.sqrt(best);
}

/**
 * The same distance, read from a grid through a cubic B-spline. Faster than the exact one; the spline's slight blur
 * removes curvature jumps at fillets, so that reflections run smoothly over them.
 */
export function outlineField(o: Outline): (x: number, y: number) => number {
  const step = 0.012;
  const margin = 0.3;
  const x0 = o.box[0] - margin;
  const y0 = o.box[2] - margin;
  const nx = Math.ceil((o.box[1] + margin - x0) / step) + 3;
  const ny = Math.ceil((o.box[3] + margin - y0) / step) + 3;
  const grid = new Float32Array(nx * ny);
  for (let j = 0; j < ny; j++)
    for (let i = 0; i < nx; i++) grid[j * nx + i] = outlineDistance(o, x0 + i * step, y0 + j * step);
  const maxU = nx - 3.001;
  const maxV = ny - 3.001;
  return (x, y) => {
    let u = (x - x0) / step;
    let v = (y - y0) / step;
    let extra = 0;
    if (u < 1) {
      extra += (1 - u) * step;
      u = 1;
    } else if (u > maxU) {
      extra += (u - maxU) * step;
      u = maxU;
    }
    if (v < 1) {
      extra += (1 - v) * step;
      v = 1;
    } else if (v > maxV) {
      extra += (v - maxV) * step;
      v = maxV;
    }
    const i = Math.floor(u);
    const j = Math.floor(v);
    const f = u - i;
    const g = v - j;
    const a0 = ((1 - f) * (1 - f) * (1 - f)) / 6;
    const a1 = (3 * f * f * f - 6 * f * f + 4) / 6;
    const a2 = (-3 * f * f * f + 3 * f * f + 3 * f + 1) / 6;
    const a3 = (f * f * f) / 6;
    const b0 = ((1 - g) * (1 - g) * (1 - g)) / 6;
    const b1 = (3 * g * g * g - 6 * g * g + 4) / 6;
    const b2 = (-3 * g * g * g + 3 * g * g + 3 * g + 1) / 6;
    const b3 = (g * g * g) / 6;
    const r0 = (j - 1) * nx + i - 1;
    const r1 = r0 + nx;
    const r2 = r1 + nx;
    const r3 = r2 + nx;
    return (
      extra +
      b0 * (a0 * grid[r0] + a1 * grid[r0 + 1] + a2 * grid[r0 + 2] + a3 * grid[r0 + 3]) +
      b1 * (a0 * grid[r1] + a1 * grid[r1 + 1] + a2 * grid[r1 + 2] + a3 * grid[r1 + 3]) +
      b2 * (a0 * grid[r2] + a1 * grid[r2 + 1] + a2 * grid[r2 + 2] + a3 * grid[r2 + 3]) +
      b3 * (a0 * grid[r3] + a1 * grid[r3 + 1] + a2 * grid[r3 + 2] + a3 * grid[r3 + 3])
    );
  };
}
