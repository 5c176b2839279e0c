/** Simple solids for small parts. */

import { smin } from './maths.ts';
import type { Field } from './mesh.ts';

export function roundBox(
  cx: number,
  cy: number,
  cz: number,
  hx: number,
  hy: number,
  hz: number,
  r: number,
): Field {
  return (x, y, z) => {
    const a = Math.abs(x - cx) - hx + r,
      b = Math.abs(y - cy) - hy + r,
      c = Math.abs(z - cz) - hz + r;
    return Math.hypot(Math.max(a, 0), Math.max(b, 0), Math.max(c, 0)) + Math.min(Math.max(a, b, c), 0) - r;
  };
}

/** Round bar between two points whose radius may change along it. */
export function bar(
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
  ra: number,
  rb = ra,
): Field {
  const ex = bx - ax,
    ey = by - ay,
    ez = bz - az,
    l = ex * ex + ey * ey + ez * ez;
  return (x, y, z) => {
    const t = Math.max(0, Math.min(1, ((x - ax) * ex + (y - ay) * ey + (z - az) * ez) / l));
    return Math.hypot(x - ax - ex * t, y - ay - ey * t, z - az - ez * t) - (ra + (rb - ra) * t);
  };
}

/** Round bar through several points. */
export function tube(points: readonly (readonly [number, number, number])[], r: number): Field {
  const parts = points
    .slice(1)
    .map((p, i) => bar(points[i][0], points[i][1], points[i][2], p[0], p[1], p[2], r));
  return union(parts, r * 0.4);
}

export function ellipsoid(cx: number, cy: number, cz: number, rx: number, ry: number, rz: number): Field {
  const m = Math.min(rx, ry, rz);
  return (x, y, z) => {
    const a = (x - cx) / rx,
      b = (y - cy) / ry,
      c = (z - cz) / rz;
    const k = Math.hypot(a, b, c);
    const g = Math.hypot(a / rx, b / ry, c / rz);
    return g < 1e-9 ? -m : (k * (k - 1)) / g;
  };
}

export function union(parts: readonly Field[], k = 0): Field {
  return (x, y, z) => {
    let d = parts[0](x, y, z);
    for (let i = 1; i < parts.length; i++) {
      const e = parts[i](x, y, z);
      d = k > 0 ? smin(d, e, k) : Math.min(d, e);
    }
    return d;
  };
}

/** A ring of radius `r` and thickness `t` whose axis is tilted from the x axis towards z by `lean` radians. */
export function ring(cx: number, cy: number, cz: number, r: number, t: number, lean: number): Field {
  const c = Math.cos(lean),
    s = Math.sin(lean);
  return (x, y, z) => {
    const dx = x - cx,
      dz = z - cz,
      dy = y - cy;
    const axial = dx * c + dz * s,
      across = -dx * s + dz * c;
    return Math.hypot(Math.hypot(dy, across) - r, axial) - t;
  };
}

/** Turns a field about an axis parallel to y through (cx, cz). */
export function pitch(f: Field, cx: number, cz: number, angle: number): Field {
  const c = Math.cos(angle),
    s = Math.sin(angle);
  return (x, y, z) => f(cx + (x - cx) * c + (z - cz) * s, y, cz - (x - cx) * s + (z - cz) * c);
}
