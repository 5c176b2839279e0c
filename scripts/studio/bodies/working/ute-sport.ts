/** Squared dual-cab ute with flared arches, dark wheels, a sports bar and a covered tub. */
import { buildCar } from '../../car/build-car.ts';
import { both } from '../../car/car-parts.ts';
import type { CarSpec } from '../../car/car-spec.ts';
import { frameOf, opening, plate, strip, tallTail } from '../../car/faces.ts';
import { meshField } from '../../render/mesh.ts';
import { makePart, place } from '../../render/scene.ts';
import { roundBox, tube, union } from '../../render/shapes.ts';
import type { Vehicle } from '../../vehicle.ts';
import { ute } from '../ute.ts';

const L = 5.38;
/** The cover of the tub lies a little below its rim. */
const cover = roundBox(L / 2 - 4.5, 0, 1.44, 0.71, 0.76, 0.18, 0.03);

export const uteSport: CarSpec = {
  ...ute,
  length: L,
  width: 1.93,
  axles: [0.95, 4.14],
  wheel: { radius: 0.408, width: 0.265, style: 'five', inset: 0.005, rim: 0.268, dark: true },
  lower: [
    [0.24, 0.42, 0.08],
    [0.04, 0.5, 0.07],
    [0, 0.64, 0.06],
    [0, 1.1, 0.07],
    [0.07, 1.2, 0.09],
    [0.6, 1.245, 0.3],
    [1.42, 1.27, 0.25],
    [2.4, 1.26, 0.2],
    [3.72, 1.26, 0],
    [3.74, 1.29, 0.02],
    [5.24, 1.29, 0.03],
    [5.28, 1.26, 0.03],
    [5.26, 0.8, 0.04],
    [5.38, 0.76, 0.04],
    [5.37, 0.57, 0.05],
    [5.2, 0.53, 0.05],
    [4.6, 0.54, 0.1],
    [3.6, 0.46, 0.1],
    [1.4, 0.41],
  ],
  upper: [
    [1.36, 1.15],
    [2.02, 1.78, 0.28],
    [2.4, 1.855, 0.4],
    [3.3, 1.845, 0.35],
    [3.66, 1.8, 0.08],
    [3.76, 1.24, 0.1],
    [3.72, 1.1],
    [1.5, 1.1],
  ],
  sweep: [
    [0, 0.15],
    [0.9, 0.12],
    [1.9, 0.1],
    [2.7, 0],
    [3.7, -0.03],
    [4.6, -0.02],
    [5.38, -0.05],
  ],
  section: [
    [0.4, 0.07],
    [0.46, 0.03],
    [0.6, 0.022],
    [0.76, 0.024],
    [0.94, 0.008],
    [1.06, 0],
    [1.1, 0.004],
    [1.18, 0.012],
    [1.28, 0.03],
    [1.36, 0.07],
  ],
  cabin: [
    [1.1, 0.065],
    [1.26, 0.075],
    [1.46, 0.12],
    [1.7, 0.2],
    [1.83, 0.27],
  ],
  edges: { lower: 0.06, upper: 0.085, join: 0.025, nose: 0.09 },
  arch: { gap: 0.075, flare: 0.065, square: true },
  carve: (x, y, z) => Math.max(cover(x, y, z), L / 2 - 5.2 - x),
  carveIs: 'plastic',
  windows: {
    side: [
      [
        [1.74, 1.29, 0.03],
        [1.82, 1.36, 0.05],
        [2.16, 1.7, 0.13],
        [2.45, 1.75, 0.16],
        [3.3, 1.74, 0.12],
        [3.5, 1.7, 0.07],
        [3.55, 1.31, 0.07],
      ],
    ],
    pillars: [
      { bottom: [2.62, 1.26], top: [2.66, 1.76], half: 0.045, is: 'gloss' },
      { bottom: [3.36, 1.26], top: [3.33, 1.76], half: 0.012, is: 'gloss' },
    ],
    screen: { z0: 1.275, z1: 1.75, pillar: 0.045, to: 2.4 },
    rear: { z0: 1.32, z1: 1.72, pillar: 0.1, from: 3.4 },
    privacyFrom: 2.66,
    surround: 'plastic',
  },
  front: [
    strip(-0.1, 1.2, 0.46, 0.68, 'plastic', 0.05, 0.01),
    frameOf(0.5, 0.54, 0.7, 1.08, 0.035, 'gloss', 0.05),
    opening(0.5, 0.54, 0.7, 1.08, 'hex', 0.04, 0.035),
    strip(-0.1, 0.52, 0.88, 0.945, 'gloss', 0.01),
    strip(0.58, 0.98, 0.8, 1.09, 'lamp', 0.05, 0.01),
    strip(0.6, 0.66, 0.82, 1.07, 'led', 0.015, 0.005),
    strip(0.6, 0.94, 1.035, 1.07, 'led', 0.012, 0.01),
    strip(0.6, 0.94, 0.82, 0.85, 'led', 0.012, 0.01),
    strip(0.72, 0.81, 0.89, 0.99, 'lens', 0.03, 0.005),
    strip(0.84, 0.92, 0.89, 0.99, 'lens', 0.03, 0.005),
    opening(0.46, 0.44, 0.52, 0.62, 'slats', 0.03, 0.02),
    strip(0.68, 0.8, 0.55, 0.61, 'lens', 0.03, 0.01),
    plate(0.68),
    strip(-0.1, 0.42, 0.46, 0.51, 'satin', 0.02),
  ],
  rear: [
    strip(-0.1, 1.1, 0.53, 0.79, 'plastic', 0.04),
    plate(0.67),
    ...tallTail(0.78, 0.98, 0.86, 1.22),
    strip(-0.1, 0.5, 1.0, 1.1, 'plastic', 0.02),
  ],
  frontLines: [
    [
      [0, 1.155],
      [0.95, 1.15],
    ],
  ],
  rearLines: [
    [
      [0.755, 1.3],
      [0.755, 0.83],
      [0, 0.83],
    ],
  ],
  sideLines: [
    [
      [1.68, 1.27],
      [1.6, 1.06],
      [1.56, 0.6],
      [1.6, 0.52],
    ],
    [
      [2.6, 1.29],
      [2.62, 0.85],
      [2.6, 0.52],
    ],
    [
      [3.58, 1.29],
      [3.58, 1.02],
      [3.48, 0.86],
      [3.42, 0.66],
      [3.4, 0.52],
    ],
    [
      [1.6, 0.52],
      [3.4, 0.52],
    ],
    [
      [3.73, 1.3],
      [3.73, 0.48],
    ],
    [
      [1.45, 1.25],
      [1.42, 1.02],
    ],
  ],
  cladding: {
    height: [
      [0, 0.46],
      [1.5, 0.5],
      [5.38, 0.52],
    ],
    arch: 0.085,
    is: 'plastic',
  },
  handles: [
    [2.4, 1.13],
    [3.32, 1.13],
  ],
  mirror: { s: 1.87, z: 1.31, y: 0.88, size: 1.25, is: 'plastic' },
  seats: { rows: [2.55, 3.25], floor: 0.65, wheel: 1.98, dash: 1.74 },
};

export function buildUteSport(cell?: number): Vehicle {
  const car = buildCar(uteSport, cell);
  const at = (s: number): number => L / 2 - s;
  const hoop = union([
    tube(
      [
        [at(4.5), 0.8, 1.27],
        [at(3.98), 0.76, 1.6],
        [at(3.9), 0.6, 1.68],
        [at(3.9), 0, 1.69],
      ],
      0.038,
    ),
    tube(
      [
        [at(4.05), 0.79, 1.27],
        [at(3.92), 0.74, 1.62],
      ],
      0.034,
    ),
  ]);
  car.instances.push(
    place(
      makePart('sports-bar', meshField(both(hoop), [at(4.6), at(3.8), -0.9, 0.9, 1.2, 1.75], 0.012), 'gloss'),
    ),
  );
  return car;
}
