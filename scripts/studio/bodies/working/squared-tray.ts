/** Squared single cab with a body-coloured grille, a long tray, a ladder rack over the cab and a toolbox below. */
import { buildCar } from '../../car/build-car.ts';
import { both } from '../../car/car-parts.ts';
import type { CarSpec } from '../../car/car-spec.ts';
import { opening, plate, strip } from '../../car/faces.ts';
import { type Field, meshField } from '../../render/mesh.ts';
import { makePart, place } from '../../render/scene.ts';
import { bar, roundBox, union } from '../../render/shapes.ts';
import type { Vehicle } from '../../vehicle.ts';
import { tray } from '../tray.ts';
import { uteSport } from './ute-sport.ts';

const L = 5.55;
const CAB_END = 2.78;
const DECK = 0.99;
const HALF = 0.93;

const squaredTray: CarSpec = {
  ...uteSport,
  length: L,
  width: 1.88,
  axles: [0.95, 4.24],
  wheel: { radius: 0.39, width: 0.235, style: 'six', inset: 0.02, rim: 0.236, dark: true },
  lower: [
    [0.24, 0.42, 0.08],
    [0.04, 0.5, 0.07],
    [0, 0.64, 0.06],
    [0, 1.08, 0.07],
    [0.07, 1.18, 0.09],
    [0.6, 1.225, 0.3],
    [1.42, 1.25, 0.25],
    [2.2, 1.25, 0.2],
    [2.7, 1.25, 0.1],
    [CAB_END - 0.02, 1.14, 0.05],
    [CAB_END - 0.02, 0.54, 0.1],
    [2.55, 0.46, 0.1],
    [1.4, 0.41],
  ],
  upper: [
    [1.36, 1.15],
    [2.02, 1.77, 0.28],
    [2.28, 1.83, 0.25],
    [2.62, 1.8, 0.08],
    [CAB_END, 1.24, 0.1],
    [2.74, 1.1],
    [1.5, 1.1],
  ],
  sweep: [
    [0, 0.15],
    [0.9, 0.12],
    [1.9, 0.1],
    [2.4, 0],
    [CAB_END, -0.03],
  ],
  crown: [
    [0, 0.05],
    [1, 0.06],
    [2.3, 0.07],
    [CAB_END, 0.06],
  ],
  plan: [
    [0, 0.1],
    [0.45, 0.03],
    [0.95, 0.02],
    [1.6, 0.035],
    [CAB_END, 0.045],
  ],
  cabinPlan: [
    [1.3, 0.04],
    [2, 0.01],
    [CAB_END, 0.02],
  ],
  arch: { gap: 0.08, flare: 0.03, square: true },
  carve: undefined,
  carveIs: undefined,
  windows: {
    side: [
      [
        [1.74, 1.28, 0.03],
        [1.82, 1.35, 0.05],
        [2.14, 1.67, 0.13],
        [2.3, 1.715, 0.1],
        [2.53, 1.71, 0.06],
        [2.63, 1.3, 0.06],
      ],
    ],
    pillars: [],
    screen: { z0: 1.265, z1: 1.73, pillar: 0.045, to: 2.2 },
    rear: { z0: 1.32, z1: 1.7, pillar: 0.12, from: 2.5 },
    privacyFrom: 9,
    surround: 'plastic',
  },
  front: [
    strip(-0.1, 1.2, 0.46, 0.7, 'plastic', 0.05, 0.01),
    strip(-0.1, 1.02, 0.86, 1.08, 'gloss', 0.04, 0.01),
    opening(0.54, 0.54, 0.89, 1.06, 'slats', 0.02, 0.025),
    strip(0.6, 0.98, 0.88, 1.07, 'lamp', 0.03, 0.01),
    strip(0.62, 0.95, 1.035, 1.055, 'led', 0.01, 0.01),
    strip(0.64, 0.76, 0.905, 1.01, 'lens', 0.03, 0.005),
    strip(0.79, 0.9, 0.905, 1.01, 'lens', 0.03, 0.01),
    strip(0.96, 1.03, 0.91, 1.05, 'amber', 0.02, 0.01),
    opening(0.5, 0.46, 0.52, 0.66, 'slats', 0.03, 0.02),
    strip(0.7, 0.82, 0.55, 0.63, 'lens', 0.03, 0.01),
    plate(0.59),
  ],
  rear: [],
  rearLines: [],
  frontLines: [
    [
      [0, 1.135],
      [0.95, 1.13],
    ],
  ],
  sideLines: [
    [
      [1.68, 1.25],
      [1.6, 1.06],
      [1.56, 0.6],
      [1.6, 0.52],
    ],
    [
      [2.66, 1.27],
      [2.66, 0.85],
      [2.62, 0.52],
    ],
    [
      [1.6, 0.52],
      [2.62, 0.52],
    ],
    [
      [1.45, 1.24],
      [1.42, 1.0],
    ],
  ],
  cladding: {
    height: [
      [0, 0.44],
      [1.5, 0.48],
      [L, 0.48],
    ],
    arch: 0,
    is: 'plastic',
  },
  handles: [[2.5, 1.1]],
  mirror: { s: 1.87, z: 1.3, y: 0.865, size: 1.2, is: 'plastic' },
  seats: { rows: [2.38], floor: 0.65, wheel: 1.98, dash: 1.74 },
};

const at = (s: number): number => L / 2 - s;
const TOP = 2.0;
/** Posts at both ends of the tray; its rails reach forward over the cab. */
const rack = both(
  union([
    ...[CAB_END + 0.09, L - 0.03].map(
      (s): Field => roundBox(at(s), HALF - 0.04, 1.5, 0.025, 0.025, 0.52, 0.008),
    ),
    bar(at(1.75), HALF - 0.04, TOP, at(L - 0.01), HALF - 0.04, TOP, 0.026),
    ...[1.85, CAB_END + 0.09, 4.2, L - 0.03].map(
      (s): Field => bar(at(s), 0, TOP, at(s), HALF - 0.04, TOP, 0.022),
    ),
  ]),
);
const toolbox = both(roundBox(at(3.35), HALF - 0.2, 0.72, 0.33, 0.17, 0.2, 0.02));

export function buildSquaredTray(cell?: number): Vehicle {
  const car = buildCar(squaredTray, cell);
  car.instances.push(
    ...tray(L, CAB_END + 0.06, DECK, HALF, { s: squaredTray.axles[1], radius: squaredTray.wheel.radius }),
    place(makePart('rack', meshField(rack, [at(L + 0.05), at(1.7), -1, 1, 0.95, 2.06], 0.012), 'aluminium')),
    place(
      makePart('toolbox', meshField(toolbox, [at(3.75), at(2.95), -1, 1, 0.48, 0.95], 0.012), (p) =>
        Math.abs(p.z - 0.86) < 0.004
          ? 'seam'
          : Math.hypot(p.x - at(3.35), p.z - 0.82) < 0.025
            ? 'satin'
            : 'aluminium',
      ),
    ),
  );
  car.height = TOP;
  return car;
}
