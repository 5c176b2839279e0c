/**
 * Large pictures for home pages with a transparent background: lower, closer and more dramatic than the stock views.
 */

import { BODIES } from './catalogue.ts';
import { frame } from './render/camera.ts';
import type { Colour } from './render/colours.ts';
import { turn } from './render/scene.ts';
import { ASPECT, spinShot, steer } from './render/shots.ts';
import type { Layers } from './render/tracer.ts';
import { type Quality, Session } from './session.ts';
import type { Vehicle } from './vehicle.ts';

export type Hero = {
  name: string;
  body: string;
  colour: Colour;
  azimuth: number;
  elevation: number;
  near: number;
  tow?: boolean;
};

export const HEROES: readonly Hero[] = [
  { name: 'suv-blue', body: 'suv', colour: 'blue', azimuth: 42, elevation: 4, near: 0.72 },
  { name: 'hatch-red', body: 'hatch', colour: 'red', azimuth: 44, elevation: 5, near: 0.72 },
  { name: 'ute-caravan', body: 'ute', colour: 'bronze', azimuth: 58, elevation: 5, near: 1, tow: true },
  { name: 'sedan-blue', body: 'sedan', colour: 'electric', azimuth: 36, elevation: 2, near: 0.62 },
];

/**
 * A ute with a caravan. The caravan's white paint becomes a fixed material before baking, so that only the ute takes
 * the colour.
 */
function towing(cell: number): Vehicle {
  const ute = BODIES.ute(cell),
    van = BODIES.caravan(0.02);
  const gap = ute.length / 2 + van.length / 2 - 0.12;
  for (const i of van.instances) {
    const rule = i.part.rule;
    i.part = {
      ...i.part,
      rule: (s) => {
        const m = rule(s);
        return m === 'paint' ? 'panel' : m;
      },
    };
    i.tx -= gap;
    turn(i, i.yaw);
  }
  for (const i of ute.instances) turn(i, i.yaw);
  return { ...ute, instances: [...ute.instances, ...van.instances], height: van.height, length: ute.length };
}

export function shootHero(h: Hero, quality: Quality): Layers {
  const cell = quality.samples > 2 ? 0.0105 : 0.016;
  const v = h.tow ? towing(cell) : BODIES[h.body](cell);
  const session = new Session(v, quality);
  steer(v, h.tow ? 0 : -0.32);
  const shot = { ...spinShot(v, h.azimuth, h.elevation), fillWidth: 0.93, fillHeight: 0.86 };
  shot.distance *= h.near;
  if (h.tow) {
    shot.target = [-3.2, 0, 1.1];
    shot.distance = 22;
  }
  return session.take(frame(session.scene, shot, ASPECT));
}
