/** The lit displays: map in the middle and the driver's dials, apart or as one sheet of glass. */
import type { MaterialName } from '../render/materials.ts';
import { smax } from '../render/maths.ts';
import type { Field } from '../render/mesh.ts';
import { pitch, roundBox } from '../render/shapes.ts';
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

export function addDisplays(add: Add, c: CabinSpec): void {
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
}

/** Middle and half width of the sheet, from the driver's right to the middle of the car. */
const WIDE = { y: -0.19, half: 0.37, z: 0.835, up: 0.07 };

export function addWideScreen(add: Add): void {
  const { y: cy, half, z: cz, up } = WIDE;
  // Bent towards the driver.
  const sheet: Field = (x, y, z) =>
    roundBox(0.605, cy, cz, 0.011, half, up, 0.012)(x + 0.16 * (y - cy) ** 2, y, z);
  add(
    'wide-screen',
    pitch(sheet, 0.605, cz, -0.1),
    [0.52, 0.68, cy - half - 0.02, cy + half + 0.02, cz - up - 0.03, cz + up + 0.03],
    0.005,
    (p) => {
      if (p.nx > -0.8) return 'gloss';
      const v = (p.z - cz) / up;
      const middle = (cy + half - 0.2 - p.y) / 0.18;
      if (Math.abs(middle) < 1) return display(middle, v);
      return dials((p.y - WY) / 0.18, v);
    },
  );
}

/** Two bars of figures and a road between them. */
function dials(u: number, v: number): MaterialName {
  if (Math.abs(u) > 0.95 || Math.abs(v) > 0.85) return 'screen';
  const side = Math.abs(Math.abs(u) - 0.6);
  if (side < 0.2) {
    const row = Math.abs(v - 0.1) < 0.3 && side > 0.03 && side < 0.13;
    return row ? 'screenPale' : Math.abs(v + 0.5) < 0.06 ? (u < 0 ? 'redGlow' : 'screenLit') : 'screen';
  }
  if (Math.abs(u) < 0.34)
    return Math.abs(Math.abs(u) - 0.06 - (0.5 - v) * 0.09) < 0.014 ? 'screenPale' : 'screenLit';
  return 'screen';
}

const smaxOf =
  (a: Field, hole: Field): Field =>
  (x, y, z) =>
    smax(a(x, y, z), -hole(x, y, z), 0.012);
