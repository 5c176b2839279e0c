/** Parts on a car's body: mirrors, door handles, seats, plates and trim. */

import { smax } from '../render/maths.ts';
import { type Field, meshField } from '../render/mesh.ts';
import { type Instance, makePart, place } from '../render/scene.ts';
import { bar, pitch, ring, roundBox, tube, union } from '../render/shapes.ts';
import type { CarBody } from './car-field.ts';
import type { CarSpec } from './car-spec.ts';

/** Mirrors a field to both sides of the car. */
export const both =
  (f: Field): Field =>
  (x, y, z) =>
    f(x, Math.abs(y), z);

export function carParts(c: CarSpec, body: CarBody): Instance[] {
  const L2 = c.length / 2;
  const out: Instance[] = [];
  const m = c.mirror;
  const mx = L2 - m.s,
    k = m.size;
  const shellF: Field = (x, y, z) => {
    const t = (x - mx) / (0.1 * k);
    const taper = 1 - 0.3 * Math.max(0, t) * Math.max(0, t);
    const v = (z - m.z - 0.07 * k) / (0.074 * k * taper),
      w = (y - m.y - 0.115 * k) / (0.122 * k * taper);
    const r = (Math.abs(t) ** 3 + Math.abs(v) ** 3.2 + Math.abs(w) ** 3.2) ** (1 / 3.1);
    return smax((r - 1) * 0.07 * k, mx - 0.05 * k - x, 0.012);
  };
  const arm = roundBox(mx + 0.005, m.y + 0.02, m.z + 0.002, 0.05, 0.1, 0.016, 0.014);
  const mirrorB = [mx - 0.15 * k, mx + 0.15 * k, 0, m.y + 0.3 * k, m.z - 0.1, m.z + 0.22 * k] as const;
  for (const side of [0, Math.PI]) {
    const sign = side ? -1 : 1;
    const mir =
      (f: Field): Field =>
      (x, y, z) =>
        f(x, y * sign, z);
    const box = (b: typeof mirrorB) => (sign > 0 ? b : ([b[0], b[1], -b[3], -b[2], b[4], b[5]] as const));
    out.push(
      place(
        makePart('mirror', meshField(mir(shellF), box(mirrorB), 0.009), (p) =>
          p.x < mx - 0.046 * k ? 'chrome' : p.z < m.z + 0.03 * k ? 'gloss' : (m.is ?? 'paint'),
        ),
      ),
    );
    out.push(place(makePart('mirror-arm', meshField(mir(arm), box(mirrorB), 0.01), 'gloss')));
  }
  for (const [s, z] of c.handles) {
    const y = body.halfWidth(s, z);
    for (const sign of [1, -1]) {
      const h: Field = (x, yy, zz) =>
        smax(
          roundBox(L2 - s, sign * (y + 0.012), z, 0.095, 0.021, 0.016, 0.014)(x, yy, zz),
          -roundBox(L2 - s, sign * y, z, 0.06, 0.014, 0.03, 0.01)(x, yy, zz),
          0.01,
        );
      const b = sign > 0 ? [y - 0.02, y + 0.06] : [-y - 0.06, -y + 0.02];
      out.push(
        place(
          makePart(
            'handle',
            meshField(h, [L2 - s - 0.12, L2 - s + 0.12, b[0], b[1], z - 0.04, z + 0.04], 0.006),
            'paint',
          ),
        ),
      );
    }
  }
  if (c.rails) {
    const [s0, s1, z, y] = c.rails;
    const roof = (x: number, yy: number): number => {
      let h = z + 0.1;
      while (h > z - 0.4 && body.field(x, yy, h) > 0.001) h -= 0.004;
      return h;
    };
    const points = [0, 0.07, 0.3, 0.5, 0.7, 0.93, 1].map((t, i, all) => {
      const x = L2 - s0 + (s0 - s1) * t,
        yy = y - 0.02 * t;
      return [x, yy, roof(x, yy) + (i === 0 || i === all.length - 1 ? -0.01 : 0.038)] as const;
    });
    const rail = both(tube(points, 0.015));
    out.push(
      place(
        makePart(
          'rails',
          meshField(rail, [L2 - s1 - 0.05, L2 - s0 + 0.05, 0, y + 0.05, z - 0.3, z + 0.1], 0.01, true),
          'satin',
        ),
      ),
    );
  }
  if (c.fin) {
    const [s, z] = c.fin;
    const fin: Field = (x, y, zz) => {
      const t = Math.max(0, Math.min(1, (L2 - s + 0.09 - x) / 0.18));
      return (
        smax(
          Math.abs(y) - 0.026 + (zz - z) * 0.3,
          smax(zz - z - 0.004 - 0.042 * t * t, L2 - s - 0.07 - x - (z - zz) * 0.35, 0.012),
          0.02,
        ) * 0.7
      );
    };
    out.push(
      place(
        makePart(
          'fin',
          meshField(fin, [L2 - s - 0.15, L2 - s + 0.15, -0.06, 0.06, z - 0.04, z + 0.1], 0.006),
          'paint',
        ),
      ),
    );
  }
  if (c.seats) out.push(...cabinFurniture(c));
  return out;
}

