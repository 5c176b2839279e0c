import type { Location } from '../../src/tenant/settings/locations/locations.schema.ts';
import { allMakes } from './catalogue/all-makes.ts';
import type { DemoVehicle } from './demo-vehicle.ts';
import { drawVehicle } from './draw-vehicle.ts';
import type { StockProfile } from './profiles.ts';
import { slotOn } from './stock-slots.ts';

export interface StockOrder {
  profile: StockProfile;
  seed: number;
  vehicles: number;
  locations: readonly Location[];
  now: Date;
}

/** The vehicles in stock on the day of `now` (UTC). */
export function drawStock({ profile, seed, vehicles, locations, now }: StockOrder): DemoVehicle[] {
  const franchises = locations.flatMap(({ manufacturers }) => manufacturers);
  const { otherMakes } = profile;
  const offers = allMakes
    .filter(({ name }) => otherMakes === null || [...franchises, ...otherMakes].includes(name))
    .flatMap((make) => make.generations.map((generation) => ({ make, generation })));
  const selling = locations.filter(({ types, visible }) => visible && types.includes('sales'));
  const context = { seed, profile, vehicles, locations: selling, offers };
  return Array.from({ length: vehicles }, (_, slot) => drawVehicle(context, slotOn(seed, slot, now)));
}
