/** Large seven-seater: long flat roof, third side window, an upright nose with a broad barred grille. */
import type { CarSpec } from '../../car/car-spec.ts';
import { bandTail, blockLamp, frameOf, opening, plate, plateWell, strip } from '../../car/faces.ts';
import { reshape } from '../../car/reshape.ts';
import { suv } from '../suv.ts';

const long = reshape(suv, {
  along: [
    [0, 0],
    [0.9, 0.95],
    [1.3, 1.36],
    [3.6, 3.86],
    [4.58, 4.98],
  ],
  up: [
    [0.22, 0.22],
    [1.12, 1.16],
    [1.74, 1.79],
  ],
  width: 1.96,
});

export const sevenSeat: CarSpec = {
  ...long,
  wheel: { radius: 0.392, width: 0.25, style: 'multi', inset: 0.02 },
  lower: [
    [0.18, 0.26, 0.06],
    [0.03, 0.36, 0.08],
    [0, 0.56, 0.1],
    [0, 0.92, 0.08],
    [0.07, 1.04, 0.12],
    [0.6, 1.11, 0.4],
    [1.4, 1.16, 0.3],
    [2.6, 1.16, 0.3],
    [4.6, 1.18, 0.2],
    [4.88, 1.15, 0.08],
    [4.93, 0.98, 0.08],
    [4.98, 0.74, 0.08],
    [4.95, 0.46, 0.1],
    [4.78, 0.3, 0.08],
    [3.7, 0.24],
    [1.3, 0.235],
  ],
  upper: [
    [1.28, 1.06],
    [2.12, 1.7, 0.4],
    [2.7, 1.785, 0.6],
    [4.0, 1.775, 0.6],
    [4.66, 1.72, 0.06],
    [4.65, 1.66, 0.05],
    [4.9, 1.13, 0.1],
    [4.8, 1.0],
    [1.5, 1.0],
  ],
  sweep: [
    [0, 0.18],
    [0.9, 0.14],
    [2, 0.11],
    [2.9, 0],
    [4, -0.05],
    [4.98, -0.14],
  ],
  windows: {
    side: [
      [
        [1.68, 1.19, 0.03],
        [1.8, 1.29, 0.06],
        [2.3, 1.62, 0.2],
        [2.75, 1.68, 0.3],
        [4.2, 1.665, 0.3],
        [4.54, 1.6, 0.08],
        [4.66, 1.3, 0.06],
        [4.56, 1.22, 0.06],
        [2.7, 1.2, 0.3],
      ],
    ],
    pillars: [
      { bottom: [2.76, 1.18], top: [2.84, 1.7], half: 0.04, is: 'gloss' },
      { bottom: [3.8, 1.18], top: [3.86, 1.7], half: 0.055, is: 'paint' },
    ],
    screen: { z0: 1.18, z1: 1.67, pillar: 0.05, to: 2.5 },
    rear: { z0: 1.22, z1: 1.63, pillar: 0.085, from: 4.3 },
    privacyFrom: 2.8,
    surround: 'chrome',
  },
  front: [
    frameOf(0.6, 0.64, 0.6, 0.93, 0.022, 'chrome', 0.05),
    opening(0.6, 0.64, 0.6, 0.93, 'slats', 0.04, 0.03),
    strip(-0.1, 0.63, 0.72, 0.735, 'chrome', 0.005),
    strip(-0.1, 0.63, 0.82, 0.835, 'chrome', 0.005),
    ...blockLamp(0.69, 1.08, 0.74, 0.95, 0.02),
    opening(0.7, 0.66, 0.33, 0.45, 'slats', 0.04, 0.015),
    strip(0.8, 0.98, 0.48, 0.52, 'led', 0.01, 0.01),
    plate(0.53),
    strip(-0.1, 0.8, 0.27, 0.3, 'satin', 0.02, 0.01),
  ],
  rear: [
    strip(-0.1, 1.1, 0.29, 0.5, 'plastic', 0.06, 0.02),
    ...bandTail(1.1, 0.99, 1.08),
    strip(-0.1, 0.5, 1.085, 1.105, 'chrome', 0.006),
    ...plateWell(0.84),
    strip(0.5, 0.68, 0.33, 0.39, 'chrome', 0.028),
    strip(0.515, 0.665, 0.34, 0.38, 'seam', 0.018),
    strip(0.7, 0.9, 0.54, 0.57, 'red', 0.01, 0.01),
  ],
  frontLines: [
    [
      [0, 0.985],
      [0.9, 0.98],
    ],
  ],
  cladding: {
    height: [
      [0, 0.3],
      [1, 0.34],
      [4.98, 0.36],
    ],
    arch: 0,
    is: 'plastic',
  },
  seats: { rows: [2.75, 3.6, 4.35], floor: 0.45, wheel: 2.06, dash: 1.78 },
  rails: [2.3, 4.5, 1.785, 0.64],
  fin: [4.5, 1.73],
};
