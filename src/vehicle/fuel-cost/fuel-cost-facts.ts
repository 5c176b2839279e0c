import type { Settings } from '../../tenant/settings/subjects.ts';
import { fill } from '../../values/fill.ts';
import { formatMeasure } from '../../values/measure.ts';
import { isAvailable } from '../status/availability.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { knownConsumption, usesFuelByLitre } from './fuel-cost.ts';

type FuelSettings = Pick<Settings, 'site' | 'vehicle'>;
type Words = Settings['vehicle']['fuelCost'];

/** Props of the form: its texts, and everything the result depends on besides the input. */
export type FuelCostFacts = Pick<
  Words,
  'pricePerLitreLabel' | 'kmPerWeekLabel' | 'perWeek' | 'perYear' | 'calculate'
> & { readonly litresPer100Km: number; readonly currency: string };

/** Whether the fuel cost of this vehicle can be calculated and the dealer shows it. */
export function hasFuelCost(vehicle: Vehicle, { vehicle: { fuelCost } }: FuelSettings): boolean {
  return fuelCost.show && isAvailable(vehicle) && usesFuelByLitre(vehicle);
}

/** `vehicle` is null for the general calculator. */
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

/** Sentence that states the consumption used. */
export function fuelCostBasis(vehicle: Vehicle | null, settings: FuelSettings): string {
  const { basis, basisUnknown } = settings.vehicle.fuelCost;
  const { litresPer100Km } = fuelCostFacts(vehicle, settings);
  const consumption = formatMeasure(litresPer100Km, 'L/100km', 1).replace(' ', '\u00a0');
  return fill(vehicle && knownConsumption(vehicle) !== null ? basis : basisUnknown, { consumption });
}
