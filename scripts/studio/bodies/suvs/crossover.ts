/** Small crossover: short and upright, with a black roof, a kicked-up window line and lamps in two storeys. */
import type { CarSpec } from '../../car/car-spec.ts';
import { opening, plate, plateWell, splitLamp, strip, wrapTail } from '../../car/faces.ts';
import { reshape } from '../../car/reshape.ts';
import { suv } from '../suv.ts';

const small = reshape(suv, {
  along: [
    [0, 0],
    [0.9, 0.8],
    [1.4, 1.16],
    [3.6, 3.34],
    [4.58, 4.12],
  ],
  up: [
    [0.22, 0.2],
    [1.12, 1.02],
    [1.74, 1.57],
  ],
  width: 1.78,
});

export const crossover: CarSpec = {
  ...small,
  wheel: { radius: 0.345, width: 0.215, style: 'five', inset: 0.02, dark: true },
  lower: [
    [0.16, 0.22, 0.06],
    [0.03, 0.32, 0.08],
    [0, 0.5, 0.1],
    [0, 0.8, 0.1],
    [0.08, 0.9, 0.14],
    [0.5, 0.98, 0.4],
    [1.12, 1.02, 0.3],
    [2.2, 1.04, 0.3],
    [3.7, 1.12, 0.2],
    [4.03, 1.09, 0.08],
    [4.08, 0.92, 0.08],
    [4.12, 0.68, 0.08],
    [4.08, 0.42, 0.1],
    [3.94, 0.25, 0.08],
    [3.2, 0.215],
    [1.1, 0.205],
  ],
  upper: [
    [0.98, 0.92],
    [1.72, 1.49, 0.36],
    [2.2, 1.57, 0.5],
    [3.1, 1.56, 0.5],
    [3.8, 1.49, 0.04],
    [3.78, 1.44, 0.04],
    [4.04, 1.06, 0.1],
    [3.96, 0.95],
    [1.2, 0.9],
  ],
  windows: {
    side: [
      [
        [1.32, 1.05, 0.03],
        [1.44, 1.13, 0.05],
        [1.9, 1.43, 0.18],
        [2.3, 1.485, 0.25],
        [3.2, 1.46, 0.2],
        [3.5, 1.4, 0.06],
        [3.44, 1.28, 0.06],
        [3.1, 1.14, 0.08],
        [2.3, 1.085, 0.3],
      ],
    ],
    pillars: [
      { bottom: [2.26, 1.04], top: [2.34, 1.48], half: 0.035, is: 'gloss' },
      { bottom: [3.1, 1.06], top: [3.08, 1.5], half: 0.012, is: 'gloss' },
    ],
    screen: { z0: 1.03, z1: 1.46, pillar: 0.045, to: 2.1 },
    rear: { z0: 1.13, z1: 1.43, pillar: 0.09, from: 3.4 },
    privacyFrom: 2.3,
    surround: 'gloss',
    roof: 'gloss',
  },
  front: [
    strip(-0.1, 1.2, 0.22, 0.42, 'plastic', 0.03),
    opening(0.5, 0.42, 0.46, 0.68, 'hex', 0.08, 0.03),
    opening(0.52, 0.5, 0.28, 0.38, 'slats', 0.04, 0.015),
    ...splitLamp(0.44, 1.02, 0.77, 0.03, 0.16),
    strip(-0.1, 0.42, 0.785, 0.805, 'gloss', 0.006),
    plate(0.45),
    strip(-0.1, 0.34, 0.22, 0.26, 'satin', 0.02),
  ],
  rear: [
    strip(-0.1, 1.1, 0.24, 0.46, 'plastic', 0.06, 0.02),
    strip(-0.1, 0.5, 0.97, 1.0, 'gloss', 0.01),
    ...wrapTail(0.46, 1.02, 0.92, 1.05, 0.02),
    ...plateWell(0.74),
    strip(-0.1, 0.36, 0.25, 0.29, 'satin', 0.02),
    strip(0.66, 0.8, 0.48, 0.51, 'red', 0.01, 0.01),
  ],
  frontLines: [
    [
      [0, 0.84],
      [0.9, 0.86],
    ],
  ],
  rearLines: [
    [
      [0.46, 0.92],
      [0.56, 0.56],
      [0, 0.55],
    ],
    [
      [0.8, 0.92],
      [0.88, 0.78],
      [1.1, 0.7],
    ],
  ],
  cladding: {
    height: [
      [0, 0.32],
      [0.9, 0.38],
      [4.12, 0.42],
    ],
    arch: 0.075,
    is: 'plastic',
  },
  mirror: { s: 1.5, z: 1.06, y: 0.825, size: 1, is: 'gloss' },
  rails: [1.9, 3.5, 1.57, 0.56],
  fin: [3.5, 1.5],
};
