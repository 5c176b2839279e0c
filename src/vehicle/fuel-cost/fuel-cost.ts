import type { Vehicle } from '../vehicle.schema.ts';

export const WEEKS_PER_YEAR = 52;

/** Something bought by the litre or kilowatt-hour. */
export type Use = {
  readonly per100Km: number;
  /** Dollars. */
  readonly price: number;
};

const toCents = (dollars: number) => Math.round(dollars * 100) / 100;

/**
 * "distance/100 x consumption x price, 2 decimals" (stock and vehicle §9), in dollars, summed over fuel and
 * electricity; a year has 52 weeks. Null for invalid figures.
 */
export function energyCost(
  kmPerWeek: number,
  uses: readonly Use[],
): { readonly perWeek: number; readonly perYear: number } | null {
  const figures = [kmPerWeek, ...uses.flatMap(({ per100Km, price }) => [per100Km, price])];
  if (!figures.every((figure) => Number.isFinite(figure) && figure >= 0)) return null;
  const perWeek = uses.reduce((sum, { per100Km, price }) => sum + (kmPerWeek / 100) * per100Km * price, 0);
  return { perWeek: toCents(perWeek), perYear: toCents(perWeek * WEEKS_PER_YEAR) };
}

/** Electric and hydrogen vehicles and caravans use no fuel sold by the litre. */
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
