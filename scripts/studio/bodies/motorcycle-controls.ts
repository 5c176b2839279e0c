/** Fork, handlebars, lamps, mudguards and the other small parts of the motorcycle. */
import { both } from '../car/car-parts.ts';
import type { MaterialName } from '../render/materials.ts';
import { smax } from '../render/maths.ts';
import type { Field } from '../render/mesh.ts';
import { bar, ellipsoid, pitch, roundBox, tube, union } from '../render/shapes.ts';
import type { Add } from '../workbench.ts';

/** Rev counter along the top, speed below it, two small tiles at the sides. */
function display(u: number, v: number): MaterialName {
  if (v > 0.45 && v < 0.75 && Math.abs(u) < 0.85)
    return Math.abs((u * 9) % 1) < 0.25
      ? 'screen'
      : u < -0.55
        ? 'redGlow'
        : u < 0.1
          ? 'trimMid'
          : 'screenLit';
  for (const c of [0.17, -0.17]) {
    const a = Math.abs(u - c) / 0.11,
      b = Math.abs(v + 0.15) / 0.4;
    if (a < 1 && b < 1 && (a > 0.6 || b > 0.82 || b < 0.13)) return 'led';
  }
  return Math.abs(Math.abs(u) - 0.66) < 0.16 && Math.abs(v + 0.25) < 0.22 ? 'screenPale' : 'screen';
}

