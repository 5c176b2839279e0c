/** Light rigid trucks: tilt cab in paint, with a pantech box in white panel or an open alloy tray. */

import { buildCar } from '../car/build-car.ts';
import type { CarSpec } from '../car/car-spec.ts';
import { blockLamp, opening, plate, strip } from '../car/faces.ts';
import { type Field, meshField } from '../render/mesh.ts';
import { makePart, place, type Rule } from '../render/scene.ts';
import { bar, roundBox, union } from '../render/shapes.ts';
import type { Vehicle } from '../vehicle.ts';
import { tray } from './tray.ts';

const L = 6.5,
  REAR = 4.5,
  BOX0 = 1.92,
  DECK = 0.98,
  TOP = 3.02,
  HALF = 1.1;

const cab: CarSpec = {
  length: L,
  width: 2.02,
  axles: [1.12, REAR],
  wheel: { radius: 0.395, width: 0.215, style: 'truck', inset: 0.06, rim: 0.232, dual: true },
  lower: [
    [0.1, 0.34, 0.05],
    [0.02, 0.42, 0.06],
    [0.0, 0.62, 0.06],
    [0.03, 0.95, 0.1],
    [0.1, 1.3, 0.1],
    [0.4, 1.4, 0.05],
    [1.7, 1.4, 0.03],
    [1.72, 0.75, 0.05],
    [1.66, 0.5, 0.08],
    [1.5, 0.42, 0.05],
    [0.5, 0.34],
  ],
  upper: [
    [0.07, 1.2],
    [0.1, 1.34, 0.1],
    [0.42, 2.13, 0.22],
    [0.8, 2.25, 0.3],
    [1.6, 2.24, 0.14],
    [1.73, 2.0, 0.1],
    [1.73, 1.1],
    [0.2, 1.1],
  ],
  sweep: [
    [0, 0.12],
    [0.8, 0.1],
    [1.3, 0],
    [1.75, 0],
  ],
  crown: [
    [0, 0.03],
    [1, 0.06],
    [1.75, 0.05],
  ],
  plan: [
    [0, 0.05],
    [0.4, 0.01],
    [0.8, 0],
    [1.75, 0.01],
  ],
  section: [
    [0.34, 0.06],
    [0.4, 0.03],
    [0.6, 0.02],
    [0.9, 0.01],
    [1.15, 0.0],
    [1.18, 0.002],
    [1.4, 0.012],
  ],
  cabin: [
    [1.1, 0.01],
    [1.35, 0.018],
    [1.7, 0.05],
    [2.1, 0.1],
    [2.25, 0.14],
  ],
  cabinPlan: [
    [0, 0.03],
    [0.5, 0],
    [1.75, 0.01],
  ],
  edges: { lower: 0.06, upper: 0.14, join: 0.03, nose: 0.1 },
  arch: { gap: 0.07, flare: 0.008 },
  windows: {
    side: [
      [
        [0.3, 1.3, 0.05],
        [0.52, 1.95, 0.1],
        [0.7, 2.0, 0.06],
        [1.5, 2.0, 0.07],
        [1.5, 1.36, 0.07],
        [0.75, 1.34, 0.1],
      ],
    ],
    pillars: [{ bottom: [0.62, 1.3], top: [0.68, 2.0], half: 0.014, is: 'gloss' }],
    screen: { z0: 1.34, z1: 2.06, pillar: 0.05, to: 0.75 },
    rear: { z0: 1.5, z1: 1.95, pillar: 0.3, from: 1.5 },
    privacyFrom: 9,
    surround: 'plastic',
  },
  front: [
    strip(-0.1, 1.0, 0.36, 0.66, 'plastic', 0.06, 0.01),
    opening(0.62, 0.56, 0.86, 1.0, 'slats', 0.04),
    strip(-0.1, 0.58, 1.015, 1.03, 'satin', 0.006),
    strip(-0.1, 1.1, 1.18, 1.3, 'gloss', 0.02, 0.01),
    ...blockLamp(0.64, 0.98, 0.7, 0.9, 0.02),
    opening(0.5, 0.5, 0.48, 0.6, 'slats', 0.04),
    strip(0.66, 0.82, 0.46, 0.54, 'lens', 0.03),
    plate(0.42),
  ],
  rear: [],
  side: [],
  frontLines: [
    [
      [0, 1.1],
      [0.9, 1.1],
    ],
  ],
  sideLines: [
    [
      [0.26, 1.3],
      [0.3, 1.0],
      [0.62, 0.86],
      [0.62, 0.86],
    ],
    [
      [1.56, 2.02],
      [1.58, 1.3],
      [1.58, 0.86],
    ],
    [
      [1.58, 0.86],
      [1.5, 0.86],
    ],
  ],
  handles: [[1.44, 1.22]],
  mirror: { s: 0.33, z: 1.495, y: 1.045, size: 1.5, is: 'plastic' },
  seats: { rows: [1.2], floor: 0.98, wheel: 0.72, dash: 0.45 },
};

