import type { FuelSlug } from '../../../src/values/vehicle/vehicle-terms.ts';
import type { Gearbox } from '../catalogue/make.schema.ts';
import type { DemoVehicle } from '../demo-vehicle.ts';

interface GearboxWords {
  kind: 'Automatic' | 'Manual' | null;
  gears: number | null;
  /** As written in brochures. */
  text: string;
}

export function describeGearbox(gearbox: Gearbox): GearboxWords {
  if (gearbox === 'none') return { kind: null, gears: null, text: '' };
  if (gearbox === 'ev') return { kind: 'Automatic', gears: 1, text: '1 SP Automatic' };
  if (gearbox === 'cvt') return { kind: 'Automatic', gears: null, text: 'Continuously Variable' };
  const gears = Number(/\d+$/.exec(gearbox)?.[0]);
  if (gearbox.startsWith('man')) return { kind: 'Manual', gears, text: `${gears} SP Manual` };
  const named: Record<string, string> = {
    dct: 'Auto Dual Clutch',
    cvt: 'Constantly Variable',
    amt: 'Automated Manual',
  };
  return { kind: 'Automatic', gears, text: `${gears} SP ${named[gearbox.slice(0, 3)] ?? 'Automatic'}` };
}

const fuels: Record<FuelSlug, string> = {
  petrol: 'Petrol - Unleaded ULP',
  diesel: 'Diesel',
  hybrid: 'Hybrid - Petrol',
  'plug-in-hybrid': 'Plug-in Hybrid',
  electric: 'Electric',
  lpg: 'LPG',
  hydrogen: 'Hydrogen',
};

export function fuelWords(vehicle: DemoVehicle): string {
  const { engine } = vehicle.grade;
  if (engine === null) return '';
  const isPremium = engine.fuel === 'petrol' && engine.induction !== 'Aspirated' && engine.powerKw > 130;
  return isPremium ? 'Petrol - Premium ULP' : fuels[engine.fuel];
}

/** "Hatchback", "SUV", "Cab Chassis". */
export function bodyWords(vehicle: DemoVehicle): string {
  const words: Partial<Record<string, string>> = {
    hatch: 'Hatchback',
    suv: 'SUV',
    'cab-chassis': 'Cab Chassis',
    'people-mover': 'People Mover',
  };
  const { body } = vehicle.generation;
  return words[body] ?? body.charAt(0).toUpperCase() + body.slice(1);
}

const usualDoors: Partial<Record<string, number>> = {
  hatch: 5,
  sedan: 4,
  wagon: 5,
  suv: 5,
  ute: 4,
  'cab-chassis': 2,
  van: 4,
  'people-mover': 5,
  coupe: 2,
  convertible: 2,
  truck: 2,
};

/** Doors and seats; null for caravans and motorcycles. */
export function doorsAndSeats({ generation: { body, facts } }: DemoVehicle) {
  const hasNone = body === 'caravan' || body === 'motorcycle';
  const seats = facts.seats ?? (body === 'truck' ? 3 : body === 'convertible' ? 4 : 5);
  return { doors: hasNone ? null : (facts.doors ?? usualDoors[body] ?? 4), seats: hasNone ? null : seats };
}

/** "2026-08-14". */
export function isoDay(date: Date | null): string {
  return date === null ? '' : date.toISOString().slice(0, 10);
}

/** "14/08/2026". */
export function australianDay(date: Date | null): string {
  return isoDay(date).split('-').reverse().join('/');
}

/** Empty for an unknown value. */
export function cell(value: string | number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

/** "2.8L 4cyl Turbo Diesel", "165 kW Electric Motor"; empty for caravans. */
export function engineWords({ grade: { engine } }: DemoVehicle): string {
  if (engine === null) return '';
  if (engine.litres === null) return `${engine.powerKw} kW Electric Motor`;
  const breathing = engine.induction === 'Aspirated' ? '' : ` ${engine.induction}`;
  const [fuel] = fuels[engine.fuel].split(' - ');
  return `${engine.litres.toFixed(1)}L ${engine.cylinders}cyl${breathing} ${fuel}`;
}

/** The colour of its pictures: "Grey". */
export function pictureColourName({ pictureColour }: DemoVehicle): string {
  return pictureColour.charAt(0).toUpperCase() + pictureColour.slice(1);
}
