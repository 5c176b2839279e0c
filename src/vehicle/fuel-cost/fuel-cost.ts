import type { Vehicle } from '../vehicle.schema.ts';

const WEEKS_PER_YEAR = 52;

export type Driving = {
  readonly kmPerWeek: number;
  readonly litresPer100Km: number;
  /** Dollars. */
  readonly pricePerLitre: number;
};

const toCents = (dollars: number) => Math.round(dollars * 100) / 100;

/**
 * "distance/100 x consumption x price, 2 decimals" (stock and vehicle §9), in dollars; a year has 52 weeks. Null for
 * invalid figures.
 */
export function fuelCost({
  kmPerWeek,
  litresPer100Km,
  pricePerLitre,
}: Driving): { readonly perWeek: number; readonly perYear: number } | null {
  const figures = [kmPerWeek, litresPer100Km, pricePerLitre];
  if (!figures.every((figure) => Number.isFinite(figure) && figure >= 0)) return null;
  const perWeek = (kmPerWeek / 100) * litresPer100Km * pricePerLitre;
  return { perWeek: toCents(perWeek), perYear: toCents(perWeek * WEEKS_PER_YEAR) };
}

/** "Hidden for electric fuel", and for hydrogen and caravans, which use no fuel sold by the litre. */
export function usesFuelByLitre(vehicle: Pick<Vehicle, 'simpleFuel' | 'simpleBody' | 'itemType'>): boolean {
  if (vehicle.simpleFuel === 'electric' || vehicle.simpleFuel === 'hydrogen') return false;
  return vehicle.itemType !== 'caravan' || vehicle.simpleBody === 'motorhome';
}

/** A rating of 0 means unknown. */
export function knownConsumption(vehicle: Pick<Vehicle, 'variant'>): number | null {
  const { fuelConsumptionLPer100Km } = vehicle.variant;
  return fuelConsumptionLPer100Km === null || fuelConsumptionLPer100Km === 0
    ? null
    : fuelConsumptionLPer100Km;
}
