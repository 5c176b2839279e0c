/** The cruiser's engine: two finned cylinders in a V on one crankcase, with chromed covers and pipes. */
import { both } from '../../car/car-parts.ts';
import { smax, smin } from '../../render/maths.ts';
import type { Field } from '../../render/mesh.ts';
import { bar, pitch, roundBox, tube, union } from '../../render/shapes.ts';
import type { Add } from '../../workbench.ts';

/** Half the angle of the V, and the crankshaft's place. */
const LEAN = 0.4,
  CX = 0.03,
  CZ = 0.36;
/** Heights above the crankshaft along a cylinder: fins, head, top of the rocker cover. */
const FINS = 0.12,
  HEAD = 0.27,
  TOP = 0.37;

/** Upright cylinder above the crankshaft; turned into the V by `pitch`. */
const cylinder: Field = (x, y, z) => {
  const up = z - CZ;
  const r = Math.hypot(x - CX, y);
  const fins = 0.5 + 0.5 * Math.cos((up * 2 * Math.PI) / 0.024);
  const barrel = Math.max(r - 0.088 + 0.016 * fins, FINS - up, up - HEAD);
  const head = Math.max(
    roundBox(CX, 0, CZ + (HEAD + TOP) / 2, 0.088, 0.1, (TOP - HEAD) / 2, 0.02)(x, y, z) + 0.01 * fins,
    up - TOP + 0.04,
  );
  const cover = roundBox(CX, 0, CZ + TOP - 0.02, 0.075, 0.082, 0.035, 0.025)(x, y, z);
  return Math.min(barrel, head, cover);
};

const disc =
  (x0: number, z0: number, y0: number, r: number, half: number): Field =>
  (x, y, z) =>
    smax(Math.hypot(x - x0, z - z0) - r, Math.abs(Math.abs(y) - y0) - half, 0.015);

export function addTwin(add: Add): void {
  for (const lean of [LEAN, -LEAN])
    add(
      'cylinder',
      pitch(cylinder, CX, CZ, lean),
      [CX - 0.3, CX + 0.3, -0.13, 0.13, CZ, CZ + 0.45],
      0.0055,
      (p) => {
        const along = (p.z - CZ) * Math.cos(lean) - (p.x - CX) * Math.sin(lean);
        return along > TOP - 0.045 ? 'chrome' : 'steel';
      },
    );
  add(
    'crankcase',
    union(
      [roundBox(0.03, 0, 0.35, 0.2, 0.13, 0.13, 0.1), roundBox(-0.2, 0, 0.4, 0.13, 0.12, 0.12, 0.06)],
      0.05,
    ),
    [-0.4, 0.3, -0.2, 0.2, 0.18, 0.58],
    0.009,
    'alloyDark',
  );
  const primary: Field = (x, y, z) => {
    const a = bar(0.1, 0, 0.33, -0.2, 0, 0.35, 0.125, 0.1)(x, 0, z);
    return smax(a, Math.abs(y - 0.15) - 0.04, 0.025);
  };
  const timing = (x: number, y: number, z: number): number =>
    disc(0.08, 0.34, 0.145, 0.1, 0.035)(x, Math.min(y, 0), z);
  add(
    'covers',
    (x, y, z) => smin(primary(x, y, z), timing(x, y, z), 0.005),
    [-0.36, 0.26, -0.22, 0.22, 0.2, 0.5],
    0.0075,
    (p) => {
      if (p.y < 0) return 'chrome';
      const isBolt = [0.21, 0.02, -0.16, -0.29].some((x) => Math.hypot(p.x - x, p.z - 0.34) < 0.012);
      if (isBolt) return 'alloyDark';
      return Math.hypot(p.x - 0.1, p.z - 0.33) < 0.055 && p.ny > 0.8 ? 'gloss' : 'chrome';
    },
  );
  // Between the cylinders: the horn's cover on the left, the air cleaner on the right.
  add(
    'air-cleaner',
    (x, y, z) => disc(CX, 0.58, 0.125, y > 0 ? 0.06 : 0.1, 0.035)(x, y, z),
    [CX - 0.15, CX + 0.15, -0.2, 0.2, 0.45, 0.72],
    0.007,
    (p) =>
      Math.abs(p.y) > 0.1 ? (Math.hypot(p.x - CX, p.z - 0.58) < 0.035 ? 'gloss' : 'chrome') : 'alloyDark',
  );
  const pipes = both(
    union(
      [
        tube(
          [
            [0.2, 0.09, 0.58],
            [0.3, 0.14, 0.53],
            [0.31, 0.17, 0.38],
            [0.22, 0.18, 0.25],
            [0.02, 0.185, 0.22],
          ],
          0.023,
        ),
        bar(0.04, 0.185, 0.22, -0.3, 0.19, 0.225, 0.025, 0.042),
        bar(-0.3, 0.19, 0.225, -1.02, 0.2, 0.25, 0.046),
      ],
      0.012,
    ),
  );
  add(
    'pipes',
    (x, y, z) => smax(pipes(x, y, z), -1.0 - x - (z - 0.25) * 0.8, 0.004),
    [-1.1, 0.4, -0.27, 0.27, 0.14, 0.64],
    0.0075,
    (p) => (p.x < -0.98 && p.nx < -0.5 ? 'seam' : 'chrome'),
  );
}
