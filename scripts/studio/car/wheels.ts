/** Alloy and steel wheels with tyre and brake. Local axes: the wheel turns about y and its face looks along +y. */

import { mix, smax, smin } from '../render/maths.ts';
import { type Field, lathe, meshField } from '../render/mesh.ts';
import { type Instance, makePart, type Part, place } from '../render/scene.ts';
import { roundBox } from '../render/shapes.ts';
import type { CarSpec, WheelStyle } from './car-spec.ts';

type Spokes = { count: number; twin: number; wide: [number, number]; dish: number };

const STYLES: Record<WheelStyle, Spokes> = {
  twin: { count: 5, twin: 0.17, wide: [0.016, 0.0135], dish: 0.025 },
  multi: { count: 10, twin: 0.085, wide: [0.011, 0.0095], dish: 0.02 },
  five: { count: 5, twin: 0, wide: [0.04, 0.03], dish: 0.03 },
  turbine: { count: 9, twin: 0, wide: [0.02, 0.03], dish: 0.015 },
  six: { count: 6, twin: 0.13, wide: [0.017, 0.019], dish: 0.02 },
  steel: { count: 8, twin: 0, wide: [0.04, 0.052], dish: -0.03 },
  truck: { count: 10, twin: 0, wide: [0.04, 0.048], dish: -0.05 },
  moto: { count: 5, twin: 0.12, wide: [0.011, 0.009], dish: 0 },
};

function spokeField(style: WheelStyle, rim: number, face: number): Field {
  const p = STYLES[style];
  const hub = style === 'truck' ? 0.14 : rim * 0.27;
  const sector = (Math.PI * 2) / p.count;
  return (x, y, z) => {
    const r = Math.hypot(x, z);
    let a = Math.atan2(z, x) + (style === 'turbine' ? (r / rim) * 0.5 : 0);
    a = a - sector * Math.round(a / sector);
    const t = r / rim;
    const w = mix(p.wide[0], p.wide[1], t);
    const off = p.twin > 0 ? Math.abs(Math.abs(a) - p.twin * (0.75 + 0.55 * t)) : Math.abs(a);
    const deep = face - p.dish * (1 - t * t) * 1.6;
    const thick = 0.014 + 0.012 * (1 - t);
    let d = smax(off * r - w, Math.abs(y - deep + thick) - thick, 0.012);
    d = smax(d, r - rim - 0.004, 0.004);
    const boss = smax(r - hub, Math.abs(y - (face - p.dish * 1.5) + 0.03) - 0.032, 0.02);
    d = smin(d, boss, 0.03);
    const cap = smax(r - hub * 0.42, Math.abs(y - (face - p.dish * 1.5)) - 0.008, 0.006);
    d = Math.min(d, cap);
    const bolt = sector5(x, z, hub * 0.68);
    return smax(d, -smax(bolt - 0.011, face - p.dish * 1.5 - 0.016 - y, 0.004), 0.004);
  };
}

/** Distance to the nearest of five points on a circle. */
function sector5(x: number, z: number, r: number): number {
  const k = (Math.PI * 2) / 5;
  let a = Math.atan2(z, x) + k / 2;
  a -= k * Math.round(a / k);
  const l = Math.hypot(x, z);
  return Math.hypot(l * Math.cos(a) - r, l * Math.sin(a));
}

export type WheelParts = Part[];

