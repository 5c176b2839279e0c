/** Square people-mover on the van's body, with windows to the tail and alloy wheels. */
import type { CarSpec } from '../../car/car-spec.ts';
import { closedNose, plateWell, strip, tallTail } from '../../car/faces.ts';
import { van } from '../van.ts';

export const windowVan: CarSpec = {
  ...van,
  wheel: { radius: 0.355, width: 0.235, style: 'five', inset: 0.035 },
  windows: {
    ...van.windows,
    side: [
      [
        [1.12, 1.17, 0.03],
        [1.2, 1.25, 0.04],
        [1.64, 1.68, 0.16],
        [1.9, 1.735, 0.08],
        [4.84, 1.73, 0.08],
        [4.98, 1.68, 0.06],
        [5.0, 1.26, 0.07],
        [4.9, 1.17, 0.06],
        [2.4, 1.13, 0.2],
        [1.4, 1.11, 0.1],
      ],
    ],
    pillars: [
      { bottom: [1.42, 1.08], top: [1.5, 1.7], half: 0.016, is: 'gloss' },
      { bottom: [2.38, 1.08], top: [2.38, 1.75], half: 0.05, is: 'gloss' },
      { bottom: [3.66, 1.08], top: [3.66, 1.75], half: 0.05, is: 'gloss' },
    ],
    rear: { z0: 1.22, z1: 1.75, pillar: 0.14, from: 4.9 },
    privacyFrom: 2.4,
    surround: 'gloss',
  },
  front: closedNose(1.04, 0.78, 0.32),
  rear: [
    strip(-0.1, 1.0, 0.24, 0.4, 'plastic', 0.04),
    ...tallTail(0.82, 0.95, 0.84, 1.5),
    ...plateWell(0.74),
    strip(-0.1, 0.6, 0.95, 0.975, 'chrome', 0.008),
  ],
  side: [
    {
      at: [
        [1.34, 0.3, 0.01],
        [3.66, 0.3, 0.01],
        [3.64, 0.325, 0.008],
        [1.36, 0.325, 0.008],
      ],
      is: 'satin',
    },
    {
      at: [
        [3.7, 1.075, 0.004],
        [5.08, 1.075, 0.004],
        [5.08, 1.085, 0.003],
        [3.7, 1.085, 0.003],
      ],
      is: 'seam',
    },
  ],
  mirror: { ...van.mirror, is: 'paint', size: 1.2 },
  seats: { rows: [2.05, 3.05, 4.1], floor: 0.55, wheel: 1.35, dash: 1.08 },
};
