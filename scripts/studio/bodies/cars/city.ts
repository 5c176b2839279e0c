/** City car: short nose, tall cabin, round lamps and small wheels. */
import type { CarSpec } from '../../car/car-spec.ts';
import { opening, plate, plateWell, roundLamp, strip, tallTail } from '../../car/faces.ts';
import { reshape } from '../../car/reshape.ts';
import { hatch } from '../hatch.ts';

const short = reshape(hatch, {
  along: [
    [0, 0],
    [0.86, 0.68],
    [1.25, 0.92],
    [2.5, 2.1],
    [3.5, 2.98],
    [4.28, 3.62],
  ],
  up: [
    [0.165, 0.16],
    [0.97, 0.97],
    [1.5, 1.52],
  ],
  width: 1.66,
});

export const city: CarSpec = {
  ...short,
  wheel: { radius: 0.295, width: 0.185, style: 'multi', inset: 0.02 },
  lower: [
    [0.12, 0.18, 0.06],
    [0.02, 0.28, 0.08],
    [0, 0.46, 0.12],
    [0.02, 0.7, 0.12],
    [0.1, 0.82, 0.14],
    [0.42, 0.92, 0.35],
    [0.95, 0.98, 0.3],
    [1.9, 0.98, 0.3],
    [3.3, 1.02, 0.2],
    [3.55, 1.0, 0.08],
    [3.58, 0.84, 0.08],
    [3.62, 0.62, 0.1],
    [3.59, 0.36, 0.1],
    [3.46, 0.2, 0.08],
    [2.8, 0.175],
    [0.9, 0.165],
  ],
  upper: [
    [0.78, 0.88],
    [1.5, 1.46, 0.36],
    [1.95, 1.53, 0.45],
    [2.75, 1.51, 0.4],
    [3.32, 1.44, 0.06],
    [3.3, 1.38, 0.05],
    [3.56, 0.98, 0.12],
    [3.5, 0.85],
    [1.0, 0.8],
  ],
  windows: {
    side: [
      [
        [1.12, 0.985, 0.03],
        [1.22, 1.07, 0.05],
        [1.66, 1.39, 0.18],
        [2.0, 1.445, 0.25],
        [2.7, 1.425, 0.2],
        [3.02, 1.34, 0.1],
        [3.1, 1.1, 0.06],
        [2.9, 1.04, 0.1],
        [2.1, 1.0, 0.3],
      ],
    ],
    pillars: [
      { bottom: [2.02, 0.98], top: [2.08, 1.44], half: 0.035, is: 'gloss' },
      { bottom: [2.8, 1.0], top: [2.78, 1.44], half: 0.012, is: 'gloss' },
    ],
    screen: { z0: 0.975, z1: 1.43, pillar: 0.045, to: 1.9 },
    rear: { z0: 1.04, z1: 1.38, pillar: 0.08, from: 3.0 },
    privacyFrom: 9,
    surround: 'plastic',
  },
  front: [
    opening(0.52, 0.46, 0.26, 0.42, 'hex', 0.07, 0.025),
    strip(-0.1, 0.4, 0.66, 0.72, 'gloss', 0.025),
    strip(-0.1, 0.38, 0.685, 0.7, 'chrome', 0.006),
    ...roundLamp(0.58, 0.69, 0.115),
    strip(0.62, 0.74, 0.34, 0.44, 'plastic', 0.04),
    strip(0.65, 0.71, 0.36, 0.42, 'lens', 0.025),
    plate(0.46),
    strip(-0.1, 0.7, 0.18, 0.21, 'plastic', 0.02, 0.02),
  ],
  rear: [
    strip(-0.1, 0.62, 0.2, 0.34, 'plastic', 0.05, 0.02),
    ...tallTail(0.62, 0.78, 0.72, 1.02),
    ...plateWell(0.7),
    strip(0.58, 0.74, 0.42, 0.455, 'red', 0.01, 0.01),
  ],
  frontLines: [
    [
      [0, 0.78],
      [0.46, 0.77],
    ],
  ],
  rearLines: [
    [
      [0.6, 1.0],
      [0.6, 0.56],
      [0, 0.55],
    ],
  ],
  mirror: { s: 1.26, z: 1.0, y: 0.77, size: 0.95 },
  seats: { rows: [2.0, 2.7], floor: 0.32, wheel: 1.42, dash: 1.2 },
  fin: undefined,
};