export function buildTruck(cell?: number): Vehicle {
  const v = buildCar(cab, cell);
  const L2 = L / 2,
    x0 = -L2,
    x1 = L2 - BOX0,
    mid = (x0 + x1) / 2,
    hx = (x1 - x0) / 2,
    cz = (DECK + TOP) / 2,
    hz = (TOP - DECK) / 2;
  const box = roundBox(mid, 0, cz, hx, HALF, hz, 0.035);
  const edge: Rule = (p) => {
    const ex = Math.min(p.x - x0, x1 - p.x),
      ey = HALF - Math.abs(p.y),
      ez = Math.min(p.z - DECK, TOP - p.z);
    const [a, b] = [ex, ey, ez].sort((m, n) => m - n);
    void a;
    if (b < 0.07) return b > 0.062 ? 'panelLine' : 'aluminium';
    if (p.z - DECK < 0.1) return 'aluminium';
    if (p.nx < -0.7) {
      if (Math.abs(p.y) < 0.006) return 'seam';
      const bars = [0.35, 0.75].some((y) => Math.abs(Math.abs(p.y) - y) < 0.016);
      if (bars) return 'steel';
      if ([0.3, 1, 1.7].some((z) => Math.abs(p.z - DECK - z) < 0.03) && Math.abs(p.y) > 0.88) return 'steel';
    }
    return 'panel';
  };
  const chassis = union([
    ...[-0.4, 0.4].map((y): Field => roundBox(mid + 0.6, y, DECK - 0.2, hx + 0.6, 0.04, 0.1, 0.01)),
    ...[0.1, 0.35, 0.6, 0.9].map(
      (t): Field => roundBox(x0 + (x1 - x0) * t, 0, DECK - 0.05, 0.04, HALF - 0.08, 0.05, 0.01),
    ),
    bar(L2 - REAR, -0.8, 0.395, L2 - REAR, 0.8, 0.395, 0.09),
    roundBox(x0 + 0.12, 0, 0.56, 0.05, 0.95, 0.06, 0.02),
    roundBox(x0 + 0.2, 0.5, 0.7, 0.05, 0.03, 0.14, 0.01),
    roundBox(x0 + 0.2, -0.5, 0.7, 0.05, 0.03, 0.14, 0.01),
    roundBox(L2 - 2.6, 0.72, 0.66, 0.42, 0.22, 0.17, 0.06),
    roundBox(L2 - 2.7, -0.72, 0.66, 0.36, 0.22, 0.17, 0.03),
  ]);
  const guards = union(
    [0.86, -0.86].map(
      (y): Field =>
        (x, yy, z) => {
          const r = Math.hypot(x - (L2 - REAR), z - 0.395);
          return Math.max(Math.abs(r - 0.47) - 0.008, Math.abs(yy - y) - 0.22, 0.4 - z);
        },
    ),
  );
  const lamps = union([0.74, -0.74].map((y): Field => roundBox(x0 + 0.05, y, 0.78, 0.03, 0.22, 0.06, 0.015)));
  const rail = union(
    [0.62, 0.84].flatMap((z): Field[] =>
      [1, -1].map((s) => roundBox(L2 - 3.35, s * 1.0, z - 0.1, 0.3, 0.012, 0.05, 0.008)),
    ),
  );
  const b = [x0 - 0.05, x1 + 0.05, -HALF - 0.05, HALF + 0.05] as const;
  const part = (
    n: string,
    f: Field,
    z0: number,
    z1: number,
    c: number,
    r: Parameters<typeof makePart>[2],
    x = 0,
  ): void => {
    v.instances.push(place(makePart(n, meshField(f, [b[0], b[1] + x, b[2], b[3], z0, z1], c), r)));
  };
  part('box', box, DECK - 0.05, TOP + 0.05, 0.03, edge);
  part('chassis', chassis, 0.25, DECK + 0.05, 0.02, 'plastic', 1.3);
  part('guards', guards, 0.3, 0.95, 0.014, 'plastic');
  part('tail-lamps', lamps, 0.68, 0.88, 0.012, (p) =>
    Math.abs(p.y) > 0.86 ? 'amber' : Math.abs(p.y) > 0.66 ? 'redGlow' : 'red',
  );
  part('side-rails', rail, 0.4, 0.85, 0.014, 'aluminium');
  v.height = TOP;
  return v;
}

export function buildTrayTruck(cell?: number): Vehicle {
  const truck = buildCar(cab, cell);
  truck.instances.push(...tray(L, BOX0 - 0.04, DECK, HALF - 0.02, { s: REAR, radius: cab.wheel.radius }));
  return truck;
}
