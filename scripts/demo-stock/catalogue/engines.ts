import type { FuelSlug } from '../../../src/values/vehicle/vehicle-terms.ts';

export interface Engine {
  litres: number | null;
  cylinders: number | null;
  induction: 'Aspirated' | 'Turbo' | 'Twin Turbo' | 'Supercharged' | null;
  fuel: FuelSlug;
  powerKw: number;
  torqueNm: number;
  /** Combined cycle; null for electric cars and where no figure is published. */
  litresPer100Km: number | null;
  electricRangeKm: number | null;
}

type EngineBuilder = (
  litres: number,
  cylinders: number,
  powerKw: number,
  torqueNm: number,
  litresPer100Km: number | null,
) => Engine;

const combustion =
  (fuel: FuelSlug, induction: Engine['induction']): EngineBuilder =>
  (litres, cylinders, powerKw, torqueNm, litresPer100Km) => ({
    litres,
    cylinders,
    induction,
    fuel,
    powerKw,
    torqueNm,
    litresPer100Km,
    electricRangeKm: null,
  });

export const petrol = combustion('petrol', 'Aspirated');
export const turbo = combustion('petrol', 'Turbo');
export const twinTurbo = combustion('petrol', 'Twin Turbo');
export const supercharged = combustion('petrol', 'Supercharged');
export const diesel = combustion('diesel', 'Turbo');
export const biturboDiesel = combustion('diesel', 'Twin Turbo');
export const hybrid = combustion('hybrid', 'Aspirated');
export const turboHybrid = combustion('hybrid', 'Turbo');
export const gas = combustion('lpg', 'Aspirated');

/** Litres, cylinders, system kW, Nm, l/100 km on paper and km on the battery alone. */
export function plugIn(
  litres: number,
  cylinders: number,
  powerKw: number,
  torqueNm: number,
  litresPer100Km: number,
  electricRangeKm: number,
): Engine {
  return {
    ...turbo(litres, cylinders, powerKw, torqueNm, litresPer100Km),
    fuel: 'plug-in-hybrid',
    electricRangeKm,
  };
}

/** kW, Nm and WLTP range in km. */
export function electric(powerKw: number, torqueNm: number, electricRangeKm: number): Engine {
  return {
    litres: null,
    cylinders: null,
    induction: null,
    fuel: 'electric',
    powerKw,
    torqueNm,
    litresPer100Km: null,
    electricRangeKm,
  };
}
