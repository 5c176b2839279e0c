/** Dashboard, displays and steering wheel. */

import type { MaterialName } from '../render/materials.ts';
import { smax } from '../render/maths.ts';
import type { Field } from '../render/mesh.ts';
import { outline, outlineDistance } from '../render/outline.ts';
import { bar, pitch, roundBox, union } from '../render/shapes.ts';
import type { Add } from '../workbench.ts';
import { type CabinSpec, DRIVER_Y as WY } from './cabin-spec.ts';

/** Little map and tiles, enough to read as a lit display. */
function display(u: number, v: number): MaterialName {
  if (Math.abs(u) > 0.94 || Math.abs(v) > 0.9) return 'screen';
  if (u < 0.28) {
    const road =
      Math.abs(v - 0.5 * Math.sin(u * 3 + 0.6)) < 0.06 ||
      Math.abs(u + 0.35 + v * 0.2) < 0.03 ||
      Math.abs(v + 0.5 - u * 0.3) < 0.035;
    if (Math.abs(v - 0.5 * Math.sin(u * 3 + 0.6)) < 0.06 && u > -0.5) return 'screenPale';
    return road ? 'trimMid' : 'screenLit';
  }
  const row = Math.floor((v + 0.9) / 0.6),
    inside = (v + 0.9) / 0.6 - row;
  return inside > 0.12 && inside < 0.88 && u > 0.36 && u < 0.88
    ? row === 2
      ? 'screenPale'
      : 'trimMid'
    : 'screen';
}

export function addDash(add: Add, c: CabinSpec): void {
  const H = c.half;
  const profile = outline(
    c.upright
      ? [
          [0.82, 0.42],
          [0.7, 0.5, 0.05],
          [0.66, 0.62, 0.03],
          [0.7, 0.68, 0.02],
          [0.64, 0.72, 0.03],
          [0.66, 0.84, 0.05],
          [1.1, 0.88, 0.1],
          [1.3, 0.8],
          [1.25, 0.4],
        ]
      : [
          [0.9, 0.42, 0.1],
          [0.72, 0.5, 0.05],
          [0.66, 0.6, 0.04],
          [0.7, 0.655, 0.02],
          [0.7, 0.685, 0.02],
          [0.635, 0.73, 0.04],
          [0.69, 0.79, 0.06],
          [1.1, 0.815, 0.1],
          [1.3, 0.75],
          [1.25, 0.4],
        ],
  );
  const dash: Field = (x, y, z) =>
    smax(
      outlineDistance(profile, x + 0.07 * (y / H) ** 2 - (Math.abs(y) < 0.2 ? 0.012 : 0), z),
      Math.abs(y) - H,
      0.06,
    );
  add('dash', dash, [0.5, 1.35, -H - 0.05, H + 0.05, 0.35, 0.95], 0.011, (p) => {
    const z = p.z,
      y = p.y;
    if (p.nx < -0.2 || p.nz < 0) {
      const vent = [
        [0.6, 0.1],
        [0.24, 0.075],
        [-0.13, 0.06],
        [-0.62, 0.1],
      ].find(([v, h]) => Math.abs(y - v) < h && Math.abs(z - 0.735) < 0.026);
      if (vent)
        return Math.abs(z - 0.735) > 0.0215 || Math.abs(y - vent[0]) > vent[1] - 0.005
          ? 'satin'
          : (z * 90) % 1 < 0.45
            ? 'seam'
            : 'trim';
      if (z > 0.652 && z < 0.69) return z < 0.656 || z > 0.686 ? 'satin' : c.accent;
      if (Math.abs(z - 0.6) < 0.002 && y > 0.14) return 'stitch';
      if (y > 0.18 && y < 0.62 && Math.abs(z - 0.5) < 0.003) return 'seam';
      if (z < 0.65) return c.door === 'trim' ? 'trim' : c.door;
    }
    return 'trim';
  });
  const [sw, sh] = c.screen;
  const sx = 0.615,
    sz = 0.775 + sh * 0.55;
  add(
    'screen',
    pitch(roundBox(sx, 0, sz, 0.011, sw, sh, 0.011), sx, sz, -0.12),
    [sx - 0.08, sx + 0.08, -sw - 0.02, sw + 0.02, sz - sh - 0.03, sz + sh + 0.03],
    0.005,
    (p) => (p.nx < -0.8 ? display(-p.y / sw, (p.z - sz) / sh) : 'gloss'),
  );
  const binnacle = smaxOf(
    roundBox(0.72, WY, 0.82, 0.11, 0.2, 0.065, 0.045),
    roundBox(0.61, WY, 0.805, 0.06, 0.175, 0.052, 0.02),
  );
  add('binnacle', binnacle, [0.55, 0.9, WY - 0.25, WY + 0.25, 0.72, 0.92], 0.008, 'trim');
  add(
    'dials',
    roundBox(0.672, WY, 0.803, 0.006, 0.175, 0.054, 0.004),
    [0.64, 0.7, WY - 0.2, WY + 0.2, 0.72, 0.88],
    0.006,
    (p) => {
      for (const s of [0.095, -0.095]) {
        const r = Math.hypot(p.y - WY - s, p.z - 0.803),
          a = Math.atan2(p.z - 0.803, p.y - WY - s);
        if (r < 0.046 && r > 0.04 && (a > -0.9 || a < -2.2)) return 'screenLit';
        if (r < 0.038 && r > 0.032 && Math.abs(((a * 8) / Math.PI) % 1) < 0.25 && (a > -0.9 || a < -2.2))
          return 'screenPale';
        if (r < 0.03 && Math.abs((p.y - WY - s) * 0.7 - (p.z - 0.803)) < 0.002) return 'redGlow';
      }
      return Math.abs(p.y - WY) < 0.03 && Math.abs(p.z - 0.81) < 0.02 ? 'screenLit' : 'screen';
    },
  );
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
  const wheel: Field = (x, y, z) => {
    const [a, v] = local(x, z),
      w = y - WY,
      r = Math.hypot(v, w);
    let d = Math.hypot(r - 0.178, a) - 0.0155;
    const hub = smax(Math.hypot(v * 1.15, w) - 0.07, Math.abs(a - 0.025) - 0.03, 0.03);
    const spoke = Math.max(
      Math.abs(a - 0.015) - 0.01,
      Math.min(
        smax(Math.abs(v - 0.01) - 0.024, Math.abs(w) - 0.172, 0.01),
        smax(Math.abs(Math.abs(w) - 0.022) - 0.011, Math.max(v, -v - 0.172), 0.01),
      ),
    );
    d = Math.min(d, hub, spoke);
    return Math.min(d, Math.max(Math.hypot(v, w) - 0.045, -a, a - 0.3));
  };
  add('steering', wheel, [wx - 0.12, wx + 0.34, WY - 0.21, WY + 0.21, wz - 0.28, wz + 0.21], 0.006, (p) => {
    const [a, v] = local(p.x, p.z),
      w = p.y - WY,
      r = Math.hypot(v, w);
    if (r > 0.16) return Math.abs(r - 0.1625) < 0.0015 ? 'stitch' : 'leather';
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

const smaxOf =
  (a: Field, hole: Field): Field =>
  (x, y, z) =>
    smax(a(x, y, z), -hole(x, y, z), 0.012);
