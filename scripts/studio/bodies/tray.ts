/** Alloy tray on chassis rails behind a single cab, of a ute or a truck. */

import { lineDistance } from '../car/car-rule.ts';
import { type Field, meshField } from '../render/mesh.ts';
import { type Instance, makePart, place } from '../render/scene.ts';
import { bar, roundBox, union } from '../render/shapes.ts';

/** The rear axle that the tray's guards and beam belong to. */
type RearAxle = { s: number; radius: number };

export function tray(length: number, front: number, deck: number, half: number, axle: RearAxle): Instance[] {
  const L2 = length / 2,
    x0 = -L2,
    x1 = L2 - front,
    mid = (x0 + x1) / 2,
    hx = (x1 - x0) / 2;
  const at = (y: number): Field => roundBox(mid, y, deck + 0.15, hx, 0.016, 0.13, 0.008);
  const deckF = roundBox(mid, 0, deck, hx, half, 0.045, 0.012);
  const sides = union([
    at(half - 0.014),
    at(-half + 0.014),
    roundBox(x0 + 0.016, 0, deck + 0.15, 0.016, half, 0.13, 0.008),
  ]);
  const posts: Field[] = [];
  for (const y of [-half + 0.04, half - 0.04])
    posts.push(roundBox(x1 - 0.02, y, deck + 0.42, 0.025, 0.025, 0.46, 0.008));
  for (const z of [0.86, 0.62])
    posts.push(roundBox(x1 - 0.02, 0, deck + z, 0.022, half - 0.02, 0.022, 0.008));
  for (let i = -3; i <= 3; i++)
    posts.push(bar(x1 - 0.02, i * 0.2, deck + 0.1, x1 - 0.02, i * 0.2, deck + 0.86, 0.012));
  const board = union([...posts, roundBox(x1 - 0.02, 0, deck + 0.16, 0.015, half, 0.15, 0.008)]);
  const rails = union(
    [-0.4, 0.4]
      .flatMap((y) => [roundBox(mid + 0.3, y, deck - 0.2, hx + 0.3, 0.04, 0.08, 0.01)])
      .concat(
        [0.15, 0.5, 0.85].map((t) =>
          roundBox(x0 + (x1 - x0) * t, 0, deck - 0.08, 0.035, half - 0.06, 0.04, 0.008),
        ),
      )
      .concat([
        bar(L2 - axle.s, -0.7, axle.radius, L2 - axle.s, 0.7, axle.radius, 0.06),
        roundBox(x0 + 0.1, 0, deck - 0.3, 0.05, 0.75, 0.09, 0.02),
      ]),
  );
  const guards = union(
    [half - 0.2, 0.2 - half].map(
      (y): Field =>
        (x, yy, z) => {
          const r = Math.hypot(x - (L2 - axle.s), z - axle.radius);
          return Math.max(Math.abs(r - axle.radius - 0.09) - 0.008, Math.abs(yy - y) - 0.16, 0.32 - z);
        },
    ),
  );
  const lamps = union([0.68, -0.68].map((y) => roundBox(x0 + 0.05, y, deck - 0.28, 0.03, 0.17, 0.06, 0.015)));
  const b = [x0 - 0.05, x1 + 0.05, -half - 0.05, half + 0.05] as const;
  const part = (
    name: string,
    f: Field,
    z0: number,
    z1: number,
    cell: number,
    rule: Parameters<typeof makePart>[2],
  ): Instance => place(makePart(name, meshField(f, [...b, z0, z1], cell), rule));
  return [
    part('tray-deck', deckF, deck - 0.1, deck + 0.1, 0.015, 'aluminium'),
    part('tray-sides', sides, deck - 0.02, deck + 0.32, 0.009, (p) => {
      const post = [0, 0.5, 1].some((t) => Math.abs(p.x - (x0 + (x1 - x0) * t)) < 0.03);
      const groove =
        lineDistance(
          [
            [-9, deck + 0.11],
            [9, deck + 0.11],
          ],
          p.x,
          p.z,
        ) < 0.004 ||
        lineDistance(
          [
            [-9, deck + 0.2],
            [9, deck + 0.2],
          ],
          p.x,
          p.z,
        ) < 0.004;
      return post ? 'satin' : groove ? 'seam' : 'aluminium';
    }),
    part('headboard', board, deck - 0.02, deck + 0.95, 0.01, 'aluminium'),
    part('chassis', rails, 0.25, deck, 0.016, 'plastic'),
    part('guards', guards, 0.25, 0.95, 0.012, 'plastic'),
    part('tail-lamps', lamps, deck - 0.4, deck - 0.2, 0.01, (p) =>
      Math.abs(p.y) > 0.75 ? 'amber' : Math.abs(p.y) > 0.6 ? 'redGlow' : 'red',
    ),
  ];
}
