/** Dual-cab off-road workhorse with an upright nose, round lamps, steel bull bar, snorkel and a short alloy tray. */
import { buildCar } from '../../car/build-car.ts';
import { both } from '../../car/car-parts.ts';
import type { CarSpec } from '../../car/car-spec.ts';
import { opening, roundLamp, strip } from '../../car/faces.ts';
import { meshField } from '../../render/mesh.ts';
import { makePart, place } from '../../render/scene.ts';
import { bar, roundBox, tube, union } from '../../render/shapes.ts';
import type { Vehicle } from '../../vehicle.ts';
import { tray } from '../tray.ts';
import { ute } from '../ute.ts';

const L = 5.3;
const CAB_END = 3.74;

const dualTray: CarSpec = {
  ...ute,
  length: L,
  width: 1.84,
  axles: [0.86, 4.1],
  wheel: { radius: 0.405, width: 0.25, style: 'steel', inset: 0, rim: 0.235 },
  lower: [
    [0.24, 0.44, 0.06],
    [0.06, 0.52, 0.05],
    [0.04, 0.68, 0.05],
    [0.04, 1.1, 0.05],
    [0.09, 1.19, 0.07],
    [0.6, 1.225, 0.3],
    [1.4, 1.25, 0.2],
    [2.4, 1.25, 0.2],
    [CAB_END - 0.06, 1.25, 0.1],
    [CAB_END, 1.12, 0.05],
    [CAB_END, 0.56, 0.1],
    [3.5, 0.48, 0.1],
    [1.4, 0.43],
  ],
  upper: [
    [1.42, 1.1],
    [1.9, 1.8, 0.16],
    [2.2, 1.89, 0.3],
    [3.3, 1.885, 0.25],
    [3.66, 1.85, 0.1],
    [3.76, 1.24, 0.1],
    [3.7, 1.1],
    [1.5, 1.1],
  ],
  sweep: [
    [0, 0.09],
    [0.9, 0.09],
    [1.9, 0.08],
    [2.7, 0],
    [3.76, -0.03],
    [L, -0.03],
  ],
  crown: [
    [0, 0.03],
    [1, 0.04],
    [2.4, 0.05],
    [3.76, 0.04],
  ],
  plan: [
    [0, 0.14],
    [0.5, 0.07],
    [1.2, 0.045],
    [1.7, 0.03],
    [3.76, 0.035],
  ],
  section: [
    [0.38, 0.07],
    [0.44, 0.03],
    [0.58, 0.02],
    [0.76, 0.018],
    [0.96, 0.006],
    [1.06, 0],
    [1.1, 0.004],
    [1.18, 0.014],
    [1.26, 0.03],
    [1.36, 0.06],
  ],
  cabin: [
    [1.1, 0.06],
    [1.25, 0.07],
    [1.46, 0.1],
    [1.72, 0.15],
    [1.87, 0.2],
  ],
  cabinPlan: [
    [1.3, 0.02],
    [2, 0],
    [3.3, 0],
    [3.76, 0.02],
  ],
  edges: { lower: 0.06, upper: 0.09, join: 0.024, nose: 0.08 },
  arch: { gap: 0.08, flare: 0.07 },
  carve: undefined,
  carveIs: undefined,
  windows: {
    side: [
      [
        [1.74, 1.28, 0.03],
        [1.8, 1.36, 0.04],
        [2.04, 1.73, 0.08],
        [2.25, 1.775, 0.1],
        [3.3, 1.77, 0.1],
        [3.48, 1.74, 0.07],
        [3.54, 1.3, 0.07],
      ],
    ],
    pillars: [
      { bottom: [2.62, 1.26], top: [2.64, 1.8], half: 0.045, is: 'gloss' },
      { bottom: [3.36, 1.26], top: [3.34, 1.8], half: 0.012, is: 'gloss' },
    ],
    screen: { z0: 1.27, z1: 1.785, pillar: 0.05, to: 2.15 },
    rear: { z0: 1.33, z1: 1.74, pillar: 0.12, from: 3.4 },
    privacyFrom: 9,
    surround: 'plastic',
  },
  front: [
    strip(-0.1, 1.1, 0.42, 0.66, 'plastic', 0.05, 0.01),
    strip(-0.1, 0.76, 0.78, 1.1, 'gloss', 0.06),
    opening(0.4, 0.4, 0.81, 1.07, 'slats', 0.03, 0.03),
    strip(-0.1, 0.11, 0.915, 0.965, 'satin', 0.02),
    ...roundLamp(0.585, 0.94, 0.115),
    strip(0.78, 0.9, 0.86, 1.0, 'amber', 0.025, 0.005),
  ],
  rear: [],
  rearLines: [],
  frontLines: [
    [
      [0, 1.135],
      [0.9, 1.125],
    ],
  ],
  sideLines: [
    [
      [1.66, 1.26],
      [1.6, 1.06],
      [1.58, 0.62],
      [1.6, 0.54],
    ],
    [
      [2.6, 1.28],
      [2.62, 0.85],
      [2.6, 0.54],
    ],
    [
      [3.58, 1.28],
      [3.58, 0.7],
      [3.52, 0.54],
    ],
    [
      [1.6, 0.54],
      [3.52, 0.54],
    ],
    [
      [1.42, 1.23],
      [1.4, 0.98],
    ],
  ],
  bonnet: {
    from: 0.12,
    to: 1.5,
    half: [
      [0.1, 0.62],
      [0.7, 0.68],
      [1.5, 0.72],
    ],
  },
  cladding: {
    height: [
      [0, 0.48],
      [1.5, 0.52],
      [L, 0.52],
    ],
    arch: 0.085,
    is: 'plastic',
  },
  handles: [
    [2.42, 1.1],
    [3.34, 1.1],
  ],
  mirror: { s: 1.8, z: 1.3, y: 0.85, size: 1.25, is: 'plastic' },
  seats: { rows: [2.5, 3.2], floor: 0.66, wheel: 1.95, dash: 1.7 },
};

