import type { ItemType } from '../../../src/values/vehicle/vehicle-terms.ts';
import type { Generation, Make } from './make.schema.ts';

/** A generation of a model that a dealer can have in stock, with its make. */
export interface Offer {
  make: Make;
  generation: Generation;
}

export function itemTypeOf({ body }: Generation): ItemType {
  return body === 'motorcycle' || body === 'truck' || body === 'caravan' ? body : 'car';
}
