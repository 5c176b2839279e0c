/** The caravan's living room: bed at the nose, dinette on the right, kitchen on the left, timber floor. */

import type { MaterialName } from './render/materials.ts';
import type { Field } from './render/mesh.ts';
import type { Rule } from './render/scene.ts';
import { bar, pitch, roundBox, tube, union } from './render/shapes.ts';
import type { Vehicle } from './vehicle.ts';
import { workbench } from './workbench.ts';

const near = (v: number, at: number, by = 0.004): boolean => Math.abs(v - at) < by;

/** Bathroom door between two wardrobes, visible only when the viewer turns round. */
function backWall(y: number, z: number): MaterialName {
  const across = Math.abs(y);
  if (near(across, 0.36) || near(across, 1.04) || near(z, 1.84) || near(z, 0.08)) return 'seam';
  if (across < 0.36) {
    if (Math.hypot(y - 0.28, (z - 0.98) / 2.4) < 0.022) return 'brass';
    return near(across, 0.26, 0.003) && z > 0.25 && z < 1.7 ? 'trimLight' : 'linen';
  }
  if (across > 1.04) return 'cream';
  if (near(z, 0.62)) return 'seam';
  const isHandle = near(across, 0.44, 0.008) && Math.abs(z - (z > 0.62 ? 0.95 : 0.46)) < 0.07;
  return isHandle ? 'brass' : z > 0.62 ? 'wood' : 'sage';
}

