/** Single-axle touring caravan, about eighteen feet, door and awning on the kerb side. */
import { draw, shapeDistance } from '../car/car-field.ts';
import { lineDistance } from '../car/car-rule.ts';
import type { CarSpec, Shape } from '../car/car-spec.ts';
import { strip } from '../car/faces.ts';
import { placeWheels, wheelParts } from '../car/wheels.ts';
import { smax } from '../render/maths.ts';
import { type Bounds, type Field, meshField } from '../render/mesh.ts';
import { outline, outlineField } from '../render/outline.ts';
import { type Instance, makePart, place, type Rule } from '../render/scene.ts';
import { bar, roundBox, union } from '../render/shapes.ts';
import type { Vehicle } from '../vehicle.ts';

/** Body length, drawbar length, half width and the x of the body's nose. */
const BODY = 5.35,
  BAR = 1.45,
  HALF = 1.18,
  NOSE = (BODY + BAR) / 2 - BAR;
const AXLE = 2.95,
  R = 0.365;

/** Framed window with its corners rounded. */
export const windowAt = (s0: number, s1: number, z0: number, z1: number): Shape[] => [
  {
    at: [
      [s0, z0, 0.07],
      [s1, z0, 0.07],
      [s1, z1, 0.07],
      [s0, z1, 0.07],
    ],
    is: 'plastic',
  },
  {
    at: [
      [s0 + 0.03, z0 + 0.03, 0.06],
      [s1 - 0.03, z0 + 0.03, 0.06],
      [s1 - 0.03, z1 - 0.03, 0.06],
      [s0 + 0.03, z1 - 0.03, 0.06],
    ],
    is: 'gloss',
  },
];

const kerb: Shape[] = [
  ...windowAt(0.5, 1.45, 1.5, 2.1),
  ...windowAt(3.15, 4.75, 1.45, 2.1),
  {
    at: [
      [1.8, 0.66, 0.06],
      [2.5, 0.66, 0.06],
      [2.5, 2.45, 0.08],
      [1.8, 2.45, 0.08],
    ],
    is: 'seam',
  },
  {
    at: [
      [1.812, 0.672, 0.06],
      [2.488, 0.672, 0.06],
      [2.488, 2.438, 0.08],
      [1.812, 2.438, 0.08],
    ],
    is: 'paint',
  },
  {
    at: [
      [1.92, 1.5, 0.05],
      [2.38, 1.5, 0.05],
      [2.38, 2.3, 0.05],
      [1.92, 2.3, 0.05],
    ],
    is: 'gloss',
  },
  strip(1.86, 1.93, 1.22, 1.36, 'gloss', 0.02),
  strip(2.7, 2.95, 1.0, 1.3, 'panelLine', 0.02),
  strip(2.71, 2.94, 1.01, 1.29, 'paint', 0.02),
  strip(0.25, 1.35, 0.72, 1.08, 'panelLine', 0.03),
  strip(0.258, 1.342, 0.728, 1.072, 'paint', 0.03),
  strip(4.0, 4.3, 1.0, 1.25, 'plastic', 0.02),
  strip(5.18, 5.24, 0.75, 0.95, 'redGlow', 0.02),
  strip(0.1, 0.16, 1.3, 1.36, 'amber', 0.02),
];
const nose: Shape[] = [
  {
    at: [
      [-0.1, 1.55],
      [0.78, 1.55, 0.08],
      [0.74, 2.12, 0.08],
      [-0.1, 2.12],
    ],
    is: 'plastic',
  },
  {
    at: [
      [-0.1, 1.58],
      [0.75, 1.58, 0.07],
      [0.71, 2.09, 0.07],
      [-0.1, 2.09],
    ],
    is: 'gloss',
  },
  strip(-0.1, 0.98, 0.72, 1.18, 'panelLine', 0.05),
  strip(-0.1, 0.97, 0.73, 1.17, 'paint', 0.05),
  strip(0.3, 0.42, 1.1, 1.15, 'gloss', 0.01),
];
const tail: Shape[] = [
  ...[
    {
      at: [
        [-0.1, 1.5],
        [0.75, 1.5, 0.08],
        [0.75, 2.1, 0.08],
        [-0.1, 2.1],
      ] as const,
      is: 'plastic' as const,
    },
    {
      at: [
        [-0.1, 1.53],
        [0.72, 1.53, 0.07],
        [0.72, 2.07, 0.07],
        [-0.1, 2.07],
      ] as const,
      is: 'gloss' as const,
    },
  ],
  strip(0.78, 1.06, 0.82, 1.2, 'plastic', 0.04),
  strip(0.8, 1.04, 1.02, 1.18, 'redGlow', 0.03),
  strip(0.8, 1.04, 0.93, 1.01, 'amber', 0.02),
  strip(0.8, 1.04, 0.84, 0.92, 'lampBright', 0.02),
  strip(-0.6, -0.1, 0.6, 0.7, 'plate'),
  strip(0.45, 0.73, 0.86, 0.98, 'plate', 0.01),
];

