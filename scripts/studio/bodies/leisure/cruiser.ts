/** Low cruiser motorcycle: teardrop tank, scooped seat, long fork, deep mudguards and an air-cooled twin in chrome. */
import { both } from '../../car/car-parts.ts';
import { wheelParts } from '../../car/wheels.ts';
import { curve, smax, smin } from '../../render/maths.ts';
import type { Field } from '../../render/mesh.ts';
import { place } from '../../render/scene.ts';
import { bar, ellipsoid, pitch, roundBox, tube, union } from '../../render/shapes.ts';
import type { Vehicle } from '../../vehicle.ts';
import { type Add, workbench } from '../../workbench.ts';
import { brakeRotor } from '../motorcycle.ts';
import { addTwin } from './cruiser-engine.ts';
import { addFront } from './cruiser-front.ts';

const FX = 0.86,
  FR = 0.335,
  RX = -0.77,
  RR = 0.322;

const saddle = curve([
  [-0.92, 0.765],
  [-0.72, 0.765],
  [-0.6, 0.75],
  [-0.5, 0.695],
  [-0.36, 0.665],
  [-0.22, 0.69],
  [-0.1, 0.76],
]);
const saddleHalf = curve([
  [-0.92, 0.08],
  [-0.6, 0.11],
  [-0.4, 0.165],
  [-0.25, 0.13],
  [-0.08, 0.07],
]);

function addTank(add: Add): void {
  const drop = smaxOf(
    (x, y, z) =>
      smin(
        ellipsoid(0.19, 0, 0.845, 0.285, 0.15, 0.12)(x, y, z),
        ellipsoid(-0.06, 0, 0.785, 0.18, 0.08, 0.07)(x, y, z),
        0.12,
      ),
    (_x, _y, z) => 0.75 - z,
    0.05,
  );
  add('tank', drop, [-0.3, 0.55, -0.22, 0.22, 0.68, 1.02], 0.0075, 'paint');
  const dial: Field = (x, y, z) => smax(Math.hypot(x - 0.17, y) - 0.058, Math.abs(z - 0.965) - 0.022, 0.012);
  add(
    'console',
    union([roundBox(0.1, 0, 0.93, 0.2, 0.035, 0.03, 0.02), dial], 0.02),
    [-0.15, 0.35, -0.1, 0.1, 0.85, 1.02],
    0.006,
    (p) =>
      Math.hypot(p.x - 0.17, p.y) < 0.046 && p.nz > 0.8
        ? Math.abs(p.y) < 0.004
          ? 'screenPale'
          : 'gloss'
        : 'chrome',
  );
}

function addSeat(add: Add): void {
  const pad: Field = (x, y, z) =>
    smax(
      smax(Math.abs(z - saddle(x)) - 0.05, Math.abs(y) - saddleHalf(x), 0.06),
      Math.abs(x + 0.51) - 0.4,
      0.08,
    );
  add('seat', pad, [-0.95, -0.05, -0.22, 0.22, 0.58, 0.86], 0.008, (p) =>
    Math.abs(Math.abs(p.y) - saddleHalf(p.x) * 0.7) < 0.003
      ? 'stitch'
      : Math.abs(p.x + 0.565) < 0.004
        ? 'seam'
        : 'leather',
  );
  const side = roundBox(-0.3, 0, 0.52, 0.11, 0.135, 0.13, 0.05);
  add('side-panels', side, [-0.5, -0.1, -0.2, 0.2, 0.35, 0.7], 0.009, (p) =>
    Math.abs(p.y) > 0.12 ? 'paint' : 'plastic',
  );
}

