/** The cruiser's front: raked fork, round headlamp, wide pulled-back handlebar and mudguard. */
import { both } from '../../car/car-parts.ts';
import { smax } from '../../render/maths.ts';
import type { Field } from '../../render/mesh.ts';
import { bar, ellipsoid, pitch, roundBox, tube, union } from '../../render/shapes.ts';
import type { Add } from '../../workbench.ts';

/** Top of the fork. */
const TX = 0.42,
  TZ = 1.0;
const HALF = 0.112;
const LAMP = { x: 0.63, z: 0.86 };

/** The wheel's centre lies at `FX`, `FR`. */
export function addFront(add: Add, FX: number, FR: number): void {
  const at = (t: number): [number, number] => [FX + (TX - FX) * t, FR + (TZ - FR) * t];
  const [mx, mz] = at(0.45);
  add(
    'fork',
    both(
      union(
        [
          bar(FX, HALF, FR, mx, HALF, mz, 0.03),
          bar(mx, HALF, mz, TX, HALF, TZ, 0.022),
          bar(at(0.62)[0], HALF, at(0.62)[1], at(0.97)[0], HALF, at(0.97)[1], 0.034),
          bar(FX, 0, FR, FX, HALF, FR, 0.02),
        ],
        0.006,
      ),
    ),
    [0.36, 0.94, -0.17, 0.17, 0.28, 1.04],
    0.007,
    (p) => (p.z < mz ? 'satin' : 'chrome'),
  );
  add(
    'clamps',
    union([
      pitch(roundBox(TX + 0.01, 0, TZ - 0.02, 0.045, 0.145, 0.016, 0.014), TX, TZ, -0.59),
      pitch(roundBox(at(0.68)[0], 0, at(0.68)[1], 0.04, 0.14, 0.018, 0.014), at(0.68)[0], at(0.68)[1], -0.59),
      both(bar(TX, 0.05, TZ, TX - 0.02, 0.05, TZ + 0.06, 0.018)),
    ]),
    [0.34, 0.68, -0.18, 0.18, 0.72, 1.1],
    0.007,
    'chrome',
  );
  add(
    'bars',
    both(
      union([
        tube(
          [
            [TX - 0.02, 0, TZ + 0.065],
            [TX - 0.02, 0.1, TZ + 0.065],
            [TX - 0.01, 0.2, TZ + 0.15],
            [TX - 0.06, 0.33, TZ + 0.17],
            [TX - 0.24, 0.42, TZ + 0.1],
          ],
          0.0145,
        ),
        bar(0.3, 0.36, TZ + 0.175, 0.24, 0.41, TZ + 0.14, 0.008),
        roundBox(0.3, 0.355, TZ + 0.15, 0.03, 0.025, 0.025, 0.015),
      ]),
    ),
    [0.12, 0.46, -0.48, 0.48, 1.02, 1.24],
    0.006,
    'chrome',
  );
  add(
    'grips',
    both(bar(0.27, 0.375, TZ + 0.135, 0.17, 0.425, TZ + 0.095, 0.021)),
    [0.12, 0.34, -0.48, 0.48, 1.04, 1.2],
    0.006,
    'rubber',
  );
  const mirror = pitch(ellipsoid(0.32, 0.43, TZ + 0.29, 0.02, 0.075, 0.045), 0.32, TZ + 0.29, 0.12);
  add(
    'mirrors',
    both(
      union([
        tube(
          [
            [0.31, 0.35, TZ + 0.16],
            [0.35, 0.38, TZ + 0.24],
            [0.33, 0.42, TZ + 0.28],
          ],
          0.007,
        ),
        mirror,
      ]),
    ),
    [0.25, 0.42, -0.55, 0.55, TZ + 0.12, TZ + 0.36],
    0.0065,
    'chrome',
  );
  const shell = ellipsoid(LAMP.x - 0.02, 0, LAMP.z, 0.135, 0.112, 0.112);
  add(
    'headlamp',
    (x, y, z) => smax(shell(x, y, z), x - LAMP.x - 0.055, 0.012),
    [0.45, 0.75, -0.14, 0.14, LAMP.z - 0.14, LAMP.z + 0.14],
    0.006,
    (p) => {
      const r = Math.hypot(p.y, p.z - LAMP.z);
      if (p.x < LAMP.x + 0.045 || r > 0.092) return 'chrome';
      return r > 0.075 ? 'led' : Math.abs(p.z - LAMP.z) < 0.005 ? 'satin' : r < 0.05 ? 'lens' : 'lamp';
    },
  );
  add(
    'front-winkers',
    both(
      union([bar(0.52, 0.1, 0.84, 0.52, 0.2, 0.84, 0.01), ellipsoid(0.53, 0.225, 0.84, 0.04, 0.038, 0.036)]),
    ),
    [0.46, 0.6, -0.28, 0.28, 0.79, 0.89],
    0.006,
    (p) => (p.nx > 0.3 && Math.abs(p.y) > 0.19 ? 'amber' : 'chrome'),
  );
  const guard: Field = (x, y, z) => {
    const r = Math.hypot(x - FX, z - FR),
      a = Math.atan2(z - FR, x - FX);
    return Math.max(
      smax(Math.abs(r - FR - 0.04 + y * y * 3.5) - 0.007, Math.abs(y) - 0.085, 0.012),
      Math.max(0.5 - a, a - 2.75) * 0.38,
    );
  };
  add('front-guard', guard, [FX - 0.42, FX + 0.42, -0.11, 0.11, FR, FR + 0.42], 0.0075, 'paint');
  add(
    'caliper',
    roundBox(FX - 0.11, 0.085, FR + 0.1, 0.045, 0.03, 0.06, 0.02),
    [FX - 0.2, FX, 0.03, 0.14, FR, FR + 0.2],
    0.007,
    'alloyDark',
  );
}