const at = (s: number): number => L / 2 - s;

/** Channel across the bumper with a centre hoop and outer hoops round the lamps. */
const bullBar = union([
  roundBox(at(-0.1), 0, 0.64, 0.07, 0.84, 0.1, 0.03),
  both(
    tube(
      [
        [at(-0.1), 0.38, 0.7],
        [at(-0.08), 0.36, 1.1],
        [at(-0.07), 0.3, 1.17],
        [at(-0.07), 0, 1.17],
      ],
      0.032,
    ),
  ),
  both(
    tube(
      [
        [at(-0.06), 0.36, 1.04],
        [at(-0.04), 0.7, 1.03],
        [at(0.03), 0.8, 0.96],
        [at(0.0), 0.82, 0.7],
      ],
      0.026,
    ),
  ),
]);

/** On the left front wing and up the pillar. */
const snorkel = union(
  [
    roundBox(at(1.24), 0.85, 1.14, 0.16, 0.045, 0.06, 0.03),
    tube(
      [
        [at(1.34), 0.86, 1.16],
        [at(1.56), 0.84, 1.3],
        [at(1.9), 0.76, 1.76],
      ],
      0.038,
    ),
    roundBox(at(1.88), 0.755, 1.87, 0.06, 0.055, 0.1, 0.035),
  ],
  0.04,
);

export function buildDualTray(cell?: number): Vehicle {
  const car = buildCar(dualTray, cell);
  car.instances.push(
    ...tray(L, CAB_END + 0.06, 0.98, 0.93, { s: dualTray.axles[1], radius: dualTray.wheel.radius }),
    place(
      makePart('bull-bar', meshField(bullBar, [at(0.2), at(-0.25), -0.95, 0.95, 0.5, 1.25], 0.01), (p) =>
        p.nx > 0.8 && Math.abs(p.y) < 0.186 && Math.abs(p.z - 0.64) < 0.055 ? 'plate' : 'plastic',
      ),
    ),
    place(makePart('snorkel', meshField(snorkel, [at(2.05), at(1), 0.65, 0.95, 1, 2.05], 0.01), 'plastic')),
    place(
      makePart(
        'step',
        meshField(
          both(bar(at(1.62), 0.86, 0.47, at(3.5), 0.86, 0.47, 0.035)),
          [at(3.6), at(1.5), -0.95, 0.95, 0.4, 0.55],
          0.012,
        ),
        'plastic',
      ),
    ),
  );
  return car;
}
