/** Single-cab workhorse; its tray is added by the builder. */
import { ute } from './ute.ts';
import type { CarSpec } from '../car-spec.ts';
import { outlineField, outline } from '../outline.ts';

void outline; void outlineField;

const L = 5.3;

export const cabChassis: CarSpec = {
  ...ute,
  length: L, axles: [0.97, 4.05],
  wheel: { radius: 0.385, width: 0.235, style: 'steel', inset: 0.02, rim: 0.24 },
  lower: [
    [0.26, 0.38, 0.08], [0.06, 0.46, 0.08], [0.0, 0.6, 0.1], [0.0, 0.98, 0.1], [0.09, 1.1, 0.12], [0.6, 1.16, 0.4], [1.42, 1.2, 0.3],
    [2.2, 1.2, 0.2], [2.66, 1.2, 0.1], [2.72, 1.1, 0.05], [2.72, 0.5, 0.1], [2.5, 0.42, 0.1], [1.4, 0.37],
  ],
  upper: [[1.3, 1.1], [2.06, 1.72, 0.36], [2.3, 1.77, 0.3], [2.56, 1.745, 0.1], [2.74, 1.2, 0.1], [2.7, 1.05], [1.5, 1.05]],
  sweep: [[0, 0.22], [0.9, 0.15], [1.9, 0.12], [2.3, 0], [2.75, -0.04]],
  crown: [[0, 0.05], [1, 0.06], [2.3, 0.08], [2.75, 0.06]],
  plan: [[0, 0.1], [0.45, 0.03], [0.95, 0.02], [1.6, 0.04], [2.74, 0.05]],
  cabinPlan: [[1.3, 0.04], [2.0, 0.01], [2.7, 0.03]],
  arch: { gap: 0.085, flare: 0.03 },
  carve: undefined, carveIs: undefined,
  windows: {
    side: [[[1.74, 1.215, 0.03], [1.84, 1.3, 0.05], [2.22, 1.625, 0.16], [2.36, 1.66, 0.06], [2.5, 1.65, 0.05], [2.6, 1.24, 0.06]]],
    pillars: [], screen: { z0: 1.2, z1: 1.68, pillar: 0.045, to: 2.3 }, rear: { z0: 1.26, z1: 1.62, pillar: 0.12, from: 2.5 }, privacyFrom: 9, surround: 'plastic',
  },
  rear: [],
  rearLines: [],
  sideLines: [[[1.68, 1.2], [1.6, 1.0], [1.56, 0.56], [1.6, 0.48]], [[2.62, 1.22], [2.62, 0.8], [2.58, 0.48]], [[1.6, 0.48], [2.58, 0.48]], [[1.45, 1.18], [1.42, 0.95]]],
  cladding: { height: [[0, 0.4], [1.5, 0.44], [5.33, 0.44]], arch: 0, is: 'plastic' },
  handles: [[2.46, 1.06]],
  mirror: { s: 1.84, z: 1.24, y: 0.89, size: 1.2, is: 'plastic' },
  seats: { rows: [2.35], floor: 0.6, wheel: 1.98, dash: 1.74 },
};