/** A simple interior that is visible through the windows: seats, dashboard, steering wheel on the right. */
function cabinFurniture(c: CarSpec): Instance[] {
  const L2 = c.length / 2;
  const st = c.seats as NonNullable<CarSpec['seats']>;
  const f = st.floor;
  const out: Instance[] = [];
  const seat = (s: number, y: number): Field => {
    const x = L2 - s;
    const back = pitch(
      union(
        [
          roundBox(x - 0.02, y, f + 0.52, 0.06, 0.24, 0.3, 0.055),
          roundBox(x - 0.02, y, f + 0.93, 0.045, 0.13, 0.085, 0.04),
          bar(x - 0.02, y - 0.06, f + 0.75, x - 0.02, y - 0.06, f + 0.95, 0.01),
          bar(x - 0.02, y + 0.06, f + 0.75, x - 0.02, y + 0.06, f + 0.95, 0.01),
        ],
        0.02,
      ),
      x,
      f + 0.25,
      0.33,
    );
    return union([roundBox(x + 0.24, y, f + 0.22, 0.27, 0.25, 0.09, 0.07), back], 0.05);
  };
  st.rows.forEach((s, row) => {
    const ys = row === 0 ? [0.37, -0.37] : [0.4, 0, -0.4];
    const field = union(ys.map((y) => seat(s, y)));
    out.push(
      place(
        makePart(
          'seats',
          meshField(field, [L2 - s - 0.5, L2 - s + 0.6, -0.75, 0.75, f + 0.05, f + 1.15], 0.024),
          'leather',
        ),
      ),
    );
  });
  const hw = c.width / 2 - 0.14;
  const dz = (c.windows.screen?.z0 ?? f + 0.72) - 0.14;
  const dash = roundBox(L2 - st.dash - 0.1, 0, dz, 0.22, hw, 0.13, 0.09);
  out.push(
    place(
      makePart(
        'dash',
        meshField(
          dash,
          [L2 - st.dash - 0.4, L2 - st.dash + 0.4, -hw - 0.1, hw + 0.1, dz - 0.2, dz + 0.2],
          0.03,
        ),
        'trim',
      ),
    ),
  );
  const wx = L2 - st.wheel;
  const wheel = union([
    ring(wx, -0.37, f + 0.62, 0.18, 0.016, -0.4),
    bar(wx, -0.37, f + 0.62, wx + 0.25, -0.37, f + 0.5, 0.04),
  ]);
  out.push(
    place(
      makePart(
        'steering',
        meshField(wheel, [wx - 0.2, wx + 0.3, -0.6, -0.15, f + 0.38, f + 0.86], 0.014),
        'trim',
      ),
    ),
  );
  return out;
}
