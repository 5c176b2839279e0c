/** Adventure motorcycle on the roadster's frame: beak, tall screen, hand guards, spoked wheels and alloy panniers. */
import { both } from '../../car/car-parts.ts';
import { wheelParts } from '../../car/wheels.ts';
import { smax, smin } from '../../render/maths.ts';
import type { Field } from '../../render/mesh.ts';
import { place } from '../../render/scene.ts';
import { bar, ellipsoid, pitch, roundBox, tube, union } from '../../render/shapes.ts';
import type { Vehicle } from '../../vehicle.ts';
import { type Add, workbench } from '../../workbench.ts';
import { buildMotorcycle } from '../motorcycle.ts';

/** Parts of the roadster that are replaced. */
const REPLACED = ['tyre', 'barrel', 'spokes', 'headlamp', 'screen', 'front-guard'];
const FX = 0.74,
  RX = -0.71,
  R = 0.312;

function addNose(add: Add): void {
  const beak: Field = (x, y, z) => {
    const along = (x - 0.5) / 0.55;
    const half = 0.11 - 0.07 * Math.max(0, along) ** 1.5;
    const height = 0.868 - 0.04 * along - 0.05 * along * along;
    return smax(
      smax(Math.abs(z - height + y * y * 1.5) - 0.016, Math.abs(y) - half, 0.02),
      Math.abs(x - 0.7) - 0.25,
      0.02,
    );
  };
  add('beak', beak, [0.45, 1.08, -0.15, 0.15, 0.68, 0.9], 0.007, 'paint');
  const nose: Field = (x, y, z) =>
    smax(
      smin(
        ellipsoid(0.5, 0, 0.97, 0.14, 0.14, 0.11)(x, y, z),
        ellipsoid(0.42, 0, 1.02, 0.12, 0.15, 0.09)(x, y, z),
        0.06,
      ),
      0.86 - z,
      0.02,
    );
  add('nose', nose, [0.28, 0.68, -0.2, 0.2, 0.82, 1.14], 0.0065, (p) => {
    const u = Math.abs(p.y);
    if (p.nx > 0.25 && p.z > 0.905 && p.z < 1.0 && u < 0.115)
      return u < 0.012
        ? 'gloss'
        : Math.hypot(u - 0.06, p.z - 0.955) < 0.026
          ? 'lens'
          : p.z < 0.917
            ? 'led'
            : 'lamp';
    return p.z > 1.03 ? 'plastic' : 'paint';
  });
  const glass: Field = (x, y, z) =>
    Math.max(
      Math.abs(Math.hypot(x - 0.22, y * 0.8) - 0.28 + (z - 1.04) * 0.42) - 0.005,
      Math.abs(y) - 0.17 + Math.max(0, z - 1.16) * 0.25,
      1.02 - z,
      z - 1.38 + y * y * 1.6,
      0.25 - x,
    );
  add('tall-screen', glass, [0.24, 0.56, -0.2, 0.2, 1, 1.42], 0.0055, 'clear');
  const shroud = both(
    union(
      [
        pitch(roundBox(0.3, 0.175, 0.8, 0.16, 0.03, 0.085, 0.03), 0.3, 0.8, 0.35),
        pitch(roundBox(0.4, 0.15, 0.88, 0.1, 0.03, 0.06, 0.03), 0.4, 0.88, 0.25),
      ],
      0.04,
    ),
  );
  add('shrouds', shroud, [0.08, 0.56, -0.24, 0.24, 0.64, 1], 0.0075, (p) =>
    p.z < 0.73 ? 'plastic' : 'paint',
  );
  const guards = both(
    union(
      [
        pitch(roundBox(0.375, 0.335, 1.115, 0.012, 0.095, 0.055, 0.012), 0.375, 1.115, 0.2),
        bar(0.37, 0.42, 1.11, 0.28, 0.44, 1.105, 0.012),
      ],
      0.02,
    ),
  );
  add('hand-guards', guards, [0.22, 0.44, -0.47, 0.47, 1.03, 1.2], 0.0065, 'plastic');
}

function addArmour(add: Add): void {
  const bars = both(
    tube(
      [
        [0.38, 0.12, 0.74],
        [0.4, 0.27, 0.66],
        [0.28, 0.3, 0.46],
        [0.08, 0.24, 0.32],
      ],
      0.015,
    ),
  );
  add('crash-bars', bars, [0, 0.46, -0.34, 0.34, 0.28, 0.8], 0.0075, 'gloss');
  const plate = blend(
    roundBox(0.14, 0, 0.22, 0.24, 0.15, 0.05, 0.04),
    pitch(roundBox(0.34, 0, 0.32, 0.02, 0.14, 0.12, 0.02), 0.34, 0.32, 0.4),
  );
  add('skid-plate', plate, [-0.15, 0.48, -0.2, 0.2, 0.14, 0.48], 0.008, 'aluminium');
}

const blend =
  (a: Field, b: Field): Field =>
  (x, y, z) =>
    smin(a(x, y, z), b(x, y, z), 0.04);

const CASE = { x: -0.62, y: 0.33, z: 0.66 };

function addLuggage(add: Add): void {
  const cases = both(roundBox(CASE.x, CASE.y, CASE.z, 0.22, 0.105, 0.175, 0.03));
  add('panniers', cases, [-0.88, -0.36, -0.48, 0.48, 0.45, 0.87], 0.008, (p) => {
    const edges = [
      0.22 - Math.abs(p.x - CASE.x),
      0.105 - Math.abs(Math.abs(p.y) - CASE.y),
      0.175 - Math.abs(p.z - CASE.z),
    ];
    const near = edges.filter((edge) => edge < 0.035).length;
    if (near > 2) return 'plastic';
    if (Math.abs(p.z - CASE.z - 0.115) < 0.004) return 'seam';
    if (Math.abs(p.z - CASE.z - 0.11) < 0.03 && Math.abs(Math.abs(p.x - CASE.x) - 0.13) < 0.022)
      return 'alloyDark';
    return 'aluminium';
  });
  const rack = both(
    union([
      tube(
        [
          [-0.4, 0.12, 0.74],
          [-0.44, 0.215, 0.74],
          [-0.8, 0.215, 0.76],
          [-0.86, 0.1, 0.86],
        ],
        0.011,
      ),
      bar(-0.62, 0.215, 0.75, -0.62, 0.215, 0.5, 0.011),
      tube(
        [
          [-0.66, 0.08, 0.94],
          [-0.98, 0.08, 1.03],
          [-1.02, 0, 1.04],
        ],
        0.011,
      ),
    ]),
  );
  add('rack', rack, [-1.06, -0.36, -0.24, 0.24, 0.46, 1.08], 0.007, 'gloss');
}

export function buildAdventure(): Vehicle {
  const bike = buildMotorcycle();
  const { parts, add } = workbench();
  const wheel = (width: number, rim: number) =>
    wheelParts({ radius: R, width, style: 'multi', inset: 0, rim }).filter(
      ({ name }) => name !== 'disc' && name !== 'caliper',
    );
  for (const part of wheel(0.12, 0.232)) parts.push(place(part, FX, 0, R));
  for (const part of wheel(0.165, 0.215)) parts.push(place(part, RX, 0, R));
  addNose(add);
  addArmour(add);
  addLuggage(add);
  const kept = bike.instances.filter(({ part }) => !REPLACED.includes(part.name));
  return { ...bike, instances: [...kept, ...parts], height: 1.4 };
}
