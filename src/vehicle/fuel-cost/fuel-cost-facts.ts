import type { Settings } from '../../tenant/settings/subjects.ts';
import { fill } from '../../values/fill.ts';
import { formatMeasure } from '../../values/measure.ts';
import { isAvailable } from '../availability.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { knownConsumption, usesFuelByLitre } from './fuel-cost.ts';

type FuelSettings = Pick<Settings, 'site' | 'vehicle'>;
type Words = Settings['vehicle']['fuelCost'];

/** All that the figures depend on besides what is typed, with the words of the form. */
export type FuelCostFacts = Pick<
  Words,
  'pricePerLitreLabel' | 'kmPerWeekLabel' | 'perWeek' | 'perYear' | 'calculate'
> & { readonly litresPer100Km: number; readonly currency: string };

/** Whether its fuel can be worked out, for a dealer who shows that. */
export function hasFuelCost(vehicle: Vehicle, { vehicle: { fuelCost } }: FuelSettings): boolean {
  return fuelCost.show && isAvailable(vehicle) && usesFuelByLitre(vehicle);
}

/** For a vehicle, or for one of which nothing is known. */
export function fuelCostFacts(
  vehicle: Vehicle | null,
  { site, vehicle: texts }: FuelSettings,
): FuelCostFacts {
  const { pricePerLitreLabel, kmPerWeekLabel, perWeek, perYear, calculate, litresPer100Km } = texts.fuelCost;
  return {
    ...{ pricePerLitreLabel, kmPerWeekLabel, perWeek, perYear, calculate },
    litresPer100Km: (vehicle && knownConsumption(vehicle)) ?? litresPer100Km,
    currency: site.currency,
  };
}

/** The sentence that says which consumption the figures are worked out with. */
export function fuelCostBasis(vehicle: Vehicle | null, settings: FuelSettings): string {
  const { basis, basisUnknown } = settings.vehicle.fuelCost;
  const { litresPer100Km } = fuelCostFacts(vehicle, settings);
  const consumption = formatMeasure(litresPer100Km, 'L/100km', 1).replace(' ', '\u00a0');
  return fill(vehicle && knownConsumption(vehicle) !== null ? basis : basisUnknown, { consumption });
}
