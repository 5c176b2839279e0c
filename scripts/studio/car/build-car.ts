/** Assembles a car from its specification. */

import { meshField } from '../render/mesh.ts';
import { makePart, place } from '../render/scene.ts';
import type { Vehicle } from '../vehicle.ts';
import { carBody } from './car-field.ts';
import { carParts } from './car-parts.ts';
import { carRule } from './car-rule.ts';
import type { CarSpec } from './car-spec.ts';
import { placeWheels, wheelParts } from './wheels.ts';

export function buildCar(c: CarSpec, cell = 0.0125): Vehicle {
  const body = carBody(c);
  const top = Math.max(...c.lower.map((v) => v[1]), ...c.upper.map((v) => v[1])) + 0.1;
  const w = c.width / 2 + 0.08;
  const mesh = meshField(
    body.field,
    [-c.length / 2 - 0.08, c.length / 2 + 0.08, 0, w, 0.05, top],
    cell,
    true,
  );
  const wheels = placeWheels(wheelParts(c.wheel), c);
  return {
    instances: [place(makePart('body', mesh, carRule(c, body))), ...carParts(c, body), ...wheels.all],
    steered: wheels.steered,
    length: c.length,
    height: top - 0.1,
    wheel: { x: c.length / 2 - c.axles[0], y: c.width / 2, z: c.wheel.radius, r: c.wheel.radius },
  };
}
