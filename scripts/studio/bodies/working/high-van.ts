/** Long van with a high roof over the cab, steel bumpers in black and a tall barred grille. */
import type { CarSpec } from '../../car/car-spec.ts';
import { blockLamp, frameOf, opening, plate, strip } from '../../car/faces.ts';
import { reshape } from '../../car/reshape.ts';
import { van } from '../van.ts';

const tall = reshape(van, {
  along: [
    [0, 0],
    [0.93, 1.0],
    [1.6, 1.72],
    [2.4, 2.5],
    [4.1, 4.5],
    [5.26, 5.95],
  ],
  up: [
    [0.2, 0.24],
    [1.2, 1.34],
    [1.735, 1.97],
    [1.84, 2.1],
    [2.03, 2.64],
  ],
  width: 2.05,
});

export const highVan: CarSpec = {
  ...tall,
  wheel: { radius: 0.355, width: 0.225, style: 'steel', inset: 0.05 },
  front: [
    strip(-0.1, 1.1, 0.24, 0.6, 'plastic', 0.05, 0.02),
    frameOf(0.5, 0.56, 0.68, 1.0, 0.03, 'gloss', 0.06),
    opening(0.5, 0.56, 0.68, 1.0, 'bars', 0.05),
    strip(-0.1, 0.54, 0.83, 0.86, 'satin', 0.006),
    ...blockLamp(0.63, 0.96, 0.78, 1.1, 0.06),
    opening(0.6, 0.56, 0.36, 0.5, 'slats', 0.04),
    strip(0.72, 0.84, 0.4, 0.48, 'lens', 0.02, 0.01),
    plate(0.62),
  ],
  mirror: { ...tall.mirror, size: 1.7 },
};
