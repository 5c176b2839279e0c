/** The bodywork of a car as a distance field, built from its silhouettes and flank profile. */

import { curve, mix, smax, smin, smoothstep } from '../render/maths.ts';
import type { Field } from '../render/mesh.ts';
import { type Outline, outline, outlineDistance, outlineField } from '../render/outline.ts';
import type { CarSpec, Shape } from './car-spec.ts';

export type DrawnShape = Shape & { o: Outline };

export const draw = (shapes: readonly Shape[]): DrawnShape[] =>
  shapes.map((s) => ({ ...s, o: outline(s.at, 5) }));

/** A conservative distance, exact only nearby, so that most shapes are rejected by their bounding box. */
export function shapeDistance(o: Outline, u: number, v: number): number {
  const b = o.box;
  const out = Math.max(b[0] - u, u - b[1], b[2] - v, v - b[3]);
  return out > 0.05 ? out : outlineDistance(o, u, v);
}

export type CarBody = {
  field: Field;
  /**
   * Distances of a point to the four surfaces of the body: lower flank, lower silhouette, cabin flank, cabin
   * silhouette.
   */
  faces: (x: number, y: number, z: number, out: Float64Array) => void;
  halfWidth: (s: number, z: number) => number;
  cabinHalf: (s: number, z: number) => number;
  front: DrawnShape[];
  rear: DrawnShape[];
  nose: (y: number, s: number) => number;
};

export function carBody(c: CarSpec): CarBody {
  const hw = c.width / 2;
  const lower = outlineField(outline(c.lower, 40));
  const upper = outlineField(outline(c.upper, 40));
  const sweep = curve(c.sweep),
    crown = curve(c.crown),
    plan = curve(c.plan),
    section = curve(c.section);
  const cabin = curve(c.cabin),
    cabinPlan = curve(c.cabinPlan);
  const rise = c.rise ?? 0;
  const front = draw(c.front),
    rear = draw(c.rear);
  const { radius, width: tyre, inset } = c.wheel;
  const archR = radius + c.arch.gap;
  const flankY = hw - inset - tyre - 0.14;
  const halfWidth = (s: number, z: number): number => {
    let w = hw - plan(s) - section(z - rise * (s - c.length / 2));
    for (const a of c.axles) {
      const r = Math.hypot(s - a, z - radius);
      const d = (r - archR) / 0.1;
      if (d < 3) w += c.arch.flare * Math.exp(-d * d) * smoothstep(0.1, 0.3, z);
    }
    return w;
  };
  const cabinHalf = (s: number, z: number): number => hw - cabin(z) - cabinPlan(s);
  const out = new Float64Array(4);
  const faces = (x: number, y: number, z: number, o: Float64Array): void => {
    const ay = Math.abs(y);
    const s = c.length / 2 - x;
    const q = Math.min(1.25, ay / hw);
    const S = s - sweep(s) * q ** 2.6;
    const up = smoothstep(0.45, 0.75, z);
    const Z = z + crown(s) * q * q * up;
    o[0] = ay - halfWidth(s, z);
    o[1] = lower(S, Z);
    o[2] = ay - cabinHalf(s, z);
    o[3] = upper(S, Z);
  };
  const frontRelief = front.filter((f) => f.relief);
  const sideRelief = draw(c.side).filter((f) => f.relief);
  const rearRelief = rear.filter((f) => f.relief);
  const field: Field = (x, y, z) => {
    faces(x, y, z, out);
    const s = c.length / 2 - x;
    const ay = Math.abs(y);
    const k = mix(c.edges.nose, c.edges.lower, smoothstep(0.1, 0.7, Math.min(s, c.length - s)));
    let d = smax(out[0], out[1], k);
    if (c.upper.length) d = smin(d, smax(out[2], out[3], c.edges.upper), c.edges.join);
    if (c.add) d = smin(d, c.add(x, y, z), 0.03);
    if (s < 0.8)
      for (const f of frontRelief)
        d +=
          (f.relief as number) *
          smoothstep(0.006, -0.02, shapeDistance(f.o, ay + 0.85 * Math.max(0, s - 0.06), z));
    if (s > c.length - 0.8)
      for (const f of rearRelief)
        d +=
          (f.relief as number) *
          smoothstep(0.006, -0.02, shapeDistance(f.o, ay + 0.85 * Math.max(0, c.length - s - 0.06), z));
    for (const a of c.axles) {
      const r = c.arch.square
        ? (Math.abs(s - a) ** 3.2 + Math.abs(z - radius) ** 3.2) ** (1 / 3.2)
        : Math.hypot(s - a, z - radius);
      if (r < archR + 0.3) d = smax(d, -smax(r - archR, flankY - ay, 0.03), 0.014);
    }
    if (ay > hw * 0.7)
      for (const f of sideRelief) d += (f.relief as number) * smoothstep(0, -0.05, shapeDistance(f.o, s, z));
    if (ay > hw * 0.8)
      for (const [hs, hz] of c.handles) {
        const a = (s - hs) / 0.085,
          b = (z - hz + 0.006) / 0.034;
        const e = a * a + b * b;
        if (e < 6) d += 0.016 * Math.exp(-e * e);
      }
    if (c.carve) d = smax(d, -c.carve(x, y, z), 0.03);
    return d;
  };
  return {
    field,
    faces,
    halfWidth,
    cabinHalf,
    front,
    rear,
    nose: (y, s) => s - sweep(s) * Math.min(1.25, Math.abs(y) / hw) ** 2.6,
  };
}
