/** Short off-road caravan: cut-away nose and tail, tread plate below, pop-top roof, spare wheel and jerry cans behind. */
import { draw, shapeDistance } from '../../car/car-field.ts';
import { both } from '../../car/car-parts.ts';
import type { CarSpec, Shape } from '../../car/car-spec.ts';
import { strip } from '../../car/faces.ts';
import { placeWheels, wheelParts } from '../../car/wheels.ts';
import { smax } from '../../render/maths.ts';
import type { Field } from '../../render/mesh.ts';
import { outline, outlineField } from '../../render/outline.ts';
import { place, type Rule } from '../../render/scene.ts';
import { bar, roundBox, tube, union } from '../../render/shapes.ts';
import type { Vehicle } from '../../vehicle.ts';
import { type Add, workbench } from '../../workbench.ts';
import { windowAt } from '../caravan.ts';

/** Body length, drawbar length, half width and the x of the body's nose. */
const BODY = 4.5,
  BAR = 1.6,
  HALF = 1.06,
  NOSE = (BODY + BAR) / 2 - BAR;
const AXLE = 2.62,
  R = 0.41;
/** Top of the tread plate, and of the fixed walls. */
const PLATE = 1.12,
  WALL = 2.2;

const door: Shape[] = [
  strip(2.95, 3.62, 0.78, 2.06, 'seam', 0.08),
  strip(2.96, 3.61, 0.79, 2.05, 'paint', 0.08),
  ...windowAt(3.06, 3.5, 1.5, 1.96),
  strip(3.0, 3.07, 1.24, 1.38, 'gloss', 0.02),
];
const kerb: Shape[] = [
  ...windowAt(0.98, 1.75, 1.5, 1.98),
  ...windowAt(2.0, 2.75, 1.5, 1.98),
  strip(0.5, 1.5, 0.86, 1.34, 'seam', 0.04),
  strip(0.51, 1.49, 0.87, 1.33, 'paint', 0.04),
  strip(0.72, 0.82, 0.9, 0.95, 'satin', 0.01),
  strip(1.2, 1.3, 0.9, 0.95, 'satin', 0.01),
  strip(3.85, 4.2, 1.24, 1.5, 'plastic', 0.03),
  strip(0.2, 0.26, 1.2, 1.26, 'amber', 0.02),
  strip(4.38, 4.43, 1.2, 1.3, 'redGlow', 0.02),
];
const nose: Shape[] = [
  strip(-0.1, 0.72, 1.62, 2.02, 'plastic', 0.06),
  strip(-0.1, 0.69, 1.65, 1.99, 'gloss', 0.05),
];
const tail: Shape[] = [
  strip(0.62, 0.98, 1.62, 2.0, 'plastic', 0.05),
  strip(0.65, 0.95, 1.65, 1.97, 'gloss', 0.04),
  strip(0.82, 1.0, 0.98, 1.4, 'plastic', 0.03),
  strip(0.84, 0.98, 1.2, 1.38, 'redGlow', 0.02),
  strip(0.84, 0.98, 1.1, 1.19, 'amber', 0.015),
  strip(0.84, 0.98, 1.0, 1.09, 'lampBright', 0.015),
];

const profile = outlineField(
  outline([
    [0.62, 0.66, 0.06],
    [0.05, 1.0, 0.06],
    [0, 1.2, 0.08],
    [0.1, 1.5, 0.3],
    [0.62, 2.12, 0.3],
    [0.95, WALL, 0.2],
    [4.4, WALL, 0.1],
    [BODY, 2.1, 0.08],
    [BODY, 1.02, 0.06],
    [4.02, 0.68, 0.06],
    [2.6, 0.62],
  ]),
);

const body: Field = (x, y, z) => {
  const s = NOSE - x;
  const d = smax(profile(s, z), Math.abs(y) - HALF, 0.05);
  return smax(d, -Math.max(Math.hypot(s - AXLE, z - R) - R - 0.1, 0.7 - Math.abs(y)), 0.02);
};

/** Raised lozenges of tread plate. */
const isTread = (u: number, v: number): boolean => {
  const a = (u + v) / 0.05,
    b = (u - v) / 0.05;
  const cell = Math.floor(a) + Math.floor(b);
  const inA = a - Math.floor(a) - 0.5,
    inB = b - Math.floor(b) - 0.5;
  return cell % 2 === 0
    ? Math.abs(inA) < 0.12 && Math.abs(inB) < 0.34
    : Math.abs(inB) < 0.12 && Math.abs(inA) < 0.34;
};

