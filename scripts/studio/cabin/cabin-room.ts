/** Everything behind and around the dashboard: console, seats, doors, pillars and roof. */

import { both } from '../car/car-parts.ts';
import type { MaterialName } from '../render/materials.ts';
import { smax } from '../render/maths.ts';
import type { Field } from '../render/mesh.ts';
import { bar, pitch, roundBox, union } from '../render/shapes.ts';
import type { Add } from '../workbench.ts';
import type { CabinSpec } from './cabin-spec.ts';

/** Seams pressed into seats of a light colour. */
const SEAMS: Partial<Record<MaterialName, MaterialName>> = {
  tan: 'tanDark',
  cream: 'trimLight',
  linen: 'stone',
};

export function addRoom(add: Add, c: CabinSpec): void {
  const H = c.half;
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
    (p) => (Math.abs(Math.abs(p.y) - 0.075) < 0.0025 ? (c.stitch ?? 'stitch') : c.seat),
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
      if (Math.abs(w - 0.155) < 0.0016) return c.stitch ?? 'stitch';
      if (
        w < 0.155 &&
        c.seat !== 'fabric' &&
        (p.x > 0 ? Math.abs((p.x / 0.06) % 1) < 0.03 : Math.abs((p.z / 0.07) % 1) < 0.03) &&
        p.z < 0.88
      )
        return SEAMS[c.seat] ?? 'seam';
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
      c.ceiling ?? 'headlining',
    );
    add(
      'roof',
      roundBox(pb[0] / 2 - 0.65, 0, R + 0.03, pb[0] / 2 + 0.68, pb[1], 0.03, 0.03),
      [-1.4, pb[0] + 0.1, -pb[1], pb[1], R - 0.04, R + 0.1],
      0.03,
      c.ceiling ?? 'headlining',
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
}