/** Graphic sweep along the flank. */
const BAND = [
  [
    [0, 1.16],
    [1.7, 1.28],
    [3.6, 1.3],
    [5.4, 1.2],
  ],
] as const;

export function buildCaravan(cell = 0.02): Vehicle {
  const profile = outlineField(
    outline([
      [0.16, 0.5, 0.1],
      [0.0, 0.7, 0.1],
      [0.02, 1.3, 0.5],
      [0.3, 2.35, 0.3],
      [0.62, 2.66, 0.3],
      [5.1, 2.62, 0.2],
      [5.33, 2.4, 0.2],
      [5.35, 0.85, 0.2],
      [5.05, 0.5, 0.15],
    ]),
  );
  const body: Field = (x, y, z) => {
    const s = NOSE - x;
    let d = smax(
      profile(s + 0.1 * (y / HALF) ** 2 * (s < 1 ? -0.7 : 0), z + 0.03 * y * y),
      Math.abs(y) - HALF,
      0.06,
    );
    const a = Math.max(Math.hypot(s - AXLE, (z - R) * 1.0) - R - 0.09, 0.75 - Math.abs(y));
    d = smax(d, -a, 0.02);
    return d;
  };
  const k = draw(kerb),
    n = draw(nose),
    t = draw(tail);
  const pick = (shapes: typeof k, u: number, v: number): Shape['is'] | null => {
    for (let i = shapes.length - 1; i >= 0; i--)
      if (shapeDistance(shapes[i].o, u, v) < 0) return shapes[i].is;
    return null;
  };
  const rule: Rule = (p) => {
    const s = NOSE - p.x,
      ay = Math.abs(p.y);
    if (p.nz < -0.6 || (Math.hypot(s - AXLE, p.z - R) < R + 0.1 && ay < HALF - 0.02)) return 'under';
    if (Math.hypot(s - AXLE, p.z - R) < R + 0.15 && ay > HALF - 0.1) return 'plastic';
    if (p.z < 0.66) return 'alloyDark';
    if (Math.abs(p.ny) > 0.6) {
      const m = pick(k, s, p.z);
      if (m && m !== 'paint' && (p.y > 0 || s > 2.6 || s < 1.6)) return m;
      const b = lineDistance(BAND[0], s, p.z);
      if (b < 0.07 - s * 0.006) return 'gloss';
      if (b > 0.085 && b < 0.103 && p.z > 1.2) return 'steel';
      if (Math.abs(p.z - 2.46) < 0.006) return 'panelLine';
      return 'paint';
    }
    if (p.nx > 0.3 && s < 0.8) {
      const m = pick(n, ay, p.z);
      if (m) return m;
      if (p.z > 0.66 && p.z < 0.72) return 'alloyDark';
    }
    if (p.nx < -0.5) {
      const m = pick(t, ay, p.z);
      if (m) return m;
    }
    return 'paint';
  };
  const out: Instance[] = [
    place(
      makePart(
        'body',
        meshField(body, [NOSE - BODY - 0.1, NOSE + 0.1, 0, HALF + 0.1, 0.3, 2.85], cell, true),
        rule,
      ),
    ),
  ];
  const add = (name: string, f: Field, b: Bounds, c: number, r: Parameters<typeof makePart>[2]): void => {
    out.push(place(makePart(name, meshField(f, b, c), r)));
  };
  const tip = NOSE + BAR;
  add(
    'drawbar',
    union([
      bar(NOSE - 0.4, 0.95, 0.48, tip - 0.16, 0.05, 0.46, 0.05),
      bar(NOSE - 0.4, -0.95, 0.48, tip - 0.16, -0.05, 0.46, 0.05),
      roundBox(tip - 0.12, 0, 0.5, 0.16, 0.05, 0.05, 0.03),
      bar(tip - 0.04, 0, 0.53, tip + 0.02, 0, 0.49, 0.045),
      roundBox(NOSE + 0.45, 0, 0.56, 0.28, 0.5, 0.035, 0.01),
      bar(tip - 0.42, 0.14, 0.22, tip - 0.42, 0.14, 0.95, 0.028),
      bar(tip - 0.42, 0.14, 0.95, tip - 0.3, 0.14, 0.97, 0.014),
      roundBox(NOSE - 2.7, 0, 0.45, 2.6, 0.5, 0.06, 0.02),
      bar(NOSE - AXLE, -1, R, NOSE - AXLE, 1, R, 0.05),
    ]),
    [NOSE - 5.4, tip + 0.1, -1.1, 1.1, 0.2, 1.05],
    0.022,
    'plastic',
  );
  add(
    'jockey',
    (x, y, z) => Math.max(Math.hypot(x - tip + 0.42, z - 0.1) - 0.1, Math.abs(y - 0.14) - 0.035),
    [tip - 0.6, tip - 0.2, 0.05, 0.25, -0.02, 0.25],
    0.01,
    'rubber',
  );
  add(
    'bottles',
    union([0.17, -0.17].map((y) => roundBox(NOSE + 0.3, y, 0.83, 0.15, 0.15, 0.28, 0.14))),
    [NOSE + 0.1, NOSE + 0.5, -0.4, 0.4, 0.5, 1.15],
    0.014,
    'aluminium',
  );
  add(
    'bottle-tops',
    union([0.17, -0.17].map((y) => bar(NOSE + 0.3, y, 1.08, NOSE + 0.3, y, 1.17, 0.06))),
    [NOSE + 0.2, NOSE + 0.4, -0.3, 0.3, 1.0, 1.25],
    0.012,
    'steel',
  );
  add(
    'awning',
    union([
      bar(NOSE - 0.75, HALF + 0.05, 2.56, NOSE - 5.1, HALF + 0.05, 2.55, 0.055),
      roundBox(NOSE - 0.75, HALF + 0.05, 2.56, 0.03, 0.075, 0.075, 0.02),
      roundBox(NOSE - 5.1, HALF + 0.05, 2.55, 0.03, 0.075, 0.075, 0.02),
      bar(NOSE - 0.75, HALF + 0.03, 2.5, NOSE - 0.75, HALF + 0.03, 1.1, 0.014),
      bar(NOSE - 5.1, HALF + 0.03, 2.5, NOSE - 5.1, HALF + 0.03, 1.1, 0.014),
    ]),
    [NOSE - 5.2, NOSE - 0.6, HALF - 0.05, HALF + 0.15, 1.0, 2.7],
    0.014,
    (p) => (Math.abs(p.x - NOSE + 0.75) < 0.05 || Math.abs(p.x - NOSE + 5.1) < 0.05 ? 'plastic' : 'steel'),
  );
  add(
    'roof-gear',
    union([
      roundBox(NOSE - 2.4, 0, 2.74, 0.42, 0.35, 0.13, 0.08),
      roundBox(NOSE - 4.2, 0, 2.68, 0.3, 0.3, 0.06, 0.04),
      roundBox(NOSE - 1.2, 0, 2.69, 0.25, 0.25, 0.05, 0.04),
    ]),
    [NOSE - 4.6, NOSE - 0.9, -0.5, 0.5, 2.55, 2.95],
    0.02,
    'panel',
  );
  add(
    'step',
    roundBox(NOSE - 2.15, HALF + 0.12, 0.36, 0.3, 0.14, 0.02, 0.01),
    [NOSE - 2.6, NOSE - 1.7, HALF - 0.1, HALF + 0.3, 0.3, 0.42],
    0.012,
    'plastic',
  );
  const spec: Pick<CarSpec, 'length' | 'width' | 'axles' | 'wheel'> = {
    length: NOSE * 2,
    width: HALF * 2,
    axles: [AXLE],
    wheel: { radius: R, width: 0.235, style: 'six', inset: 0.03, rim: 0.235, dark: true },
  };
  const wheels = placeWheels(wheelParts(spec.wheel), spec);
  return {
    instances: [...out, ...wheels.all],
    steered: [],
    length: BODY + BAR,
    height: 2.9,
    wheel: { x: NOSE - AXLE, y: HALF, z: R, r: R },
  };
}
