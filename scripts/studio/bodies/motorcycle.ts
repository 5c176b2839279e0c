/** Naked roadster motorcycle, about 800 cc; parts are simple solids blended together. */

import { both } from '../car/car-parts.ts';
import { wheelParts } from '../car/wheels.ts';
import { mix, smax, smin, smoothstep } from '../render/maths.ts';
import { type Field, lathe } from '../render/mesh.ts';
import { makePart, type Part, place } from '../render/scene.ts';
import { bar, ellipsoid, pitch, ring, roundBox, tube, union } from '../render/shapes.ts';
import type { Vehicle } from '../vehicle.ts';
import { workbench } from '../workbench.ts';
import { addControls } from './motorcycle-controls.ts';

const FX = 0.74,
  RX = -0.71,
  R = 0.312;

/** Drilled disc of a front or rear brake. */
export const brakeRotor = (): Part =>
  makePart(
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

export function buildMotorcycle(): Vehicle {
  const { parts: out, add } = workbench();
  const front = wheelParts({ radius: R, width: 0.125, style: 'moto', inset: 0, rim: 0.226 });
  const rear = wheelParts({ radius: R, width: 0.175, style: 'moto', inset: 0, rim: 0.226 });
  for (const p of front) if (p.name !== 'disc') out.push(place(p, FX, 0, R));
  for (const p of rear) if (p.name !== 'disc') out.push(place(p, RX, 0, R));
  const rotor = brakeRotor();
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
  // One line from tank to tail: the saddle dips under the rider and kicks up behind, the cowl follows beneath it.
  const saddle = (x: number): number =>
    0.85 + 0.56 * Math.max(0, -x - 0.42) ** 2 + 0.1 * Math.max(0, x + 0.24);
  const width = (x: number): number => mix(0.135, 0.075, smoothstep(-0.38, -0.92, x));
  const seat: Field = (x, y, z) => {
    const step = 0.016 * smoothstep(-0.56, -0.62, x);
    return smax(
      smax(Math.abs(z - saddle(x) - step) - 0.044, Math.abs(y) - width(x), 0.05),
      Math.abs(x + 0.53) - 0.38,
      0.07,
    );
  };
  const cowl: Field = (x, y, z) => {
    const t = smoothstep(-0.35, -1.0, x);
    return smax(
      smax(
        Math.abs(z - saddle(x) + 0.062 - 0.02 * t) - mix(0.05, 0.022, t),
        Math.abs(y) - width(x) - 0.012 + 0.02 * t,
        0.05,
      ),
      Math.abs(x + 0.66) - 0.33,
      0.06,
    );
  };
  add('tail', cowl, [-1.05, -0.25, -0.2, 0.2, 0.7, 1.15], 0.0075, (p) =>
    p.x < -0.955 ? 'redGlow' : 'paint',
  );
  add('seat', seat, [-0.98, -0.08, -0.2, 0.2, 0.75, 1.15], 0.008, (p) =>
    Math.abs(Math.abs(p.y) - width(p.x) * 0.72) < 0.003
      ? 'stitch'
      : Math.abs(p.x + 0.59) < 0.004
        ? 'seam'
        : 'leather',
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
          [-0.5, 0.1 * s, 0.8],
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
  addControls(add, FX, RX, R);
  return {
    instances: out,
    steered: [],
    length: 2.1,
    height: 1.3,
    wheel: { x: FX, y: 0.06, z: R, r: R },
    frontAzimuth: 50,
  };
}
