/** Naked roadster motorcycle, about 800 cc; parts are simple solids blended together. */

import { both } from '../car-parts.ts';
import { smax, smin } from '../maths.ts';
import { type Bounds, type Field, lathe, meshField } from '../mesh.ts';
import { type Instance, makePart, place } from '../scene.ts';
import { bar, ellipsoid, pitch, ring, roundBox, tube, union } from '../shapes.ts';
import type { Vehicle } from '../vehicle.ts';
import { wheelParts } from '../wheels.ts';

const FX = 0.74,
  RX = -0.71,
  R = 0.312;

export function buildMotorcycle(): Vehicle {
  const out: Instance[] = [];
  const add = (
    name: string,
    f: Field,
    b: Bounds,
    cell: number,
    rule: Parameters<typeof makePart>[2],
  ): void => {
    out.push(place(makePart(name, meshField(f, b, cell), rule)));
  };
  const front = wheelParts({ radius: R, width: 0.125, style: 'moto', inset: 0, rim: 0.226 });
  const rear = wheelParts({ radius: R, width: 0.175, style: 'moto', inset: 0, rim: 0.226 });
  for (const p of front) if (p.name !== 'disc') out.push(place(p, FX, 0, R));
  for (const p of rear) if (p.name !== 'disc') out.push(place(p, RX, 0, R));
  const rotor = makePart(
    'rotor',
    lathe(
      [
        [0.07, 0.003],
        [0.155, 0.003],
        [0.155, -0.003],
        [0.07, -0.003],
        [0.07, 0.003],
      ],
      80,
    ),
    (p) => {
      const r = Math.hypot(p.x, p.z),
        a = Math.atan2(p.z, p.x);
      return r < 0.085
        ? 'alloyDark'
        : Math.abs(((a * 12) / Math.PI + r * 30) % 1) < 0.16 && r > 0.1 && r < 0.145
          ? 'seam'
          : 'steel';
    },
  );
  for (const y of [0.078, -0.078]) out.push(place(rotor, FX, y, R));
  out.push(place(rotor, RX, -0.1, R));
  const tank: Field = (x, y, z) => {
    let d = smin(
      ellipsoid(0.14, 0, 0.9, 0.27, 0.155, 0.13)(x, y, z),
      ellipsoid(-0.12, 0, 0.87, 0.2, 0.11, 0.09)(x, y, z),
      0.1,
    );
    d = smax(d, -ellipsoid(-0.12, Math.sign(y) * 0.2, 0.86, 0.24, 0.085, 0.12)(x, y, z), 0.03);
    d = smin(d, both(roundBox(0.33, 0.135, 0.8, 0.13, 0.035, 0.1, 0.03))(x, y, z), 0.06);
    return smax(d, 0.74 - z + x * 0.12, 0.04);
  };
  add('tank', tank, [-0.4, 0.55, -0.25, 0.25, 0.6, 1.1], 0.0075, (p) =>
    Math.abs(p.y) < 0.028 && p.z > 0.98 && p.x < 0.22 && p.x > 0.16
      ? 'satin'
      : Math.hypot(p.x - 0.19, p.y) < 0.05 && p.nz > 0.8
        ? 'satin'
        : p.x > 0.36 && p.z < 0.79
          ? 'plastic'
          : 'paint',
  );
  const tailF: Field = smaxed(
    [ellipsoid(-0.62, 0, 0.89, 0.33, 0.12, 0.065)],
    (x, y, z) => 0.85 - z - (x + 0.62) * -0.16,
  );
  add('tail', pitch(tailF, -0.62, 0.89, 0.14), [-1.0, -0.2, -0.2, 0.2, 0.75, 1.05], 0.0075, (p) =>
    p.x < -0.9 ? 'redGlow' : 'paint',
  );
  add(
    'seat',
    union(
      [
        pitch(roundBox(-0.34, 0, 0.865, 0.25, 0.125, 0.04, 0.04), -0.3, 0.86, 0.06),
        pitch(roundBox(-0.68, 0, 0.945, 0.17, 0.11, 0.032, 0.03), -0.68, 0.94, 0.13),
      ],
      0.05,
    ),
    [-0.95, 0, -0.2, 0.2, 0.78, 1.05],
    0.008,
    (p) => (Math.abs(Math.abs(p.y) - 0.085) < 0.004 ? 'stitch' : 'leather'),
  );
  // Engine: crankcase, forward-leaning cylinders with fins, round side covers.
  const cyl = pitch(roundBox(0.16, 0, 0.62, 0.1, 0.17, 0.15, 0.03), 0.16, 0.62, -0.35);
  const fins: Field = (x, y, z) => {
    const along = (z - 0.62) * Math.cos(0.35) + (x - 0.16) * Math.sin(0.35);
    return cyl(x, y, z) + 0.009 * (0.5 + 0.5 * Math.cos(along * 260));
  };
  const cases = union(
    [roundBox(0.0, 0, 0.43, 0.24, 0.17, 0.13, 0.08), roundBox(-0.18, 0, 0.5, 0.14, 0.14, 0.12, 0.07)],
    0.06,
  );
  const cover =
    (x0: number, z0: number, r: number, y0: number): Field =>
    (x, y, z) =>
      smax(Math.hypot(x - x0, z - z0) - r, Math.abs(Math.abs(y) - y0) - 0.03, 0.02);
  add(
    'engine',
    union([cases, cover(0.08, 0.44, 0.105, 0.19), cover(-0.14, 0.47, 0.075, 0.18)], 0.015),
    [-0.4, 0.36, -0.3, 0.3, 0.25, 0.7],
    0.0085,
    (p) => (Math.abs(p.y) > 0.205 ? 'satin' : Math.abs(p.y) > 0.17 ? 'steel' : 'alloyDark'),
  );
  add('cylinders', fins, [-0.05, 0.42, -0.25, 0.25, 0.42, 0.86], 0.006, (p) =>
    p.z > 0.71 ? 'alloyDark' : 'steel',
  );
  add(
    'radiator',
    pitch(roundBox(0.42, 0, 0.62, 0.02, 0.15, 0.15, 0.012), 0.42, 0.62, -0.25),
    [0.3, 0.52, -0.2, 0.2, 0.42, 0.82],
    0.008,
    (p) => (p.nx > 0.7 && Math.abs(p.y) < 0.135 ? ((p.z / 0.012) % 1 < 0.5 ? 'seam' : 'plastic') : 'plastic'),
  );
  add(
    'pipes',
    union(
      [-0.1, -0.035, 0.035, 0.1].map((y) =>
        tube(
          [
            [0.3, y, 0.56],
            [0.38, y, 0.48],
            [0.34, y * 0.9, 0.3],
            [0.2, y * 0.6, 0.22],
            [-0.1, y * 0.4 + 0.04, 0.21],
          ],
          0.021,
        ),
      ),
    ),
    [-0.15, 0.45, -0.16, 0.16, 0.17, 0.62],
    0.008,
    'brass',
  );
  add(
    'muffler',
    union(
      [
        bar(-0.1, 0.06, 0.21, -0.3, 0.16, 0.25, 0.035, 0.04),
        bar(-0.3, 0.17, 0.27, -0.66, 0.21, 0.46, 0.055, 0.062),
      ],
      0.03,
    ),
    [-0.8, 0, 0, 0.32, 0.13, 0.56],
    0.008,
    (p) => (p.x < -0.69 ? 'seam' : p.x < -0.64 ? 'satin' : 'alloyDark'),
  );
  const frameTubes: Field[] = [];
  for (const s of [1, -1]) {
    frameTubes.push(
      tube(
        [
          [0.4, 0.05 * s, 0.9],
          [0.12, 0.19 * s, 0.78],
          [-0.22, 0.18 * s, 0.62],
          [-0.28, 0.15 * s, 0.42],
        ],
        0.019,
      ),
      tube(
        [
          [0.42, 0.05 * s, 0.8],
          [0.28, 0.19 * s, 0.64],
          [0.12, 0.19 * s, 0.78],
        ],
        0.016,
      ),
      tube(
        [
          [0.28, 0.19 * s, 0.64],
          [0.0, 0.19 * s, 0.58],
          [-0.22, 0.18 * s, 0.62],
        ],
        0.016,
      ),
    );
    frameTubes.push(
      tube(
        [
          [0.0, 0.17 * s, 0.74],
          [-0.5, 0.1 * s, 0.82],
          [-0.82, 0.08 * s, 0.9],
        ],
        0.014,
      ),
      tube(
        [
          [-0.24, 0.16 * s, 0.58],
          [-0.6, 0.1 * s, 0.82],
        ],
        0.013,
      ),
    );
  }
  add(
    'frame',
    union([...frameTubes, bar(0.44, 0, 0.94, 0.5, 0, 0.78, 0.035)]),
    [-0.9, 0.55, -0.25, 0.25, 0.38, 1.0],
    0.0085,
    'alloyDark',
  );
  add(
    'swingarm',
    both(
      union(
        [
          tube(
            [
              [-0.24, 0.1, 0.45],
              [-0.45, 0.125, 0.44],
              [RX, 0.125, R],
            ],
            0.03,
          ),
          tube(
            [
              [-0.3, 0.1, 0.5],
              [-0.5, 0.125, 0.5],
              [RX, 0.125, R + 0.02],
            ],
            0.018,
          ),
        ],
        0.02,
      ),
    ),
    [-0.8, -0.15, -0.2, 0.2, 0.25, 0.58],
    0.0085,
    'satin',
  );
  add(
    'shock',
    union([
      bar(-0.3, 0, 0.7, -0.42, 0, 0.48, 0.028),
      ...[0, 1, 2, 3, 4, 5].map((i) => ring(-0.315 - i * 0.018, 0, 0.67 - i * 0.033, 0.038, 0.008, -1.07)),
    ]),
    [-0.5, -0.22, -0.07, 0.07, 0.42, 0.75],
    0.007,
    'redGlow',
  );
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
    pitch(roundBox(0.47, 0, 1.05, 0.012, 0.09, 0.055, 0.012), 0.47, 1.05, 0.7),
    [0.38, 0.58, -0.13, 0.13, 0.96, 1.13],
    0.006,
    (p) => (p.nx < -0.4 && Math.abs(p.y) < 0.08 ? 'screen' : 'plastic'),
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
  return {
    instances: out,
    steered: [],
    length: 2.1,
    height: 1.3,
    wheel: { x: FX, y: 0.06, z: R, r: R },
    frontAzimuth: 50,
  };
}

function smaxed(parts: readonly Field[], cut: Field): Field {
  const u = union(parts);
  return (x, y, z) => smax(u(x, y, z), cut(x, y, z), 0.02);
}