function bodyRule(): Rule {
  const [k, n, t, d] = [kerb, nose, tail, door].map(draw);
  const pick = (shapes: typeof k, u: number, v: number): Shape['is'] | undefined =>
    shapes.findLast((shape) => shapeDistance(shape.o, u, v) < 0)?.is;
  return (p) => {
    const s = NOSE - p.x,
      ay = Math.abs(p.y);
    const r = Math.hypot(s - AXLE, p.z - R);
    if ((p.nz < -0.9 && p.z < 0.8) || (r < R + 0.11 && ay < HALF - 0.02)) return 'under';
    if (r < R + 0.17 && ay > HALF - 0.1) return 'plastic';
    const isFlank = Math.abs(p.ny) > 0.6;
    const shown = isFlank
      ? (pick(k, s, p.z) ?? (p.y > 0 ? pick(d, s, p.z) : undefined))
      : p.nx > 0.3
        ? pick(n, ay, p.z)
        : p.nx < -0.5
          ? pick(t, ay, p.z)
          : undefined;
    if (shown !== undefined) return shown;
    if (p.z < PLATE) return isTread(isFlank ? s : p.y, p.z) ? 'steel' : 'alloyDark';
    if (p.z < PLATE + 0.025) return 'satin';
    if (isFlank && Math.abs(p.z - 1.4 - (s - 2.2) * 0.02) < 0.05 && s > 0.3) return 'gloss';
    return 'paint';
  };
}

function addRoof(add: Add): void {
  const lid = roundBox(NOSE - 2.56, 0, 2.31, 1.62, 0.93, 0.125, 0.07);
  add('pop-top', lid, [NOSE - 4.3, NOSE - 0.8, -1, 1, 2.12, 2.5], 0.016, (p) =>
    p.z < 2.27 ? 'gloss' : 'paint',
  );
  const gear = union([
    roundBox(NOSE - 2.1, 0, 2.485, 0.32, 0.3, 0.07, 0.05),
    roundBox(NOSE - 3.4, 0, 2.447, 0.55, 0.5, 0.02, 0.01),
  ]);
  add('roof-gear', gear, [NOSE - 4, NOSE - 1.7, -0.6, 0.6, 2.42, 2.6], 0.014, (p) =>
    p.z < 2.475 ? 'gloss' : 'panel',
  );
  const awning = union([
    bar(NOSE - 0.95, HALF + 0.06, 2.13, NOSE - 4.1, HALF + 0.06, 2.13, 0.062),
    ...[0.95, 4.1].map((s) => roundBox(NOSE - s, HALF + 0.05, 2.13, 0.025, 0.08, 0.08, 0.02)),
  ]);
  add('awning', awning, [NOSE - 4.2, NOSE - 0.85, HALF - 0.05, HALF + 0.16, 2.02, 2.24], 0.012, (p) =>
    [0.95, 4.1].some((s) => Math.abs(p.x - NOSE + s) < 0.04) ? 'plastic' : 'alloyDark',
  );
}

