/** New proportions for an existing car: everything drawn on it moves with the body. */
import type { Vertex } from '../render/outline.ts';
import type { CarSpec, Line, Shape } from './car-spec.ts';

type Pairs = readonly (readonly [number, number])[];

export type Proportions = {
  /** Where points along the car move to, as pairs of old and new distances from the nose; linear in between. */
  along: Pairs;
  /** The same for heights above the floor. */
  up: Pairs;
  width?: number;
};

/** Linear between the pairs; outside them it continues with the slope of the nearest two. */
export function between(pairs: Pairs): (v: number) => number {
  return (v) => {
    let i = 0;
    while (i < pairs.length - 2 && v > pairs[i + 1][0]) i++;
    const [a, from] = pairs[i];
    const [b, to] = pairs[i + 1];
    return from + ((v - a) / (b - a)) * (to - from);
  };
}

/** Fields that cut or add solids are not moved: a car that has one must be given its own. */
export function reshape(car: CarSpec, { along, up, width = car.width }: Proportions): CarSpec {
  const s = between(along);
  const z = between(up);
  const y = (v: number): number => (v * width) / car.width;
  const outline = (at: readonly Vertex[]): Vertex[] =>
    at.map(([u, v, fillet]) => (fillet === undefined ? [s(u), z(v)] : [s(u), z(v), fillet]));
  const alongKeys = (pairs: Pairs): Pairs => pairs.map(([u, v]) => [s(u), v]);
  const upKeys = (pairs: Pairs): Pairs => pairs.map(([u, v]) => [z(u), v]);
  const face = (shape: Shape): Shape => ({
    ...shape,
    at: shape.at.map(([u, v, fillet]) => (fillet === undefined ? [y(u), z(v)] : [y(u), z(v), fillet])),
  });
  const faceLine = (line: Line): Line => line.map(([u, v]) => [y(u), z(v)]);
  const point = ([u, v]: readonly [number, number]): [number, number] => [s(u), z(v)];
  const { windows, bonnet, cladding, seats, rails, fin, mirror } = car;
  return {
    ...car,
    length: s(car.length),
    width,
    axles: car.axles.map(s),
    lower: outline(car.lower),
    upper: outline(car.upper),
    sweep: alongKeys(car.sweep),
    crown: alongKeys(car.crown),
    plan: alongKeys(car.plan),
    cabinPlan: alongKeys(car.cabinPlan),
    section: upKeys(car.section),
    cabin: upKeys(car.cabin),
    windows: {
      ...windows,
      side: windows.side.map(outline),
      pillars: windows.pillars.map((p) => ({ ...p, bottom: point(p.bottom), top: point(p.top) })),
      ...(windows.screen && {
        screen: {
          ...windows.screen,
          z0: z(windows.screen.z0),
          z1: z(windows.screen.z1),
          to: s(windows.screen.to),
        },
      }),
      ...(windows.rear && {
        rear: { ...windows.rear, z0: z(windows.rear.z0), z1: z(windows.rear.z1), from: s(windows.rear.from) },
      }),
      privacyFrom: windows.privacyFrom > car.length ? windows.privacyFrom : s(windows.privacyFrom),
    },
    front: car.front.map(face),
    rear: car.rear.map(face),
    side: car.side.map((shape) => ({ ...shape, at: outline(shape.at) })),
    ...(car.frontLines && { frontLines: car.frontLines.map(faceLine) }),
    ...(car.rearLines && { rearLines: car.rearLines.map(faceLine) }),
    sideLines: car.sideLines.map((line) => line.map(point)),
    ...(bonnet && {
      bonnet: { from: s(bonnet.from), to: s(bonnet.to), half: bonnet.half.map(([u, v]) => [s(u), y(v)]) },
    }),
    ...(cladding && { cladding: { ...cladding, height: cladding.height.map(point) } }),
    handles: car.handles.map(point),
    mirror: { ...mirror, s: s(mirror.s), z: z(mirror.z), y: y(mirror.y) },
    ...(seats && {
      seats: {
        rows: seats.rows.map(s),
        floor: z(seats.floor),
        wheel: s(seats.wheel),
        dash: s(seats.dash),
      },
    }),
    ...(rails && { rails: [s(rails[0]), s(rails[1]), z(rails[2]), y(rails[3])] }),
    ...(fin && { fin: point(fin) }),
  };
}
