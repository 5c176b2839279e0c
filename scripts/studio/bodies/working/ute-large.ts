/** Full-size American pick-up: high bonnet, tall chromed grille, long cab and tub. */
import type { CarSpec } from '../../car/car-spec.ts';
import { frameOf, opening, plate, strip, tallTail } from '../../car/faces.ts';
import { reshape } from '../../car/reshape.ts';
import { smax } from '../../render/maths.ts';
import { roundBox } from '../../render/shapes.ts';
import { ute } from '../ute.ts';

const long = reshape(ute, {
  along: [
    [0, 0],
    [0.97, 1.0],
    [1.42, 1.5],
    [3.7, 4.08],
    [4.06, 4.7],
    [5.33, 5.9],
  ],
  up: [
    [0.3, 0.36],
    [0.6, 0.68],
    [1.2, 1.32],
    [1.81, 1.95],
  ],
  width: 2.06,
});
const L = 5.9;
const bed = roundBox(L / 2 - 4.93, 0, 1.24, 0.8, 0.82, 0.46, 0.04);
const tub = (x: number, y: number, z: number): number =>
  smax(bed(x, y, z), Math.min(Math.abs(y) - 0.52, 0.57 - Math.hypot(x - L / 2 + 4.7, z - 0.42)), 0.03);

export const uteLarge: CarSpec = {
  ...long,
  wheel: { radius: 0.42, width: 0.28, style: 'five', inset: 0.02, rim: 0.275 },
  lower: [
    [0.26, 0.44, 0.08],
    [0.05, 0.52, 0.06],
    [0, 0.66, 0.06],
    [0, 1.2, 0.08],
    [0.08, 1.31, 0.1],
    [0.6, 1.35, 0.3],
    [1.5, 1.37, 0.25],
    [2.6, 1.32, 0.3],
    [4.08, 1.32, 0],
    [4.1, 1.36, 0.02],
    [5.76, 1.36, 0.03],
    [5.8, 1.33, 0.03],
    [5.78, 0.86, 0.04],
    [5.9, 0.82, 0.04],
    [5.89, 0.6, 0.05],
    [5.72, 0.56, 0.05],
    [5.2, 0.58, 0.1],
    [4.1, 0.48, 0.1],
    [1.5, 0.44],
  ],
  sweep: [
    [0, 0.14],
    [1, 0.11],
    [2.1, 0.1],
    [3, 0],
    [4.1, -0.03],
    [5.1, -0.02],
    [5.9, -0.05],
  ],
  edges: { lower: 0.07, upper: 0.1, join: 0.03, nose: 0.09 },
  arch: { gap: 0.085, flare: 0.035, square: true },
  carve: (x, y, z) => Math.max(tub(x, y, z), L / 2 - 5.74 - x),
  front: [
    strip(-0.1, 1.3, 0.5, 0.72, 'chrome', 0.04, 0.01),
    strip(-0.1, 0.5, 0.56, 0.66, 'plastic', 0.03),
    frameOf(0.56, 0.6, 0.76, 1.2, 0.035, 'chrome', 0.06),
    opening(0.56, 0.6, 0.76, 1.2, 'hex', 0.05, 0.035),
    strip(-0.1, 0.58, 0.95, 1.01, 'chrome', 0.01),
    strip(-0.1, 0.06, 0.76, 1.2, 'chrome', 0.01),
    strip(0.67, 1.08, 0.98, 1.21, 'lamp', 0.05, 0.01),
    strip(0.69, 1.04, 0.995, 1.02, 'led', 0.01, 0.01),
    strip(0.71, 0.84, 1.05, 1.17, 'lens', 0.03, 0.005),
    strip(0.88, 1.0, 1.05, 1.17, 'lens', 0.03, 0.01),
    strip(1.04, 1.1, 1.03, 1.18, 'amber', 0.01, 0.01),
    strip(0.74, 0.88, 0.56, 0.65, 'lens', 0.03),
    plate(0.62),
    strip(-0.1, 1.1, 0.44, 0.52, 'plastic', 0.02),
  ],
  rear: [
    strip(-0.1, 1.2, 0.56, 0.85, 'chrome', 0.04),
    strip(-0.1, 0.34, 0.6, 0.82, 'plastic', 0.03),
    plate(0.72),
    ...tallTail(0.82, 1.06, 0.92, 1.3),
    strip(-0.1, 0.44, 1.08, 1.2, 'gloss', 0.02),
  ],
  frontLines: [
    [
      [0, 1.27],
      [1.05, 1.26],
    ],
  ],
  rearLines: [
    [
      [0.8, 1.37],
      [0.8, 0.9],
      [0, 0.9],
    ],
  ],
  cladding: {
    height: [
      [0, 0.46],
      [1.5, 0.5],
      [5.9, 0.5],
    ],
    arch: 0,
    is: 'plastic',
  },
  mirror: { s: 2.02, z: 1.38, y: 0.95, size: 1.45, is: 'chrome' },
};