function addDrawbar(add: Add): void {
  const tip = NOSE + BAR;
  add(
    'drawbar',
    union([
      ...[1, -1].map((side) => bar(NOSE - 0.5, 0.85 * side, 0.56, tip - 0.16, 0.05 * side, 0.5, 0.055)),
      roundBox(tip - 0.12, 0, 0.52, 0.16, 0.05, 0.05, 0.03),
      bar(tip - 0.04, 0, 0.55, tip + 0.03, 0, 0.5, 0.05),
      bar(tip - 0.42, 0.16, 0.24, tip - 0.42, 0.16, 0.95, 0.03),
      bar(tip - 0.42, 0.16, 0.95, tip - 0.3, 0.16, 0.97, 0.014),
      roundBox(NOSE - 2.2, 0, 0.58, 1.9, 0.5, 0.06, 0.02),
      bar(NOSE - AXLE, -0.95, R, NOSE - AXLE, 0.95, R, 0.06),
    ]),
    [NOSE - 4.2, tip + 0.1, -1, 1, 0.2, 1.02],
    0.02,
    'plastic',
  );
  add(
    'jockey',
    (x, y, z) => Math.max(Math.hypot(x - tip + 0.42, z - 0.12) - 0.12, Math.abs(y - 0.16) - 0.04),
    [tip - 0.6, tip - 0.25, 0.05, 0.28, -0.02, 0.28],
    0.01,
    'rubber',
  );
  const box = roundBox(NOSE + 0.36, 0, 0.86, 0.32, 0.62, 0.25, 0.02);
  add('toolbox', box, [NOSE, NOSE + 0.72, -0.66, 0.66, 0.58, 1.14], 0.014, (p) => {
    if (Math.abs(p.z - 0.99) < 0.006) return 'seam';
    if (p.nx > 0.7 && Math.abs(Math.abs(p.y) - 0.3) < 0.03 && Math.abs(p.z - 0.98) < 0.035) return 'satin';
    const u = Math.abs(p.ny) > 0.6 ? p.x : p.y;
    return p.nz < 0.6 && isTread(u, p.z) ? 'steel' : 'alloyDark';
  });
  const guard = both(
    tube(
      [
        [NOSE + 0.7, 0.68, 0.55],
        [NOSE + 0.72, 0.68, 1.1],
        [NOSE + 0.72, 0, 1.16],
      ],
      0.026,
    ),
  );
  add('stone-guard', guard, [NOSE + 0.6, NOSE + 0.8, -0.75, 0.75, 0.5, 1.22], 0.011, 'gloss');
}

function addTail(add: Add): void {
  const back = NOSE - BODY;
  const bumper = union([
    roundBox(back - 0.2, 0, 0.74, 0.05, 0.92, 0.06, 0.015),
    ...[0.55, -0.55].map((y) => roundBox(back + 0.02, y, 0.74, 0.24, 0.04, 0.05, 0.01)),
    roundBox(back - 0.06, 0, 1.2, 0.09, 0.06, 0.34, 0.02),
    ...[0.62, -0.62].map((y) => roundBox(back - 0.14, y, 0.82, 0.12, 0.2, 0.025, 0.01)),
  ]);
  add('bumper', bumper, [back - 0.3, back + 0.3, -1, 1, 0.64, 1.6], 0.014, 'plastic');
  const cans = both(
    union(
      [
        ...[0.53, 0.71].map((y) => roundBox(back - 0.14, y, 1.05, 0.1, 0.075, 0.21, 0.03)),
        bar(back - 0.2, 0.62, 1.29, back - 0.08, 0.62, 1.29, 0.02),
      ],
      0.01,
    ),
  );
  add('jerry-cans', cans, [back - 0.28, back, -0.85, 0.85, 0.8, 1.34], 0.01, 'slat');
  const number = roundBox(back - 0.252, -0.6, 0.74, 0.006, 0.186, 0.055, 0.006);
  add('plate', number, [back - 0.28, back - 0.22, -0.82, -0.4, 0.66, 0.82], 0.007, 'plate');
}

export function buildOffRoadVan(cell = 0.018): Vehicle {
  const { parts, add } = workbench();
  add(
    'body',
    body,
    [NOSE - BODY - 0.1, NOSE + 0.1, -HALF - 0.1, HALF + 0.1, 0.5, WALL + 0.1],
    cell,
    bodyRule(),
  );
  addRoof(add);
  addDrawbar(add);
  addTail(add);
  const wheel: CarSpec['wheel'] = {
    radius: R,
    width: 0.255,
    style: 'five',
    inset: 0.01,
    rim: 0.215,
    dark: true,
  };
  const spec = { length: NOSE * 2, width: HALF * 2, axles: [AXLE], wheel };
  const { all } = placeWheels(wheelParts(wheel), spec);
  const spare = wheelParts({ ...wheel, width: 0.22 })
    .filter(({ name }) => name !== 'disc' && name !== 'caliper')
    .map((part) => place(part, NOSE - BODY - 0.22, 0, 1.3, Math.PI / 2));
  return {
    instances: [...parts, ...all, ...spare],
    steered: [],
    length: BODY + BAR,
    height: 2.56,
    wheel: { x: NOSE - AXLE, y: HALF, z: R, r: R },
  };
}
