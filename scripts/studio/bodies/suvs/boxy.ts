/** Off-roader with a flat roof, an upright screen, round lamps and the spare wheel on its back. */
import { buildCar } from '../../car/build-car.ts';
import type { CarSpec } from '../../car/car-spec.ts';
import { opening, plate, roundLamp, strip, tallTail } from '../../car/faces.ts';
import { wheelParts } from '../../car/wheels.ts';
import { place } from '../../render/scene.ts';
import type { Vehicle } from '../../vehicle.ts';

const boxy: CarSpec = {
  length: 4.7,
  width: 1.9,
  axles: [0.84, 3.62],
  wheel: { radius: 0.4, width: 0.26, style: 'six', inset: 0.005, rim: 0.25, dark: true },
  lower: [
    [0.2, 0.4, 0.06],
    [0.03, 0.48, 0.06],
    [0, 0.6, 0.05],
    [0, 1.04, 0.06],
    [0.05, 1.17, 0.07],
    [0.5, 1.21, 0.2],
    [1.4, 1.24, 0.2],
    [2.4, 1.24, 0.2],
    [4.55, 1.24, 0.1],
    [4.66, 1.2, 0.05],
    [4.66, 0.78, 0.04],
    [4.7, 0.74, 0.03],
    [4.69, 0.52, 0.05],
    [4.5, 0.44, 0.08],
    [3.6, 0.38],
    [1.3, 0.36],
  ],
  upper: [
    [1.36, 1.1],
    [1.86, 1.86, 0.16],
    [2.2, 1.925, 0.25],
    [3.4, 1.93, 0.4],
    [4.5, 1.9, 0.12],
    [4.62, 1.2, 0.1],
    [4.58, 1.05],
    [1.5, 1.05],
  ],
  sweep: [
    [0, 0.13],
    [0.9, 0.1],
    [1.9, 0.07],
    [2.7, 0],
    [3.9, -0.02],
    [4.7, -0.05],
  ],
  crown: [
    [0, 0.03],
    [1, 0.035],
    [2.4, 0.045],
    [4.3, 0.045],
    [4.7, 0.02],
  ],
  plan: [
    [0, 0.06],
    [0.4, 0.03],
    [0.9, 0.03],
    [3.8, 0.03],
    [4.4, 0.035],
    [4.7, 0.05],
  ],
  section: [
    [0.36, 0.07],
    [0.42, 0.03],
    [0.56, 0.02],
    [0.75, 0.02],
    [0.92, 0.008],
    [1.02, 0],
    [1.06, 0.004],
    [1.16, 0.012],
    [1.24, 0.03],
    [1.34, 0.06],
  ],
  cabin: [
    [1.1, 0.055],
    [1.24, 0.062],
    [1.45, 0.085],
    [1.7, 0.125],
    [1.88, 0.18],
  ],
  cabinPlan: [
    [1.3, 0.02],
    [1.9, 0],
    [3.9, 0],
    [4.4, 0.008],
    [4.7, 0.03],
  ],
  edges: { lower: 0.06, upper: 0.085, join: 0.022, nose: 0.08 },
  arch: { gap: 0.075, flare: 0.06, square: true },
  windows: {
    side: [
      [
        [1.66, 1.275, 0.03],
        [1.72, 1.36, 0.04],
        [1.98, 1.74, 0.07],
        [2.2, 1.79, 0.08],
        [4.26, 1.785, 0.07],
        [4.36, 1.74, 0.06],
        [4.4, 1.33, 0.06],
        [4.34, 1.285, 0.05],
      ],
    ],
    pillars: [
      { bottom: [2.62, 1.24], top: [2.64, 1.82], half: 0.04, is: 'gloss' },
      { bottom: [3.5, 1.24], top: [3.5, 1.82], half: 0.06, is: 'paint' },
    ],
    screen: { z0: 1.26, z1: 1.8, pillar: 0.05, to: 2.1 },
    rear: { z0: 1.32, z1: 1.76, pillar: 0.12, from: 4.4 },
    privacyFrom: 2.66,
    surround: 'plastic',
  },
  front: [
    strip(-0.1, 1.1, 0.42, 0.68, 'plastic', 0.05, 0.01),
    strip(-0.1, 0.84, 0.8, 1.1, 'gloss', 0.06),
    opening(0.44, 0.44, 0.835, 1.065, 'bars', 0.03, 0.03),
    ...roundLamp(0.655, 0.95, 0.115),
    strip(0.82, 0.93, 0.92, 0.99, 'amber', 0.02, 0.01),
    opening(0.42, 0.42, 0.5, 0.58, 'slats', 0.03, 0.015),
    strip(0.62, 0.74, 0.53, 0.6, 'lens', 0.03),
    plate(0.665),
    strip(-0.1, 0.4, 0.42, 0.47, 'satin', 0.02),
  ],
  rear: [strip(-0.1, 1.1, 0.46, 0.74, 'plastic', 0.05, 0.01), ...tallTail(0.76, 0.9, 0.8, 1.06), plate(0.6)],
  side: [],
  frontLines: [
    [
      [0, 1.125],
      [0.9, 1.115],
    ],
  ],
  rearLines: [
    [
      [0.72, 1.24],
      [0.72, 0.78],
      [0, 0.77],
    ],
  ],
  sideLines: [
    [
      [1.6, 1.25],
      [1.54, 1.1],
      [1.5, 0.6],
      [1.52, 0.5],
    ],
    [
      [2.6, 1.27],
      [2.6, 0.8],
      [2.58, 0.5],
    ],
    [
      [3.46, 1.27],
      [3.46, 1.0],
      [3.26, 0.88],
      [3.12, 0.7],
      [3.08, 0.5],
    ],
    [
      [1.52, 0.5],
      [3.08, 0.5],
    ],
    [
      [1.36, 1.2],
      [1.32, 0.95],
    ],
  ],
  bonnet: {
    from: 0.1,
    to: 1.4,
    half: [
      [0.1, 0.68],
      [0.7, 0.74],
      [1.4, 0.78],
    ],
  },
  cladding: {
    height: [
      [0, 0.46],
      [1.4, 0.5],
      [4.7, 0.52],
    ],
    arch: 0.08,
    is: 'plastic',
  },
  handles: [
    [2.42, 1.1],
    [3.3, 1.1],
  ],
  mirror: { s: 1.76, z: 1.29, y: 0.86, size: 1.2, is: 'plastic' },
  seats: { rows: [2.5, 3.35], floor: 0.62, wheel: 1.9, dash: 1.62 },
  rails: [2.1, 4.4, 1.93, 0.66],
};

/** How far the spare wheel's centre stands behind the tail, and its height. */
const SPARE = { behind: 0.06, z: 1.03 };

export function buildBoxy(cell?: number): Vehicle {
  const car = buildCar(boxy, cell);
  for (const part of wheelParts({ ...boxy.wheel, width: 0.22 }))
    if (part.name !== 'caliper' && part.name !== 'disc')
      car.instances.push(place(part, -boxy.length / 2 - SPARE.behind, -0.06, SPARE.z, Math.PI / 2));
  return car;
}
