import type { Vehicle } from '../vehicle.schema.ts';
import { knownConsumption, usesFuelByLitre } from './fuel-cost.ts';
import type { PriceName } from './typed-driving.ts';

/** What a vehicle runs on, named by the input for its price. */
export interface Energy {
  readonly name: PriceName;
  /** Litres or kilowatt-hours. */
  readonly per100Km: number;
  /** False where the dealer's general figure stands in. */
  readonly isRated: boolean;
}

interface EnergyRules {
  /** Whether electric vehicles are counted. */
  readonly electric: boolean;
  /** Assumed where a vehicle is not rated. */
  readonly litresPer100Km: number;
  readonly kwhPer100Km: number;
}

/**
 * Empty where no honest figure is known, and for electric vehicles where the dealer hides the calculator, "hidden for
 * electric fuel" (stock and vehicle §9). The assumed kilowatt-hours are a car's. A plug-in hybrid counts its electricity
 * only beside a rated consumption of fuel, because the two are rated together (ADR 81/02). `vehicle` is null for
 * vehicles in general.
 */
export function energiesOf(vehicle: Vehicle | null, rules: EnergyRules): readonly Energy[] {
  const litres = vehicle && knownConsumption(vehicle);
  const fuel: Energy = {
    name: 'price-per-litre',
    per100Km: litres ?? rules.litresPer100Km,
    isRated: litres !== null,
  };
  if (vehicle === null) return [fuel];
  const { simpleFuel, itemType, variant } = vehicle;
  const { energyKwhPer100Km: kwh = null } = variant;
  const electricity: Energy = {
    name: 'cents-per-kwh',
    per100Km: kwh ?? rules.kwhPer100Km,
    isRated: kwh !== null,
  };
  if (simpleFuel === 'electric')
    return rules.electric && (kwh !== null || itemType === 'car') ? [electricity] : [];
  if (!usesFuelByLitre(vehicle)) return [];
  return simpleFuel === 'plug-in-hybrid' && kwh !== null && litres !== null ? [fuel, electricity] : [fuel];
}
