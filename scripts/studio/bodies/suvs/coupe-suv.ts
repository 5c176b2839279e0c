/** Coupe-roofed SUV of an electric or premium make: a falling roof, a closed nose and a band of tail lamps. */
import type { CarSpec } from '../../car/car-spec.ts';
import { bandTail, closedNose, plateWell, strip } from '../../car/faces.ts';
import { reshape } from '../../car/reshape.ts';
import { suv } from '../suv.ts';

const long = reshape(suv, {
  along: [
    [0, 0],
    [0.9, 0.88],
    [1.3, 1.24],
    [3.6, 3.78],
    [4.58, 4.72],
  ],
  up: [
    [0.22, 0.22],
    [1.12, 1.12],
    [1.74, 1.7],
  ],
  width: 1.92,
});

export const coupeSuv: CarSpec = {
  ...long,
  wheel: { radius: 0.385, width: 0.245, style: 'turbine', inset: 0.015, dark: true },
  lower: [
    [0.2, 0.25, 0.06],
    [0.04, 0.34, 0.1],
    [0, 0.55, 0.14],
    [0.02, 0.8, 0.12],
    [0.12, 0.93, 0.16],
    [0.6, 1.04, 0.45],
    [1.24, 1.11, 0.3],
    [2.4, 1.13, 0.3],
    [4.0, 1.22, 0.3],
    [4.6, 1.23, 0.05],
    [4.64, 1.06, 0.1],
    [4.72, 0.78, 0.1],
    [4.68, 0.48, 0.1],
    [4.5, 0.3, 0.08],
    [3.6, 0.25],
    [1.25, 0.24],
  ],
  upper: [
    [1.08, 1.0],
    [1.98, 1.61, 0.44],
    [2.6, 1.705, 0.6],
    [3.4, 1.65, 0.7],
    [4.48, 1.23, 0.16],
    [4.42, 1.05],
    [1.3, 0.95],
  ],
  cabinPlan: [
    [1.2, 0.03],
    [2.0, 0],
    [3.3, 0.01],
    [4.0, 0.07],
    [4.6, 0.15],
  ],
  windows: {
    side: [
      [
        [1.5, 1.14, 0.03],
        [1.64, 1.24, 0.06],
        [2.16, 1.55, 0.22],
        [2.66, 1.615, 0.3],
        [3.3, 1.575, 0.3],
        [3.9, 1.36, 0.12],
        [3.98, 1.27, 0.05],
        [3.6, 1.22, 0.1],
        [2.6, 1.17, 0.3],
      ],
    ],
    pillars: [
      { bottom: [2.62, 1.14], top: [2.72, 1.63], half: 0.035, is: 'gloss' },
      { bottom: [3.5, 1.18], top: [3.46, 1.6], half: 0.014, is: 'gloss' },
    ],
    screen: { z0: 1.125, z1: 1.6, pillar: 0.045, to: 2.5 },
    rear: { z0: 1.26, z1: 1.59, pillar: 0.07, from: 3.3 },
    privacyFrom: 2.66,
    surround: 'gloss',
  },
  front: closedNose(1.08, 0.79, 0.33),
  rear: [
    strip(-0.1, 1.1, 0.3, 0.54, 'plastic', 0.06, 0.02),
    ...bandTail(1.12, 1.02, 1.12),
    ...plateWell(0.82),
    strip(0.68, 0.86, 0.57, 0.6, 'red', 0.01, 0.01),
  ],
  frontLines: [
    [
      [0, 0.885],
      [0.6, 0.88],
    ],
  ],
  rearLines: [
    [
      [0.5, 1.02],
      [0.6, 0.62],
      [0, 0.61],
    ],
  ],
  cladding: {
    height: [
      [0, 0.32],
      [1, 0.38],
      [4.72, 0.42],
    ],
    arch: 0.05,
    is: 'plastic',
  },
  mirror: { s: 1.7, z: 1.16, y: 0.895, size: 1 },
  rails: undefined,
  fin: undefined,
};
