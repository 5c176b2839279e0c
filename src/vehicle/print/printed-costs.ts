import type { Settings } from '../../tenant/settings/subjects.ts';
import { fill } from '../../values/fill.ts';
import { formatMeasure } from '../../values/measure.ts';
import { formatWholeMoney } from '../../values/money.ts';
import { fuelCostFacts, hasFuelCost } from '../fuel-cost/fuel-cost-facts.ts';
import { startingDriving, typedFuelCost } from '../fuel-cost/typed-driving.ts';
import { type RunningCostLines, runningCostLines } from '../running-costs/running-cost-lines.ts';
import type { Vehicle } from '../vehicle.schema.ts';

/** What the vehicle costs to run, with the dealer's own prices and distance; the specification has the safety stars. */
export function printedCosts(
  vehicle: Vehicle,
  settings: Pick<Settings, 'site' | 'vehicle' | 'search'>,
  today: string,
): Pick<RunningCostLines, 'rows' | 'notes'> {
  const { fuelCost } = settings.vehicle;
  const { energies, of: label } = fuelCostFacts(vehicle, settings);
  const cost = typedFuelCost(startingDriving(fuelCost, energies), energies);
  const words = {
    amount: formatWholeMoney(cost?.perYear ?? 0, settings.site.currency),
    km: formatMeasure(fuelCost.kmPerWeek, 'km'),
  };
  const energy = { label, value: fill(fuelCost.printed, words) };
  const { rows = [], notes = [] } = runningCostLines(vehicle, settings, today) ?? {};
  return { rows: [...(hasFuelCost(vehicle, settings) ? [energy] : []), ...rows], notes };
}