export function buildLivingRoom(): Vehicle {
  const { parts: out, add } = workbench();
  const inside = roundBox(0, 0, 0.98, 2.75, 1.12, 0.98, 0.12);
  const holes = union([
    roundBox(0.2, -1.15, 1.28, 0.62, 0.3, 0.26, 0.06),
    roundBox(2.8, 0, 1.35, 0.3, 0.62, 0.24, 0.06),
    roundBox(0.35, 1.15, 1.24, 0.4, 0.3, 0.18, 0.05),
    roundBox(1.9, -1.15, 1.3, 0.35, 0.3, 0.2, 0.05),
    roundBox(1.9, 1.15, 1.3, 0.35, 0.3, 0.2, 0.05),
    roundBox(0.6, 0, 2.0, 0.28, 0.26, 0.3, 0.05),
  ]);
  add(
    'shell',
    (x, y, z) =>
      Math.max(-inside(x, y, z), roundBox(0, 0, 0.98, 2.82, 1.19, 1.05, 0.1)(x, y, z), -holes(x, y, z)),
    [-2.9, 2.9, -1.25, 1.25, -0.12, 2.1],
    0.03,
    (p) => {
      if (p.z < 0.03)
        return near(((p.y + 5) / 0.16) % 1, 0, 0.03) ||
          near(((p.x + 5 + Math.floor((p.y + 5) / 0.16) * 0.37) / 1.1) % 1, 0, 0.006)
          ? 'trimMid'
          : 'wood';
      if (p.x < -2.6 && p.z < 1.86) return backWall(p.y, p.z);
      return p.z > 1.9 ? 'headlining' : 'cream';
    },
  );
  add(
    'blinds',
    union([
      roundBox(0.2, -1.1, 1.55, 0.66, 0.025, 0.05, 0.01),
      roundBox(2.68, 0, 1.6, 0.025, 0.66, 0.05, 0.01),
      roundBox(0.35, 1.1, 1.43, 0.44, 0.025, 0.03, 0.01),
    ]),
    [-1, 2.75, -1.2, 1.2, 1.35, 1.65],
    0.015,
    'linen',
  );
  // Bed across the nose.
  add(
    'bed',
    roundBox(1.95, 0, 0.27, 0.72, 0.78, 0.27, 0.03),
    [1.1, 2.75, -0.85, 0.85, 0, 0.6],
    0.025,
    'wood',
  );
  add(
    'mattress',
    union([roundBox(1.92, 0, 0.64, 0.74, 0.76, 0.13, 0.08)]),
    [1.1, 2.75, -0.85, 0.85, 0.45, 0.85],
    0.025,
    'linen',
  );
  add(
    'throw',
    roundBox(1.5, 0, 0.665, 0.26, 0.785, 0.135, 0.08),
    [1.1, 1.85, -0.85, 0.85, 0.45, 0.85],
    0.02,
    'sage',
  );
  add(
    'pillows',
    union(
      [
        [2.45, 0.36, 0.9],
        [2.45, -0.36, 0.9],
        [2.28, 0.34, 0.86],
        [2.28, -0.34, 0.86],
      ].map(([x, y, z]) => pitch(roundBox(x, y, z, 0.075, 0.29, 0.17, 0.075), x, z, -0.5)),
    ),
    [2, 2.75, -0.8, 0.8, 0.65, 1.15],
    0.018,
    (p) => (p.x < 2.3 && p.z < 0.98 ? 'sage' : 'linen'),
  );
  // Overhead lockers on both sides and above the bed.
  const locker: Rule = (p) => {
    if (Math.abs(p.ny) > 0.6)
      return near((p.x + 9) % 0.62, 0.31, 0.004)
        ? 'seam'
        : near(p.z, 1.53, 0.008) && near((p.x + 9) % 0.62, 0.62, 0.1)
          ? 'satin'
          : 'cream';
    return p.nz < -0.6 ? 'wood' : 'cream';
  };
  add(
    'lockers',
    union([roundBox(0.7, -0.98, 1.7, 1.9, 0.2, 0.2, 0.03), roundBox(0.95, 0.98, 1.7, 1.65, 0.2, 0.2, 0.03)]),
    [-1.3, 2.7, -1.2, 1.2, 1.45, 1.95],
    0.02,
    locker,
  );
  add(
    'light-strips',
    union([
      roundBox(0.7, -0.83, 1.49, 1.85, 0.012, 0.008, 0.004),
      roundBox(0.95, 0.83, 1.49, 1.6, 0.012, 0.008, 0.004),
    ]),
    [-1.3, 2.7, -0.9, 0.9, 1.46, 1.52],
    0.012,
    'led',
  );
  // Kitchen on the left.
  add(
    'kitchen',
    roundBox(0.35, 0.83, 0.43, 0.72, 0.27, 0.43, 0.02),
    [-0.5, 1.2, 0.5, 1.15, 0, 0.9],
    0.02,
    (p) => {
      if (p.ny < -0.6) {
        if (near((p.x + 9) % 0.48, 0.1) || near(p.z, 0.62) || near(p.z, 0.08, 0.006)) return 'seam';
        if (near(p.z, 0.58, 0.008) && near((p.x + 9) % 0.48, 0.34, 0.09)) return 'brass';
        if (near(p.z, 0.74, 0.008) && near((p.x + 9) % 0.48, 0.34, 0.09)) return 'brass';
      }
      return 'sage';
    },
  );
  add(
    'bench-top',
    roundBox(0.35, 0.82, 0.89, 0.75, 0.3, 0.022, 0.012),
    [-0.5, 1.2, 0.45, 1.2, 0.85, 0.93],
    0.014,
    (p) => {
      if (p.nz > 0.7 && Math.abs(p.x - 0.05) < 0.2 && Math.abs(p.y - 0.8) < 0.16)
        return Math.abs(p.x - 0.05) > 0.185 || Math.abs(p.y - 0.8) > 0.145 ? 'steel' : 'trim';
      if (p.nz > 0.7 && Math.abs(p.x - 0.72) < 0.24 && Math.abs(p.y - 0.8) < 0.2) {
        for (const [x, y, r] of [
          [0.62, 0.72, 0.07],
          [0.84, 0.88, 0.055],
          [0.62, 0.9, 0.05],
        ]) {
          const d = Math.hypot(p.x - x, p.y - y);
          if (d < r && d > r - 0.012) return 'satin';
        }
        return 'gloss';
      }
      return 'stone';
    },
  );
  add(
    'tap',
    union([
      tube(
        [
          [0.05, 1.02, 0.9],
          [0.05, 1.02, 1.14],
          [0.05, 0.98, 1.19],
          [0.05, 0.86, 1.19],
          [0.05, 0.84, 1.15],
        ],
        0.013,
      ),
    ]),
    [-0.02, 0.12, 0.8, 1.08, 0.88, 1.24],
    0.008,
    'brass',
  );
  add(
    'splash',
    roundBox(0.35, 1.1, 1.0, 0.72, 0.01, 0.09, 0.004),
    [-0.5, 1.2, 1.05, 1.15, 0.88, 1.12],
    0.014,
    (p) =>
      near((p.x + 9) % 0.12, 0.06, 0.004) || near((p.z + 9) % 0.06, 0.03, 0.004) ? 'trimLight' : 'cream',
  );
  add(
    'kettle',
    union([
      (x, y, z) => Math.max(Math.hypot(x - 0.66, y - 0.74) - 0.085 + (z - 0.92) * 0.25, 0.915 - z, z - 1.06),
      tube(
        [
          [0.6, 0.74, 1.03],
          [0.6, 0.74, 1.12],
          [0.72, 0.74, 1.12],
          [0.72, 0.74, 1.03],
        ],
        0.009,
      ),
    ]),
    [0.55, 0.78, 0.62, 0.86, 0.9, 1.16],
    0.008,
    'brass',
  );
  add(
    'plant',
    union(
      [
        [-0.28, 0.95, 1.05],
        [-0.22, 0.88, 1.08],
        [-0.3, 0.86, 1.02],
        [-0.25, 0.98, 1.12],
      ].map(
        ([x, y, z]) =>
          (a: number, b: number, c: number) =>
            Math.hypot(a - x, b - y, c - z) - 0.05,
      ),
    ),
    [-0.4, -0.1, 0.75, 1.1, 0.92, 1.2],
    0.012,
    'sage',
  );
  add(
    'pot',
    (x, y, z) => Math.max(Math.hypot(x + 0.26, y - 0.91) - 0.06 - (z - 0.92) * 0.2, 0.9 - z, z - 1.01),
    [-0.36, -0.16, 0.8, 1.02, 0.88, 1.03],
    0.008,
    'stone',
  );
  // Dinette on the right.
  const benchRule: Rule = (p) =>
    p.z < 0.34 ? 'cream' : near((p.y + 9) % 0.28, 0.14, 0.004) ? 'stitch' : 'tan';
  for (const [x, dir] of [
    [-0.55, 1],
    [0.95, -1],
  ] as const) {
    add(
      'bench',
      union([
        roundBox(x, -0.8, 0.17, 0.25, 0.32, 0.17, 0.02),
        roundBox(x, -0.8, 0.41, 0.27, 0.33, 0.075, 0.05),
        pitch(roundBox(x - dir * 0.22, -0.8, 0.68, 0.07, 0.32, 0.25, 0.06), x, 0.5, dir * 0.12),
      ]),
      [x - 0.45, x + 0.45, -1.15, -0.44, 0, 1.0],
      0.016,
      benchRule,
    );
  }
  add(
    'cushions',
    union([
      pitch(roundBox(-0.64, -0.72, 0.66, 0.06, 0.17, 0.16, 0.06), -0.64, 0.66, 0.3),
      pitch(roundBox(0.82, -0.9, 0.66, 0.06, 0.17, 0.16, 0.06), 0.82, 0.66, -0.3),
    ]),
    [-0.9, 1.1, -1.15, -0.5, 0.45, 0.9],
    0.015,
    'linen',
  );
  add(
    'table',
    union([
      roundBox(0.2, -0.78, 0.73, 0.36, 0.32, 0.018, 0.016),
      bar(0.2, -0.85, 0, 0.2, -0.85, 0.72, 0.035),
    ]),
    [-0.2, 0.6, -1.15, -0.42, 0, 0.78],
    0.012,
    (p) => (p.z > 0.7 ? 'wood' : 'steel'),
  );
  add(
    'cups',
    union(
      [
        [0.08, -0.66],
        [0.32, -0.85],
      ].map(
        ([a, b]): Field =>
          (x, y, z) =>
            Math.max(Math.hypot(x - a, y - b) - 0.038, 0.75 - z, z - 0.84),
      ),
    ),
    [0, 0.4, -0.95, -0.55, 0.74, 0.86],
    0.007,
    'cream',
  );
  // Wardrobe with mirror between dinette and bed.
  add(
    'rug',
    roundBox(0.3, -0.02, 0.012, 0.9, 0.3, 0.012, 0.01),
    [-0.7, 1.3, -0.35, 0.35, -0.01, 0.04],
    0.012,
    (p) => (near(Math.abs(p.y), 0.24, 0.012) ? 'sage' : 'linen'),
  );
  return { instances: out, steered: [], length: 5.5, height: 2, wheel: { x: 0, y: 0, z: 0, r: 0.3 } };
}
