/** The material of each point of a car's body: glass, lamps, seams or paint. */

import type { MaterialName } from '../render/materials.ts';
import { curve, mix } from '../render/maths.ts';
import { outline } from '../render/outline.ts';
import type { Rule } from '../render/scene.ts';
import { type CarBody, type DrawnShape, draw, shapeDistance } from './car-field.ts';
import type { CarSpec, Line, Pillar } from './car-spec.ts';

const SEAM = 0.0036;

export function lineDistance(line: Line, u: number, v: number): number {
  let best = 1;
  for (let i = 0; i + 1 < line.length; i++) {
    const [ax, ay] = line[i],
      [bx, by] = line[i + 1];
    const ex = bx - ax,
      ey = by - ay,
      wx = u - ax,
      wy = v - ay;
    const t = Math.max(0, Math.min(1, (wx * ex + wy * ey) / (ex * ex + ey * ey)));
    const d = Math.hypot(wx - ex * t, wy - ey * t);
    if (d < best) best = d;
  }
  return best;
}

const nearLine = (lines: readonly Line[] | undefined, u: number, v: number): boolean => {
  if (lines) for (const l of lines) if (lineDistance(l, u, v) < SEAM) return true;
  return false;
};

/** The topmost shape that covers a point, with its pattern applied. */
function pick(shapes: readonly DrawnShape[], u: number, v: number): MaterialName | null {
  for (let i = shapes.length - 1; i >= 0; i--) {
    const sh = shapes[i];
    const d = shapeDistance(sh.o, u, v);
    if (d > 0) continue;
    if (sh.pattern === 'slats' && d < -0.012) return (((v / 0.042) % 1) + 1) % 1 < 0.42 ? 'slat' : sh.is;
    if (sh.pattern === 'bars' && d < -0.012) return (((u / 0.05) % 1) + 1) % 1 < 0.45 ? 'slat' : sh.is;
    if (sh.pattern === 'hex' && d < -0.012) {
      const r = v / 0.03,
        row = Math.floor(r),
        col = u / 0.042 + (row & 1) * 0.5;
      return Math.hypot((col - Math.floor(col) - 0.5) * 1.15, r - row - 0.5) > 0.42 ? 'slat' : sh.is;
    }
    return sh.is;
  }
  return null;
}

export function carRule(c: CarSpec, body: CarBody): Rule {
  const side = draw(c.side);
  const windows = c.windows.side.map((w) => outline(w, 6));
  const faces = new Float64Array(4);
  const cladding = c.cladding ? curve(c.cladding.height) : null;
  const bonnet = c.bonnet ? curve(c.bonnet.half) : null;
  const archR = c.wheel.radius + c.arch.gap;
  const across = (p: Pillar, s: number, z: number): number => {
    const t = (z - p.bottom[1]) / (p.top[1] - p.bottom[1]);
    return Math.abs(s - mix(p.bottom[0], p.top[0], t)) - p.half;
  };
  return (p) => {
    const { x, y, z } = p;
    const s = c.length / 2 - x,
      ay = Math.abs(y);
    body.faces(x, y, z, faces);
    const [flank, skin, cabinFlank, cabinSkin] = faces;
    const onCabin = c.upper.length > 0 && Math.max(cabinFlank, cabinSkin) < Math.max(flank, skin) - 0.002;
    if (c.carve && c.carve(x, y, z) < 0.006) return c.carveIs ?? 'trim';
    const w = c.windows;
    const onSide = onCabin ? cabinFlank > cabinSkin : flank > skin;
    if (onCabin || z > 0.8) {
      if (onSide || Math.abs(p.ny) > 0.6) {
        for (const o of windows) {
          const d = shapeDistance(o, s, z);
          if (d > 0.022) continue;
          if (d > 0) return w.surround;
          if (d > -0.011) return 'plastic';
          for (const q of w.pillars) if (across(q, s, z) < 0) return q.is;
          return s > w.privacyFrom ? 'privacy' : 'glass';
        }
      }
      if (onCabin && !onSide) {
        const inner = body.cabinHalf(s, z) - ay;
        if (w.screen && s < w.screen.to && z > w.screen.z0) {
          const d = Math.min(
            inner - w.screen.pillar,
            w.screen.z1 - z + 0.06 * (ay * ay) * 0,
            z - w.screen.z0,
          );
          if (d > 0.03) return 'glass';
          if (d > 0) return 'gloss';
        }
        if (w.rear && s > w.rear.from) {
          const d = Math.min(inner - w.rear.pillar, w.rear.z1 - z, z - w.rear.z0);
          if (d > 0.03) return w.privacyFrom < c.length ? 'privacy' : 'glass';
          if (d > 0) return 'gloss';
        }
      }
      if (onCabin && p.back) return 'headlining';
      if (onCabin && w.roof && !(s < (w.screen?.to ?? 0) && z < (w.screen?.z1 ?? 9))) return w.roof;
    }
    if (p.back) return z > 1 ? 'headlining' : 'trim';
    for (const a of c.axles) {
      const r = Math.hypot(s - a, z - c.wheel.radius);
      if (r < archR + 0.01 && (ay < body.halfWidth(s, z) - 0.03 || r < archR - 0.01)) return 'under';
      if (
        c.cladding &&
        c.cladding.arch > 0 &&
        r < archR + c.cladding.arch &&
        z > c.wheel.radius * 0.3 &&
        flank > -0.09
      )
        return c.cladding.is;
    }
    if (p.nz < -0.75 && z < 0.5) return 'under';
    if (s < 1.0) {
      const u = ay + 0.85 * Math.max(0, s - 0.06);
      const m = p.nz > 0.93 ? null : pick(body.front, u, z);
      if (m) return m;
      if (p.nz < 0.95 && nearLine(c.frontLines, u, z)) return 'seam';
    }
    if (s > c.length - 1.0) {
      const u = ay + 0.85 * Math.max(0, c.length - s - 0.06);
      const m = p.nz > 0.93 ? null : pick(body.rear, u, z);
      if (m) return m;
      if (p.nz < 0.95 && Math.abs(p.ny) < 0.9 && nearLine(c.rearLines, u, z)) return 'seam';
    }
    if (cladding && z < cladding(s)) return (c.cladding as { is: MaterialName }).is;
    if (Math.abs(p.ny) > 0.5) {
      const m = pick(side, s, z);
      if (m) return m;
      if (nearLine(c.sideLines, s, z)) return 'seam';
    }
    if (
      bonnet &&
      c.bonnet &&
      s > c.bonnet.from &&
      s < c.bonnet.to &&
      p.nz > 0.4 &&
      !onCabin &&
      Math.abs(ay - bonnet(s)) < SEAM
    )
      return 'seam';
    return 'paint';
  };
}
