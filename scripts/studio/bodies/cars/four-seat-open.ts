/** Long four-seat convertible with its roof folded away: chromed grille frame, thin lamps over round ones. */
import type { CarSpec } from '../../car/car-spec.ts';
import { frameOf, opening, plate, plateWell, splitLamp, strip, wrapTail } from '../../car/faces.ts';
import { smax } from '../../render/maths.ts';
import { roundBox } from '../../render/shapes.ts';
import { muscle } from './muscle.ts';

const L = 4.77;
const well = roundBox(L / 2 - 2.9, 0, 0.8, 0.85, 0.68, 0.4, 0.12);

export const fourSeatOpen: CarSpec = {
  ...muscle,
  length: L,
  width: 1.85,
  axles: [0.82, 3.62],
  wheel: { radius: 0.345, width: 0.235, style: 'multi', inset: 0.015 },
  lower: [
    [0.18, 0.16, 0.06],
    [0.02, 0.24, 0.08],
    [0, 0.46, 0.1],
    [0.01, 0.7, 0.08],
    [0.09, 0.79, 0.12],
    [0.7, 0.885, 0.5],
    [1.6, 0.955, 0.4],
    [2.4, 0.945, 0.3],
    [3.4, 0.985, 0.4],
    [4.1, 1.02, 0.3],
    [4.68, 1.01, 0.06],
    [4.7, 0.9, 0.08],
    [4.77, 0.64, 0.1],
    [4.74, 0.36, 0.1],
    [4.58, 0.19, 0.08],
    [3.5, 0.165],
    [1.3, 0.155],
  ],
  upper: [
    [1.5, 0.84],
    [2.2, 1.33, 0.03],
    [2.25, 1.33, 0.03],
    [1.76, 0.84, 0.1],
  ],
  section: [
    [0.15, 0.11],
    [0.22, 0.045],
    [0.3, 0.03],
    [0.46, 0.045],
    [0.62, 0.03],
    [0.76, 0.004],
    [0.8, 0.004],
    [0.9, 0.026],
    [0.98, 0.06],
    [1.1, 0.13],
  ],
  cabin: [
    [0.85, 0.1],
    [1.0, 0.125],
    [1.2, 0.2],
    [1.35, 0.27],
  ],
  cabinPlan: [
    [1.5, 0.02],
    [2.3, 0],
  ],
  edges: { lower: 0.1, upper: 0.03, join: 0.02, nose: 0.15 },
  arch: { gap: 0.035, flare: 0.022 },
  carve: (x, y, z) => smax(well(x, y, z), 0.42 - z, 0.02),
  carveIs: 'trim',
  windows: {
    side: [],
    pillars: [],
    screen: { z0: 0.965, z1: 1.295, pillar: 0.035, to: 2.7 },
    privacyFrom: 9,
    surround: 'gloss',
  },
  front: [
    frameOf(0.4, 0.48, 0.44, 0.7, 0.02, 'chrome', 0.07),
    opening(0.4, 0.48, 0.44, 0.7, 'slats', 0.06, 0.03),
    ...splitLamp(0.54, 1.08, 0.66, 0.06, 0.26),
    opening(0.5, 0.44, 0.22, 0.34, 'hex', 0.04, 0.02),
    plate(0.39),
    strip(-0.1, 0.85, 0.165, 0.19, 'chrome', 0.015, 0.02),
  ],
  rear: [
    strip(-0.1, 0.76, 0.18, 0.32, 'plastic', 0.05, 0.02),
    ...wrapTail(0.4, 1.1, 0.77, 0.89, 0.02),
    strip(-0.1, 0.4, 0.865, 0.882, 'chrome', 0.006),
    ...plateWell(0.56),
    strip(0.44, 0.66, 0.21, 0.27, 'chrome', 0.02, 0.005),
    strip(0.455, 0.645, 0.22, 0.26, 'seam', 0.014, 0.005),
  ],
  side: [
    {
      at: [
        [1.36, 0.24, 0.01],
        [3.16, 0.24, 0.01],
        [3.14, 0.258, 0.006],
        [1.38, 0.258, 0.006],
      ],
      is: 'chrome',
    },
  ],
  frontLines: [
    [
      [0, 0.745],
      [0.9, 0.76],
    ],
  ],
  rearLines: [
    [
      [0.7, 1.0],
      [0.66, 0.9],
      [0.6, 0.72],
      [0, 0.71],
    ],
  ],
  sideLines: [
    [
      [1.78, 0.95],
      [1.7, 0.74],
      [1.68, 0.36],
      [1.74, 0.28],
    ],
    [
      [3.16, 0.975],
      [3.14, 0.64],
      [3.06, 0.38],
      [3.0, 0.28],
    ],
    [
      [1.74, 0.28],
      [3.0, 0.28],
    ],
  ],
  bonnet: {
    from: 0.12,
    to: 1.62,
    half: [
      [0.1, 0.56],
      [0.7, 0.68],
      [1.62, 0.74],
    ],
  },
  handles: [[2.96, 0.84]],
  mirror: { s: 2.0, z: 0.965, y: 0.82, size: 0.95 },
  seats: { rows: [2.72, 3.5], floor: 0.22, wheel: 2.16, dash: 1.92 },
};
