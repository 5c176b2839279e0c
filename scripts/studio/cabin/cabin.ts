/**
 * A right-hand-drive cabin; for panoramas with the part behind the front seats. Origin on the floor between the front
 * seats.
 */

import type { Vehicle } from '../vehicle.ts';
import { workbench } from '../workbench.ts';
import { addDash } from './cabin-dash.ts';
import { addRear } from './cabin-rear.ts';
import { addRoom } from './cabin-room.ts';
import type { CabinSpec } from './cabin-spec.ts';

/** With `tail`, the x of the tailgate, the cabin continues behind the front seats. */
export function buildCabin(c: CabinSpec, tail?: number): Vehicle {
  const { parts, add } = workbench();
  addDash(add, c);
  addRoom(add, c);
  if (tail !== undefined) addRear(add, c, tail);
  return { instances: parts, steered: [], length: 2.6, height: 1.3, wheel: { x: 0, y: 0, z: 0, r: 0.3 } };
}
