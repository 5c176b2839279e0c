import type { Make } from './entry.ts';
import { chrysler, holden, jeep, ram, tesla } from './makes/american.ts';
import { avan, crusader, jayco, kedron, lotus, newAge, supreme, zoneRv } from './makes/caravans.ts';
import { byd, chery, deepal, gwm, jaecoo, ldv, leapmotor, mg, omoda } from './makes/chinese.ts';
import { ford } from './makes/ford.ts';
import { alfaRomeo, citroen, fiat, peugeot, renault } from './makes/french-italian.ts';
import { bmw, mercedesBenz, mini } from './makes/german-luxury.ts';
import { honda, subaru, suzuki } from './makes/honda-subaru-suzuki.ts';
import { hyundai, kia } from './makes/hyundai-kia.ts';
import { genesis, infiniti, jaguar, landRover, lexus, polestar, volvo } from './makes/luxury-others.ts';
import { mazda } from './makes/mazda.ts';
import { mitsubishi, nissan } from './makes/mitsubishi-nissan.ts';
import {
  bmwMotorrad,
  ducati,
  harleyDavidson,
  hondaMotorcycles,
  kawasaki,
  ktm,
  suzukiMotorcycles,
  triumph,
  yamaha,
} from './makes/motorcycles.ts';
import { toyota } from './makes/toyota.ts';
import { fuso, hino, hyundaiTrucks, isuzuTrucks, iveco, udTrucks } from './makes/trucks.ts';
import { audi, cupra, porsche, skoda, volkswagen } from './makes/volkswagen-group.ts';
import { isuzuUte, kgm, mahindra, ssangYong } from './makes/working-makes.ts';

/** Every make that a demo dealer can have on the yard. */
export const allMakes: readonly Make[] = [
  toyota,
  mazda,
  ford,
  hyundai,
  kia,
  mitsubishi,
  nissan,
  isuzuUte,
  honda,
  subaru,
  suzuki,
  volkswagen,
  skoda,
  cupra,
  audi,
  porsche,
  mercedesBenz,
  bmw,
  mini,
  lexus,
  genesis,
  infiniti,
  volvo,
  polestar,
  landRover,
  jaguar,
  jeep,
  ram,
  chrysler,
  holden,
  tesla,
  renault,
  peugeot,
  citroen,
  fiat,
  alfaRomeo,
  gwm,
  mg,
  byd,
  chery,
  jaecoo,
  omoda,
  ldv,
  deepal,
  leapmotor,
  kgm,
  ssangYong,
  mahindra,
  hondaMotorcycles,
  yamaha,
  kawasaki,
  suzukiMotorcycles,
  triumph,
  bmwMotorrad,
  harleyDavidson,
  ducati,
  ktm,
  jayco,
  crusader,
  supreme,
  lotus,
  zoneRv,
  newAge,
  avan,
  kedron,
  isuzuTrucks,
  hino,
  fuso,
  iveco,
  udTrucks,
  hyundaiTrucks,
];