function addRear(add: Add): void {
  const guard: Field = (x, y, z) => {
    const r = Math.hypot(x - RX, z - RR),
      a = Math.atan2(z - RR, x - RX);
    return Math.max(
      smax(Math.abs(r - RR - 0.055 + y * y * 2.4) - 0.008, Math.abs(y) - 0.125, 0.012),
      Math.max(0.55 - a, a - 2.95) * 0.38,
    );
  };
  add('rear-guard', guard, [RX - 0.45, RX + 0.4, -0.15, 0.15, RR - 0.02, RR + 0.42], 0.008, 'paint');
  const strut = both(
    union([
      roundBox(-0.62, 0.128, 0.62, 0.27, 0.012, 0.032, 0.012),
      bar(-0.88, 0.13, 0.62, -0.88, 0.23, 0.62, 0.012),
    ]),
  );
  add('struts', strut, [-0.95, -0.3, -0.26, 0.26, 0.55, 0.7], 0.007, 'chrome');
  const winkers = both(ellipsoid(-0.89, 0.24, 0.62, 0.035, 0.04, 0.035));
  add('rear-winkers', winkers, [-0.95, -0.82, -0.3, 0.3, 0.56, 0.68], 0.006, (p) =>
    p.nx < -0.2 ? 'amber' : 'chrome',
  );
  const lamp = ellipsoid(-1.105, 0, 0.535, 0.05, 0.065, 0.045);
  add('tail-lamp', lamp, [-1.2, -1.02, -0.1, 0.1, 0.46, 0.6], 0.005, (p) =>
    p.nx < 0.2 ? 'redGlow' : 'chrome',
  );
  const holder = pitch(roundBox(-1.165, 0, 0.42, 0.008, 0.1, 0.065, 0.006), -1.165, 0.42, -0.12);
  add('plate', holder, [-1.25, -1.1, -0.12, 0.12, 0.33, 0.5], 0.006, (p) =>
    p.nx < -0.8 ? 'plate' : 'plastic',
  );
  const arm = both(
    union(
      [
        tube(
          [
            [-0.26, 0.13, 0.38],
            [-0.5, 0.14, 0.35],
            [RX, 0.14, RR],
          ],
          0.027,
        ),
        bar(-0.3, 0.13, 0.6, RX, 0.14, RR + 0.02, 0.02),
        bar(RX, 0, RR, RX, 0.16, RR, 0.022),
      ],
      0.02,
    ),
  );
  add('swingarm', arm, [RX - 0.06, -0.2, -0.2, 0.2, 0.25, 0.66], 0.008, 'gloss');
  const belt: Field = (x, y, z) => {
    const t = Math.max(0, Math.min(1, (x - RX) / 0.52));
    const half = 0.1 - t * 0.045;
    return Math.max(
      Math.abs(Math.abs(z - RR - t * 0.03) - half) - 0.009,
      Math.abs(y - 0.105) - 0.013,
      RX - x,
      x - RX - 0.52,
    );
  };
  add('belt', belt, [RX - 0.02, -0.2, 0.08, 0.13, 0.2, 0.48], 0.007, 'rubber');
}

function addFrame(add: Add): void {
  const tubes = both(
    union([
      tube(
        [
          [0.46, 0.03, 0.86],
          [0.36, 0.1, 0.55],
          [0.28, 0.13, 0.24],
          [-0.2, 0.14, 0.21],
          [-0.28, 0.13, 0.36],
          [-0.32, 0.11, 0.62],
          [-0.08, 0.05, 0.72],
        ],
        0.018,
      ),
      bar(0.46, 0, 0.84, -0.1, 0.02, 0.73, 0.03),
    ]),
  );
  add('frame', tubes, [-0.4, 0.55, -0.2, 0.2, 0.17, 0.95], 0.0085, 'gloss');
  const feet = union([
    both(bar(0.34, 0.13, 0.3, 0.4, 0.3, 0.31, 0.014)),
    both(roundBox(0.4, 0.31, 0.318, 0.03, 0.055, 0.016, 0.014)),
    both(bar(-0.3, 0.14, 0.4, -0.3, 0.25, 0.4, 0.012)),
    bar(-0.02, 0.14, 0.22, -0.06, 0.29, 0.012, 0.012),
  ]);
  add('pegs', feet, [-0.36, 0.5, -0.4, 0.4, 0, 0.45], 0.008, (p) => (p.z < 0.25 ? 'alloyDark' : 'rubber'));
}

const smaxOf =
  (a: Field, b: Field, k: number): Field =>
  (x, y, z) =>
    smax(a(x, y, z), b(x, y, z), k);

export function buildCruiser(): Vehicle {
  const { parts, add } = workbench();
  const wheel = (radius: number, width: number, rim: number) =>
    wheelParts({ radius, width, style: 'multi', inset: 0, rim }).filter(
      ({ name }) => name !== 'disc' && name !== 'caliper',
    );
  for (const part of wheel(FR, 0.13, 0.245)) parts.push(place(part, FX, 0, FR));
  for (const part of wheel(RR, 0.19, 0.215)) parts.push(place(part, RX, 0, RR));
  const rotor = brakeRotor();
  parts.push(place(rotor, FX, 0.08, FR), place(rotor, RX, -0.11, RR));
  addTank(add);
  addSeat(add);
  addRear(add);
  addFrame(add);
  addTwin(add);
  addFront(add, FX, FR);
  return {
    instances: parts,
    steered: [],
    length: 2.35,
    height: 1.25,
    wheel: { x: FX, y: 0.06, z: FR, r: FR },
    frontAzimuth: 52,
  };
}
