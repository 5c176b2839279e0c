import type { Settings } from '../../tenant/settings/subjects.ts';
import { fill } from '../../values/fill.ts';
import { formatMeasure, formatNumber } from '../../values/measure.ts';
import { type Service, serviceOf } from '../running-costs/servicing.ts';
import { isAvailable } from '../status/availability.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { type Energy, energiesOf } from './energies.ts';
import { LARGEST_FIGURE, type PriceName } from './typed-driving.ts';

type FuelSettings = Pick<Settings, 'site' | 'vehicle'>;
type Words = Settings['vehicle']['fuelCost'];

/** Props of the form: its texts, and everything the result depends on besides the input. */
export type FuelCostFacts = Pick<Words, 'kmPerWeekLabel' | 'perWeek' | 'perYear' | 'calculate'> & {
  /** Why a typed figure is not accepted. */
  readonly notPossible: string;
  /** What the cost is for: "Fuel". */
  readonly of: string;
  readonly energies: readonly {
    readonly name: PriceName;
    readonly per100Km: number;
    readonly label: string;
  }[];
  /** Present where the price of servicing is known and the cost of energy is whole, for a total. */
  readonly service?: Service;
  readonly total?: string;
  readonly currency: string;
};

/** Whether the cost of fuel or charging of this vehicle can be calculated and the dealer shows it. */
export function hasFuelCost(vehicle: Vehicle, { vehicle: { fuelCost } }: FuelSettings): boolean {
  return fuelCost.show && isAvailable(vehicle) && energiesOf(vehicle, fuelCost).length > 0;
}

/** `vehicle` is null for the general calculator. */
export function fuelCostFacts(
  vehicle: Vehicle | null,
  { site, vehicle: { fuelCost, runningCosts } }: FuelSettings,
): FuelCostFacts {
  const { kmPerWeekLabel, perWeek, perYear, calculate, withServicing } = fuelCost;
  const energies = energiesOf(vehicle, fuelCost);
  const labels = {
    'price-per-litre': fuelCost.pricePerLitreLabel,
    'cents-per-kwh': fuelCost.centsPerKwhLabel,
  } as const satisfies Record<PriceName, string>;
  const isWhole = vehicle !== null && !lacksElectricity(vehicle, energies);
  const service = isWhole && runningCosts.show ? serviceOf(vehicle, runningCosts.servicing.makes) : null;
  return {
    ...{ kmPerWeekLabel, perWeek, perYear, calculate },
    notPossible: fill(fuelCost.notPossible, { max: formatNumber(LARGEST_FIGURE, 0) }),
    of: namedEnergies(energies, fuelCost),
    energies: energies.map(({ name, per100Km }) => ({ name, per100Km, label: labels[name] })),
    ...(service && { service, total: withServicing }),
    currency: site.currency,
  };
}

/** Whether only the fuel of a plug-in hybrid is counted, because its electricity is not known. */
function lacksElectricity(vehicle: Vehicle | null, energies: readonly Energy[]): boolean {
  return vehicle?.simpleFuel === 'plug-in-hybrid' && energies.length < 2;
}

function namedEnergies(energies: readonly Energy[], { fuel, charging, fuelAndCharging }: Words): string {
  if (energies.length > 1) return fuelAndCharging;
  return energies[0]?.name === 'cents-per-kwh' ? charging : fuel;
}

const units = { 'price-per-litre': 'L/100km', 'cents-per-kwh': 'kWh/100km' } as const satisfies Record<
  PriceName,
  string
>;

/** Sentences that state the consumption used, and what is not in the figure. */
export function fuelCostBasis(vehicle: Vehicle | null, settings: FuelSettings): string {
  const { fuelCost } = settings.vehicle;
  const energies = energiesOf(vehicle, fuelCost);
  const consumption = energies
    .map(({ name, per100Km }) => formatMeasure(per100Km, units[name], 1).replace(' ', '\u00a0'))
    .join(' + ');
  const isRated = energies.every((energy) => energy.isRated);
  const isCharged = energies.some(({ name }) => name === 'cents-per-kwh');
  return [
    fill(isRated ? fuelCost.basis : fuelCost.basisUnknown, { consumption }),
    ...(isCharged ? [fuelCost.basisCharging] : []),
    ...(isRated && lacksElectricity(vehicle, energies) ? [fuelCost.basisPlugIn] : []),
  ].join(' ');
}
