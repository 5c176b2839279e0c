/** Scalar helpers for modelling; without objects, because they run millions of times. */

export const clamp = (v: number, lo: number, hi: number): number => (v < lo ? lo : v > hi ? hi : v);

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Smoothstep with edges that may be given in either order. */
export function smoothstep(e0: number, e1: number, v: number): number {
  const t = clamp((v - e0) / (e1 - e0), 0, 1);
  return t * t * (3 - 2 * t);
}

/** Smooth maximum: rounds the edge where two solids are intersected, by about `k` metres. */
export function smax(a: number, b: number, k: number): number {
  const h = k - Math.abs(a - b);
  return (a > b ? a : b) + (h > 0 ? (h * h) / (4 * k) : 0);
}

/** Smooth minimum: fillets the crease where two solids are joined. */
export function smin(a: number, b: number, k: number): number {
  const h = k - Math.abs(a - b);
  return (a < b ? a : b) - (h > 0 ? (h * h) / (4 * k) : 0);
}

/** A function of one variable, interpolated smoothly between given points. */
export type Curve = (v: number) => number;

/** Piecewise cubic curve through points; Hermite slopes are limited so that it never overshoots. */
export function curve(points: readonly (readonly [number, number])[]): Curve {
  const n = points.length;
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const m: number[] = new Array<number>(n).fill(0);
  for (let i = 1; i < n - 1; i++) {
    const a = (ys[i] - ys[i - 1]) / (xs[i] - xs[i - 1]);
    const b = (ys[i + 1] - ys[i]) / (xs[i + 1] - xs[i]);
    m[i] = a * b <= 0 ? 0 : (2 * a * b) / (a + b);
  }
  if (n > 1) {
    m[0] = (ys[1] - ys[0]) / (xs[1] - xs[0]);
    m[n - 1] = (ys[n - 1] - ys[n - 2]) / (xs[n - 1] - xs[n - 2]);
  }
  return (v) => {
    if (n === 1 || v <= xs[0]) return ys[0];
    if (v >= xs[n - 1]) return ys[n - 1];
    let i = 0;
    while (v > xs[i + 1]) i++;
    const h = xs[i + 1] - xs[i];
    const t = (v - xs[i]) / h;
    const t2 = t * t;
    const t3 = t2 * t;
    return (
      ys[i] * (2 * t3 - 3 * t2 + 1) +
      m[i] * h * (t3 - 2 * t2 + t) +
      ys[i + 1] * (3 * t2 - 2 * t3) +
      m[i + 1] * h * (t3 - t2)
    );
  };
}

/** Small deterministic random numbers, so that two runs give the same picture. */
export function randomSource(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
