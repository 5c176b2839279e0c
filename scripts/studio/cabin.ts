/** Driver's cabin seen from the middle of the back seat, right-hand drive. Origin on the floor between the front seats. */
import { addDash } from './cabin-dash.ts';
import { addRoom } from './cabin-room.ts';
import type { CabinSpec } from './cabin-spec.ts';
import type { Vehicle } from './vehicle.ts';
import { workbench } from './workbench.ts';

export function buildCabin(c: CabinSpec): Vehicle {
  const { parts, add } = workbench();
  addDash(add, c);
  addRoom(add, c);
  return { instances: parts, steered: [], length: 2.6, height: 1.3, wheel: { x: 0, y: 0, z: 0, r: 0.3 } };
}
