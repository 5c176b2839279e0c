/** Every shape that can be rendered. */

import { cabChassis } from './bodies/cab-chassis.ts';
import { buildCaravan } from './bodies/caravan.ts';
import { city } from './bodies/cars/city.ts';
import { estate } from './bodies/cars/estate.ts';
import { formal } from './bodies/cars/formal.ts';
import { fourSeatOpen } from './bodies/cars/four-seat-open.ts';
import { muscle } from './bodies/cars/muscle.ts';
import { sportHatch } from './bodies/cars/sport-hatch.ts';
import { convertible } from './bodies/convertible.ts';
import { coupe } from './bodies/coupe.ts';
import { hatch } from './bodies/hatch.ts';
import { buildAdventure } from './bodies/leisure/adventure.ts';
import { buildCruiser } from './bodies/leisure/cruiser.ts';
import { buildOffRoadVan } from './bodies/leisure/off-road-van.ts';
import { buildMotorcycle } from './bodies/motorcycle.ts';
import { peopleMover } from './bodies/people-mover.ts';
import { sedan } from './bodies/sedan.ts';
import { suv } from './bodies/suv.ts';
import { buildBoxy } from './bodies/suvs/boxy.ts';
import { crossover } from './bodies/suvs/crossover.ts';
import { sevenSeat } from './bodies/suvs/seven-seat.ts';
import { squared } from './bodies/suvs/squared.ts';
import { tray } from './bodies/tray.ts';
import { buildTrayTruck, buildTruck } from './bodies/truck.ts';
import { ute } from './bodies/ute.ts';
import { van } from './bodies/van.ts';
import { wagon } from './bodies/wagon.ts';
import { buildDualTray } from './bodies/working/dual-tray.ts';
import { highVan } from './bodies/working/high-van.ts';
import { buildSquaredTray } from './bodies/working/squared-tray.ts';
import { uteLarge } from './bodies/working/ute-large.ts';
import { buildUteSport } from './bodies/working/ute-sport.ts';
import { windowVan } from './bodies/working/window-van.ts';
import { buildCar } from './car/build-car.ts';
import type { Vehicle } from './vehicle.ts';

export const BODIES: Record<string, (cell?: number) => Vehicle> = {
  hatch: (cell) => buildCar(hatch, cell),
  sedan: (cell) => buildCar(sedan, cell),
  wagon: (cell) => buildCar(wagon, cell),
  suv: (cell) => buildCar(suv, cell),
  ute: (cell) => buildCar(ute, cell),
  van: (cell) => buildCar(van, cell),
  'cab-chassis': (cell) => {
    const v = buildCar(cabChassis, cell);
    v.instances.push(...tray(cabChassis.length, 2.8, 0.96, 0.92, { s: 4.05, radius: 0.385 }));
    return v;
  },
  truck: (cell) => buildTruck(cell),
  motorcycle: () => buildMotorcycle(),
  caravan: (cell) => buildCaravan(cell),
  convertible: (cell) => buildCar(convertible, cell),
  coupe: (cell) => buildCar(coupe, cell),
  'people-mover': (cell) => buildCar(peopleMover, cell),
  'cab-chassis-dual': buildDualTray,
  'cab-chassis-squared': buildSquaredTray,
  'coupe-muscle': (cell) => buildCar(muscle, cell),
  'convertible-four-seat': (cell) => buildCar(fourSeatOpen, cell),
  'motorcycle-adventure': () => buildAdventure(),
  'motorcycle-cruiser': () => buildCruiser(),
  'caravan-off-road': buildOffRoadVan,
  'hatch-city': (cell) => buildCar(city, cell),
  'hatch-sport': (cell) => buildCar(sportHatch, cell),
  'sedan-formal': (cell) => buildCar(formal, cell),
  'wagon-estate': (cell) => buildCar(estate, cell),
  'van-high': (cell) => buildCar(highVan, cell),
  'people-mover-box': (cell) => buildCar(windowVan, cell),
  'truck-tray': buildTrayTruck,
  'ute-large': (cell) => buildCar(uteLarge, cell),
  'ute-sport': buildUteSport,
  'suv-boxy': buildBoxy,
  'suv-crossover': (cell) => buildCar(crossover, cell),
  'suv-seven-seat': (cell) => buildCar(sevenSeat, cell),
  'suv-squared': (cell) => buildCar(squared, cell),
};