/** Wheel centres lie at `FX` and `RX`, both at height `R`. */
export function addControls(add: Add, FX: number, RX: number, R: number): void {
  // Fork, clamps, bars.
  const ux = 0.395,
    uz = 1.03;
  const at = (t: number): [number, number] => [FX + (ux - FX) * t, R + (uz - R) * t];
  add(
    'fork-upper',
    both(bar(at(0.48)[0], 0.105, at(0.48)[1], ux, 0.105, uz, 0.029)),
    [0.3, 0.75, -0.16, 0.16, 0.55, 1.1],
    0.007,
    'brass',
  );
  add(
    'fork-lower',
    both(
      union(
        [
          bar(FX, 0.105, R, at(0.5)[0], 0.105, at(0.5)[1], 0.021),
          roundBox(FX - 0.01, 0.105, R + 0.02, 0.035, 0.028, 0.06, 0.02),
          roundBox(FX - 0.1, 0.09, R + 0.12, 0.04, 0.03, 0.06, 0.02),
        ],
        0.02,
      ),
    ),
    [0.5, 0.85, -0.16, 0.16, 0.24, 0.75],
    0.007,
    (p) => (p.z < 0.47 && p.x < FX - 0.05 ? 'brass' : p.z > 0.42 ? 'chrome' : 'alloyDark'),
  );
  add(
    'clamps',
    union([
      roundBox(0.41, 0, 1.02, 0.05, 0.15, 0.018, 0.015),
      roundBox(0.48, 0, 0.86, 0.05, 0.15, 0.022, 0.015),
      bar(0.4, 0, 1.02, 0.37, 0, 1.08, 0.03),
    ]),
    [0.3, 0.56, -0.2, 0.2, 0.8, 1.12],
    0.008,
    'alloyDark',
  );
  add(
    'bars',
    both(
      tube(
        [
          [0.37, 0, 1.085],
          [0.37, 0.1, 1.085],
          [0.34, 0.2, 1.12],
          [0.26, 0.4, 1.11],
        ],
        0.0135,
      ),
    ),
    [0.2, 0.45, -0.45, 0.45, 1.02, 1.2],
    0.006,
    'alloyDark',
  );
  add(
    'grips',
    both(
      union([
        bar(0.305, 0.285, 1.115, 0.255, 0.415, 1.109, 0.02),
        bar(0.36, 0.26, 1.11, 0.36, 0.4, 1.1, 0.008),
        roundBox(0.32, 0.25, 1.118, 0.03, 0.03, 0.025, 0.015),
      ]),
    ),
    [0.2, 0.45, -0.5, 0.5, 1.05, 1.2],
    0.007,
    'rubber',
  );
  add(
    'mirrors',
    both(
      union([
        tube(
          [
            [0.32, 0.24, 1.12],
            [0.36, 0.3, 1.22],
            [0.33, 0.37, 1.27],
          ],
          0.008,
        ),
        pitch(ellipsoid(0.33, 0.37, 1.28, 0.022, 0.075, 0.045), 0.33, 1.28, 0.1),
      ]),
    ),
    [0.25, 0.42, -0.5, 0.5, 1.1, 1.36],
    0.007,
    (p) => (p.nx < -0.8 && p.z > 1.24 ? 'chrome' : 'plastic'),
  );
  const lampF = union([ellipsoid(0.54, 0, 0.9, 0.1, 0.115, 0.105)]);
  add(
    'headlamp',
    (x, y, z) => smax(lampF(x, y, z), x - 0.6 - (z - 0.9) * -0.15, 0.015),
    [0.4, 0.7, -0.15, 0.15, 0.75, 1.05],
    0.006,
    (p) => {
      const r = Math.hypot(p.y, (p.z - 0.9) * 1.05);
      if (p.x < 0.575 || r > 0.09) return 'gloss';
      if (r > 0.072) return 'led';
      if (Math.abs(p.z - 0.9) < 0.005) return 'satin';
      return r < 0.055 ? 'lens' : 'lamp';
    },
  );
  add(
    'dash',
    pitch(roundBox(0.48, 0, 1.095, 0.012, 0.09, 0.06, 0.012), 0.48, 1.095, -0.75),
    [0.38, 0.6, -0.13, 0.13, 0.98, 1.2],
    0.005,
    (p) => (p.nx < -0.4 && Math.abs(p.y) < 0.08 ? display(p.y / 0.08, (p.z - 1.095) / 0.04) : 'plastic'),
  );
  add(
    'screen',
    (x, y, z) =>
      Math.max(
        Math.abs(Math.hypot(x - 0.3, y * 0.9) - 0.27 + (z - 1.0) * 0.5) - 0.004,
        Math.abs(y) - 0.11,
        0.98 - z,
        z - 1.14,
      ),
    [0.4, 0.65, -0.15, 0.15, 0.95, 1.17],
    0.006,
    'gloss',
  );
  const guard: Field = (x, y, z) => {
    const r = Math.hypot(x - FX, z - R),
      a = Math.atan2(z - R, x - FX);
    return Math.max(
      smax(Math.abs(r - 0.335 - 0.012 + y * y * 3) - 0.006, Math.abs(y) - 0.075, 0.01),
      Math.max(0.8 - a, a - 2.5) * 0.35,
    );
  };
  add('front-guard', guard, [FX - 0.4, FX + 0.4, -0.1, 0.1, R, R + 0.4], 0.0075, 'paint');
  const hugger: Field = (x, y, z) => {
    const r = Math.hypot(x - RX, z - R),
      a = Math.atan2(z - R, x - RX);
    return Math.max(
      smax(Math.abs(r - 0.35) - 0.006, Math.abs(y) - 0.095, 0.01),
      Math.max(0.15 - a, a - 1.7) * 0.35,
    );
  };
  add('hugger', hugger, [RX - 0.4, RX + 0.4, -0.12, 0.12, R, R + 0.4], 0.008, 'plastic');
  add(
    'plate-holder',
    union([
      tube(
        [
          [-0.86, 0, 0.9],
          [-0.96, 0, 0.78],
          [-1.0, 0, 0.68],
        ],
        0.018,
      ),
      pitch(roundBox(-1.01, 0, 0.68, 0.008, 0.1, 0.065, 0.006), -1.01, 0.68, -0.25),
      both(bar(-0.94, 0, 0.8, -0.94, 0.13, 0.8, 0.012)),
    ]),
    [-1.1, -0.8, -0.17, 0.17, 0.58, 0.95],
    0.006,
    (p) => (Math.abs(p.y) > 0.11 ? 'amber' : p.nx < -0.8 && p.z < 0.75 ? 'plate' : 'plastic'),
  );
  add(
    'pegs',
    union([
      both(bar(-0.25, 0.17, 0.4, -0.25, 0.27, 0.4, 0.012)),
      both(bar(-0.45, 0.15, 0.5, -0.45, 0.23, 0.5, 0.012)),
      bar(-0.08, 0.12, 0.28, -0.12, 0.26, 0.012, 0.012),
    ]),
    [-0.55, 0, -0.3, 0.3, -0.01, 0.55],
    0.008,
    'alloyDark',
  );
  add(
    'chain',
    (x, y, z) => {
      const t = Math.max(0, Math.min(1, (x - RX) / 0.5));
      return Math.max(
        Math.abs(Math.abs(z - R - t * 0.13) - 0.065 + t * 0.025) - 0.012,
        Math.abs(y - 0.085) - 0.008,
        RX - x,
        x - RX - 0.5,
      );
    },
    [RX - 0.02, -0.18, 0.06, 0.11, 0.2, 0.52],
    0.007,
    'steel',
  );
}
