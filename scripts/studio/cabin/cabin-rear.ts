/** The back of the cabin, for panoramas: second row, rear pillars and windows, luggage cover and tailgate. */

import { both } from '../car/car-parts.ts';
import type { Field } from '../render/mesh.ts';
import { bar, pitch, roundBox, union } from '../render/shapes.ts';
import type { Add } from '../workbench.ts';
import type { CabinSpec } from './cabin-spec.ts';

/** Where the back rests of the second row hinge. */
const HINGE_X = -1.0;
const HINGE_Z = 0.3;
const LEAN = 0.34;
const SEATS_Y = [0.42, 0, -0.42];

function bench(half: number): Field {
  const wide = half - 0.06;
  const cushion = union(
    [roundBox(-0.76, 0, 0.29, 0.27, wide, 0.1, 0.06), roundBox(-0.54, 0, 0.3, 0.06, wide, 0.1, 0.05)],
    0.05,
  );
  const rest = roundBox(HINGE_X, 0, 0.6, 0.085, wide, 0.31, 0.06);
  const heads = SEATS_Y.flatMap((y) => [
    roundBox(HINGE_X, y, 0.985, 0.045, 0.12, 0.065, 0.04),
    bar(HINGE_X, y - 0.055, 0.86, HINGE_X, y - 0.055, 0.96, 0.009),
    bar(HINGE_X, y + 0.055, 0.86, HINGE_X, y + 0.055, 0.96, 0.009),
  ]);
  return union([union([cushion, pitch(rest, HINGE_X, HINGE_Z, LEAN)], 0.04), ...heads.map(leant)]);
}

const leant = (solid: Field): Field => pitch(solid, HINGE_X, HINGE_Z, LEAN);

/** Second row, split 60:40, with piping where front seats have it. */
function addBench(add: Add, c: CabinSpec): void {
  add('bench', bench(c.half), [-1.5, -0.4, -c.half, c.half, 0.12, 1.12], 0.0125, (p) => {
    const isSeam = [0.21, -0.21].some((y) => Math.abs(p.y - y) < 0.003);
    if (isSeam) return 'seam';
    const across = Math.min(...SEATS_Y.map((y) => Math.abs(p.y - y)));
    if (Math.abs(across - 0.155) < 0.002 && Math.abs(p.y) > 0.2) return 'stitch';
    if (across > 0.155 && c.seat === 'fabric') return 'leather';
    return c.seat;
  });
}

/** Flanks behind the doors, tailgate and luggage cover. */
function addTail(add: Add, c: CabinSpec, tail: number): void {
  const H = c.half;
  const flank = roundBox((tail - 0.9) / 2, H + 0.04, 0.42, (-tail - 0.9) / 2 + 0.15, 0.07, 0.45, 0.05);
  const gate = roundBox(tail, 0, 0.45, 0.06, H + 0.08, 0.44, 0.04);
  add(
    'flanks',
    union([both(flank), gate], 0.05),
    [tail - 0.15, -0.7, -H - 0.15, H + 0.15, -0.05, 0.95],
    0.02,
    (p) => (p.z > 0.78 ? 'trim' : c.door),
  );
  const cover = roundBox((tail - 1.3) / 2, 0, 0.8, (-tail - 1.3) / 2 + 0.04, H, 0.014, 0.01);
  add('cover', cover, [tail - 0.1, -1.1, -H - 0.05, H + 0.05, 0.76, 0.84], 0.012, (p) =>
    Math.abs(p.x + 1.36) < 0.012 ? 'satin' : 'trim',
  );
  const floor = roundBox((tail - 1.2) / 2, 0, -0.05, (-tail - 1.2) / 2 + 0.15, H + 0.1, 0.08, 0.02);
  add('floor behind', floor, [tail - 0.2, -1, -H - 0.15, H + 0.15, -0.15, 0.1], 0.04, 'carpet');
}

/** Pillars behind the doors and the roof above them. */
function addCage(add: Add, c: CabinSpec, tail: number): void {
  const H = c.half,
    R = c.roof,
    top = H - 0.13;
  const pillar = (bottom: number, head: number, r: number): Field =>
    bar(bottom, H + 0.02, 0.82, head, top, R, r);
  const sides = union(
    [
      pillar(-1.2, -1.12, 0.06),
      pillar(tail + 0.02, tail + 0.22, 0.07),
      bar(-1.15, top, R, tail + 0.22, top, R, 0.05),
      bar(tail + 0.22, top, R, tail + 0.24, 0, R + 0.02, 0.045),
    ],
    0.05,
  );
  add('rear pillars', both(sides), [tail - 0.15, -1, -H - 0.12, H + 0.12, 0.7, R + 0.1], 0.018, 'headlining');
  const roof = roundBox((tail - 0.9) / 2, 0, R + 0.03, (-tail - 0.7) / 2, top, 0.03, 0.03);
  add('rear roof', roof, [tail - 0.1, -0.8, -top, top, R - 0.04, R + 0.1], 0.03, 'headlining');
}

/** `tail`: position of the tailgate, in metres behind the front seats (negative). */
export function addRear(add: Add, c: CabinSpec, tail: number): void {
  addBench(add, c);
  addTail(add, c, tail);
  addCage(add, c, tail);
}