export function wheelParts(w: CarSpec['wheel']): WheelParts {
  const R = w.radius,
    h = w.width / 2;
  const rim = w.rim ?? R * (w.style === 'truck' || w.style === 'steel' ? 0.6 : 0.715);
  const tyre = lathe(
    [
      [rim - 0.006, h * 0.8],
      [rim + 0.006, h * 0.9],
      [rim + (R - rim) * 0.25, h * 1.0],
      [rim + (R - rim) * 0.55, h * 1.04],
      [R - 0.035, h * 0.97],
      [R - 0.016, h * 0.88],
      [R - 0.005, h * 0.74],
      [R, h * 0.5],
      [R, -h * 0.5],
      [R - 0.005, -h * 0.74],
      [R - 0.016, -h * 0.88],
      [R - 0.035, -h * 0.97],
      [rim + (R - rim) * 0.5, -h * 1.02],
      [rim, -h * 0.85],
    ],
    120,
  );
  const barrel = lathe(
    [
      [0.02, -h * 0.72],
      [rim - 0.05, -h * 0.7],
      [rim - 0.04, -h * 0.3],
      [rim - 0.028, h * 0.3],
      [rim - 0.02, h * 0.72],
      [rim - 0.008, h * 0.84],
      [rim + 0.002, h * 0.88],
      [rim + 0.006, h * 0.8],
    ],
    120,
  );
  const disc = lathe(
    [
      [rim * 0.34, h * 0.12],
      [rim * 0.8, h * 0.12],
      [rim * 0.8, h * 0.12 - 0.026],
      [rim * 0.34, h * 0.12 - 0.026],
    ],
    72,
  );
  const face = h * 0.78;
  const spokes = meshField(
    spokeField(w.style, rim - 0.012, face),
    [-rim, rim, -0.09, h + 0.03, -rim, rim],
    0.0065,
  );
  const bright = w.dark
    ? 'alloyDark'
    : w.style === 'steel'
      ? 'steel'
      : w.style === 'truck'
        ? 'aluminium'
        : 'alloy';
  const parts: Part[] = [
    makePart('tyre', tyre, (s) => {
      const r = Math.hypot(s.x, s.z);
      const a = Math.atan2(s.z, s.x);
      if (r > R - 0.012) {
        const groove =
          Math.abs(((Math.abs(s.y) / h + 0.02) % 0.36) - 0.18) < 0.028 ||
          Math.abs(((a * 34 + Math.abs(s.y) * 30) / Math.PI) % 1) < 0.16;
        return groove ? 'tread' : 'rubber';
      }
      return r > R - 0.03 && Math.abs(((a * 34) / Math.PI) % 1) < 0.2 ? 'tread' : 'rubber';
    }),
    makePart('barrel', barrel, (s) => {
      const r = Math.hypot(s.x, s.z);
      return r < rim - 0.025 ? 'alloyDark' : bright;
    }),
    makePart('disc', disc, (s) => (Math.hypot(s.x, s.z) > rim * 0.42 ? 'steel' : 'alloyDark')),
    makePart('spokes', spokes, (s) => {
      const r = Math.hypot(s.x, s.z);
      if (r < rim * 0.108) return 'gloss';
      if (sector5(s.x, s.z, rim * 0.27 * 0.68) < 0.0125 && r < rim * 0.3) return 'alloyDark';
      return s.ny > 0.55
        ? bright
        : w.style !== 'multi' && w.style !== 'steel' && w.style !== 'truck'
          ? 'alloyDark'
          : bright;
    }),
  ];
  if (w.style !== 'truck' && w.style !== 'moto' && w.style !== 'steel') {
    const cal = meshField(
      roundBox(-rim * 0.6, h * 0.12 - 0.01, rim * 0.3, rim * 0.14, 0.035, rim * 0.28, 0.03),
      [-rim, 0, -0.1, 0.1, -rim * 0.2, rim * 0.8],
      0.008,
    );
    parts.push(makePart('caliper', cal, 'steel'));
  }
  return parts;
}

/** All wheels of a vehicle in place, plus which of them steer. */
export function placeWheels(
  parts: WheelParts,
  c: Pick<CarSpec, 'length' | 'width' | 'axles' | 'wheel'>,
): { all: Instance[]; steered: Instance[] } {
  const all: Instance[] = [],
    steered: Instance[] = [];
  c.axles.forEach((s, axle) => {
    for (const sideOf of [1, -1]) {
      const dual = c.wheel.dual && axle === c.axles.length - 1;
      const rows = dual ? [0, -c.wheel.width - 0.02] : [0];
      for (const row of rows) {
        const y = sideOf * (c.width / 2 - c.wheel.inset - c.wheel.width / 2 + row);
        for (const p of parts) {
          const i = place(p, c.length / 2 - s, y, c.wheel.radius, sideOf > 0 ? 0 : Math.PI);
          if (sideOf < 0) i.twin = all[all.length - parts.length * rows.length];
          all.push(i);
          if (axle === 0) steered.push(i);
        }
      }
    }
  });
  return { all, steered };
}
