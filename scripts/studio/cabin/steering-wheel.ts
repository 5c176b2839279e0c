/** The steering wheel and the stalks behind it. */
import { smax } from '../render/maths.ts';
import type { Field } from '../render/mesh.ts';
import { bar, union } from '../render/shapes.ts';
import type { Add } from '../workbench.ts';
import { type CabinSpec, DRIVER_Y as WY } from './cabin-spec.ts';

const across = (v: number, w: number, half: number): number =>
  smax(Math.abs(v - 0.01) - half, Math.abs(w) - 0.172, 0.01);

/** Distance to the spokes in the wheel's plane, `v` up and `w` across. */
const SPOKES = {
  usual: (v: number, w: number): number =>
    Math.min(across(v, w, 0.024), smax(Math.abs(Math.abs(w) - 0.022) - 0.011, Math.max(v, -v - 0.172), 0.01)),
  flat: (v: number, w: number): number =>
    Math.min(across(v, w, 0.021), smax(Math.abs(w) - 0.034 - v * 0.1, Math.max(v, -v - 0.14), 0.012)),
  // Both hang down a little.
  plain: (v: number, w: number): number => across(v + 0.05 + Math.abs(w) * 0.1, w, 0.038),
};

export function addSteeringWheel(add: Add, c: CabinSpec): void {
  // Steering wheel in its own leaning plane: axial, up, across.
  const wx = 0.41,
    wz = c.upright ? 0.73 : 0.7,
    lean = c.upright ? -0.62 : -0.4,
    cl = Math.cos(lean),
    sl = Math.sin(lean);
  const local = (x: number, z: number): [number, number] => [
    (x - wx) * cl + (z - wz) * sl,
    -(x - wx) * sl + (z - wz) * cl,
  ];
  const flat = c.wheel === 'flat';
  const spokes = SPOKES[c.wheel ?? 'usual'];
  const wheel: Field = (x, y, z) => {
    const [a, v] = local(x, z),
      w = y - WY,
      r = Math.hypot(v, w);
    const rim = flat ? smax(r - 0.178, -v - 0.14, 0.04) : r - 0.178;
    let d = Math.hypot(rim, a) - (flat ? 0.0175 : 0.0155);
    const hub = smax(Math.hypot(v * 1.15, w) - 0.07, Math.abs(a - 0.025) - 0.03, 0.03);
    const spoke = Math.max(Math.abs(a - 0.015) - 0.01, spokes(v, w));
    d = Math.min(d, hub, spoke);
    return Math.min(d, Math.max(Math.hypot(v, w) - 0.045, -a, a - 0.3));
  };
  add('steering', wheel, [wx - 0.12, wx + 0.34, WY - 0.21, WY + 0.21, wz - 0.28, wz + 0.21], 0.006, (p) => {
    const [a, v] = local(p.x, p.z),
      w = p.y - WY,
      r = Math.hypot(v, w);
    if (r > 0.16 || (flat && v < -0.122))
      return Math.abs(r - 0.1625) < 0.0015
        ? (c.stitch ?? 'stitch')
        : c.wheel === 'plain'
          ? 'trim'
          : 'leather';
    if (c.wheel === 'plain') return Math.hypot(v * 1.15, w) < 0.03 && a < 0.02 ? 'satin' : 'trimMid';
    if (a < 0.02 && Math.hypot(v * 1.15, w) < 0.024) return 'satin';
    if (r > 0.074 && Math.abs(w) > 0.06)
      return Math.abs(Math.abs(w) - 0.105) < 0.022 && Math.abs(v - 0.01) < 0.016 ? 'gloss' : 'satin';
    return r > 0.074 ? 'satin' : 'trim';
  });
  add(
    'stalks',
    union([
      bar(wx + 0.08, WY, wz - 0.01, wx + 0.03, WY + 0.17, wz + 0.03, 0.008),
      bar(wx + 0.08, WY, wz - 0.01, wx + 0.03, WY - 0.17, wz + 0.03, 0.008),
    ]),
    [wx, wx + 0.12, WY - 0.2, WY + 0.2, wz - 0.05, wz + 0.08],
    0.006,
    'gloss',
  );
}
