/** Driver's cabin seen from the middle of the back seat, right-hand drive. Origin on the floor between the front seats. */
import { both } from './car-parts.ts';
import type { MaterialName } from './materials.ts';
import { smax } from './maths.ts';
import { type Bounds, type Field, meshField } from './mesh.ts';
import { outline, outlineDistance } from './outline.ts';
import { type Instance, makePart, place, type Rule } from './scene.ts';
import { bar, pitch, roundBox, union } from './shapes.ts';
import type { Vehicle } from './vehicle.ts';

export type CabinSpec = {
  seat: MaterialName;
  accent: MaterialName;
  door: MaterialName;
  /** Half size of the centre screen, across and up. */
  screen: readonly [number, number];
  /** Upright, shelf-like dashboard of a van or truck. */
  upright?: boolean;
  open?: boolean;
  roof: number;
  half: number;
  lever: 'auto' | 'manual' | 'dial';
};

const WY = -0.37;

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

export function buildCabin(c: CabinSpec): Vehicle {
  const out: Instance[] = [];
  const add = (name: string, f: Field, b: Bounds, cell: number, rule: Rule | MaterialName): void => {
    out.push(place(makePart(name, meshField(f, b, cell), rule)));
  };
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
  // Console, lever, armrest.
  add(
    'console',
    union(
      [
        roundBox(0.2, 0, 0.27, 0.5, 0.115, 0.13, 0.04),
        pitch(roundBox(0.68, 0, 0.5, 0.07, 0.14, 0.2, 0.04), 0.68, 0.5, -0.35),
      ],
      0.06,
    ),
    [-0.4, 0.9, -0.2, 0.2, 0.1, 0.75],
    0.01,
    (p) => {
      if (p.nz > 0.75 && Math.abs(p.y) < 0.09 && p.x > -0.02 && p.x < 0.56) {
        for (const y of [0.045, -0.045]) {
          const r = Math.hypot(p.x - 0.12, p.y - y);
          if (r < 0.038) return r > 0.034 ? 'satin' : 'seam';
        }
        return Math.abs(p.y) > 0.086 ? 'satin' : 'gloss';
      }
      if (p.z > 0.46 && p.nx < -0.5 && Math.abs(p.y) < 0.12) {
        for (const y of [0.085, -0.085]) {
          const r = Math.hypot(p.y - y, p.z - 0.56);
          if (r < 0.026) return r > 0.021 ? 'satin' : 'gloss';
        }
        if (Math.abs(p.y) < 0.05 && Math.abs(p.z - 0.56) < 0.014) return 'screenLit';
        return Math.abs(p.z - 0.52) < 0.002 ? 'satin' : 'gloss';
      }
      return 'trim';
    },
  );
  add(
    'armrest',
    roundBox(-0.18, 0, 0.43, 0.17, 0.1, 0.045, 0.035),
    [-0.4, 0.05, -0.13, 0.13, 0.36, 0.5],
    0.01,
    (p) => (Math.abs(Math.abs(p.y) - 0.075) < 0.0025 ? 'stitch' : c.seat),
  );
  if (c.lever === 'dial')
    add(
      'lever',
      (x, y, z) => smax(Math.hypot(x - 0.34, y) - 0.036, Math.abs(z - 0.42) - 0.025, 0.006),
      [0.28, 0.4, -0.06, 0.06, 0.38, 0.46],
      0.005,
      (p) => (p.nz > 0.7 ? 'gloss' : 'satin'),
    );
  else
    add(
      'lever',
      union(
        [
          bar(0.34, 0, 0.4, 0.33, 0, 0.52, 0.012),
          c.lever === 'manual'
            ? (x, y, z) => Math.hypot(x - 0.325, y, z - 0.55) - 0.029
            : roundBox(0.33, 0, 0.53, 0.028, 0.026, 0.045, 0.022),
          (x, y, z) =>
            smax(
              Math.max(Math.abs(x - 0.34), Math.abs(y)) - 0.055 + (z - 0.4) * 0.6,
              Math.abs(z - 0.42) - 0.03,
              0.01,
            ),
        ],
        0.008,
      ),
      [0.26, 0.42, -0.08, 0.08, 0.38, 0.6],
      0.006,
      (p) => (p.z > 0.52 ? 'satin' : 'leather'),
    );
  // Front seats.
  const seat = (y: number): Field => {
    const cushion = union(
      [
        roundBox(0.16, y, 0.27, 0.27, 0.17, 0.075, 0.06),
        roundBox(0.16, y - 0.2, 0.29, 0.25, 0.06, 0.085, 0.05),
        roundBox(0.16, y + 0.2, 0.29, 0.25, 0.06, 0.085, 0.05),
      ],
      0.03,
    );
    const back = pitch(
      union(
        [
          roundBox(-0.12, y, 0.6, 0.065, 0.19, 0.3, 0.06),
          roundBox(-0.1, y - 0.19, 0.57, 0.085, 0.055, 0.24, 0.05),
          roundBox(-0.1, y + 0.19, 0.57, 0.085, 0.055, 0.24, 0.05),
        ],
        0.04,
      ),
      -0.1,
      0.3,
      0.3,
    );
    const head = pitch(
      union([
        roundBox(-0.12, y, 1.0, 0.045, 0.125, 0.075, 0.04),
        bar(-0.12, y - 0.06, 0.85, -0.12, y - 0.06, 0.98, 0.009),
        bar(-0.12, y + 0.06, 0.85, -0.12, y + 0.06, 0.98, 0.009),
      ]),
      -0.1,
      0.3,
      0.3,
    );
    return union([union([cushion, back], 0.03), head]);
  };
  for (const y of [0.38, -0.38])
    add('seat', seat(y), [-0.5, 0.5, y - 0.3, y + 0.3, 0.15, 1.12], 0.0115, (p) => {
      const w = Math.abs(p.y - y);
      if (Math.abs(w - 0.155) < 0.0016) return 'stitch';
      if (
        w < 0.155 &&
        c.seat !== 'fabric' &&
        (p.x > 0 ? Math.abs((p.x / 0.06) % 1) < 0.03 : Math.abs((p.z / 0.07) % 1) < 0.03) &&
        p.z < 0.88
      )
        return c.seat === 'tan' ? 'tanDark' : 'seam';
      return w > 0.155 && c.seat === 'fabric' ? 'leather' : c.seat;
    });
  // Doors, floor and bulkhead.
  add(
    'doors',
    both(
      union(
        [
          roundBox(0.2, H + 0.05, 0.42, 1.2, 0.06, 0.42, 0.05),
          roundBox(0.12, H - 0.03, 0.5, 0.42, 0.06, 0.045, 0.03),
        ],
        0.03,
      ),
    ),
    [-1, 1.2, -H - 0.15, H + 0.15, 0, 0.9],
    0.016,
    (p) => {
      if (Math.abs(p.ny) > 0.6 && Math.abs(p.z - 0.66) < 0.028 && p.x > -0.3)
        return Math.abs(p.z - 0.66) > 0.024 ? 'satin' : c.accent;
      if (p.x > 0.2 && p.x < 0.36 && Math.abs(p.z - 0.735) < 0.022) return 'satin';
      if (p.z < 0.28 && p.x > 0.1 && Math.hypot(p.x - 0.5, p.z - 0.2) < 0.085)
        return Math.hypot(p.x - 0.5, p.z - 0.2) > 0.08 ? 'satin' : 'mesh';
      return p.z > 0.7 ? 'trim' : p.z > 0.44 ? c.door : 'trim';
    },
  );
  add(
    'floor',
    union([roundBox(0, 0, -0.05, 1.4, H + 0.1, 0.08, 0.02), roundBox(1.25, 0, 0.3, 0.1, H + 0.1, 0.4, 0.02)]),
    [-1.4, 1.4, -H - 0.15, H + 0.15, -0.15, 0.75],
    0.04,
    'carpet',
  );
  const R = c.roof,
    pa: [number, number, number] = c.upright ? [0.98, H, 0.85] : [1.28, H, 0.78],
    pb: [number, number, number] = c.upright ? [0.62, H - 0.06, R] : [0.42, H - 0.13, R];
  if (!c.open) {
    add(
      'pillars',
      both(
        union(
          [
            bar(pa[0], pa[1], pa[2], pb[0], pb[1], pb[2], 0.05, 0.045),
            bar(pb[0], pb[1], pb[2], -1.2, pb[1], R, 0.05),
            bar(-0.12, H + 0.02, 0.8, -0.24, pb[1], R, 0.06),
          ],
          0.05,
        ),
      ),
      [-1.2, 1.4, -H - 0.12, H + 0.12, 0.7, R + 0.1],
      0.018,
      'headlining',
    );
    add(
      'roof',
      roundBox(pb[0] / 2 - 0.65, 0, R + 0.03, pb[0] / 2 + 0.68, pb[1], 0.03, 0.03),
      [-1.4, pb[0] + 0.1, -pb[1], pb[1], R - 0.04, R + 0.1],
      0.03,
      'headlining',
    );
    add(
      'visors',
      both(roundBox(pb[0] - 0.1, 0.36, R - 0.015, 0.09, 0.2, 0.012, 0.012)),
      [pb[0] - 0.22, pb[0] + 0.02, -0.6, 0.6, R - 0.05, R + 0.02],
      0.01,
      'trimLight',
    );
  } else {
    add(
      'header',
      both(
        union(
          [
            bar(pa[0] - 0.3, H - 0.03, pa[2], 0.62, H - 0.12, 1.14, 0.03),
            bar(0.62, H - 0.12, 1.14, 0.66, 0, 1.17, 0.03),
          ],
          0.03,
        ),
      ),
      [0.5, 1.1, -H - 0.1, H + 0.1, 0.7, 1.24],
      0.014,
      'trim',
    );
  }
  const mz = c.open ? 1.1 : R - 0.09;
  add(
    'mirror',
    union([
      pitch(roundBox(0.5, 0, mz, 0.018, 0.125, 0.035, 0.018), 0.5, mz, 0.1),
      bar(0.51, 0, mz, 0.58, 0, mz + 0.1, 0.014),
    ]),
    [0.42, 0.62, -0.15, 0.15, mz - 0.06, mz + 0.12],
    0.007,
    (p) => (p.nx < -0.85 && Math.abs(p.y) < 0.115 ? 'chrome' : 'gloss'),
  );
  return { instances: out, steered: [], length: 2.6, height: 1.3, wheel: { x: 0, y: 0, z: 0, r: 0.3 } };
}

const smaxOf =
  (a: Field, hole: Field): Field =>
  (x, y, z) =>
    smax(a(x, y, z), -hole(x, y, z), 0.012);
