import { formatKilometres } from '../../values/measure.ts';
import { currentPrice, isPriced } from '../../vehicle/price/price.ts';
import { isAvailable } from '../../vehicle/status/availability.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { vehicleLabel } from '../guard/finding.ts';
import { ungarbled } from '../guard/garbled-text.ts';
import { textsOf } from '../guard/stock-checks.ts';
import type { FindingKind, RowFinding } from './row-finding.ts';

/** A courier's van does 60,000 a year; more means another unit or a digit too many. */
const MAX_KM_PER_YEAR = 80_000;
const MAX_KM_OF_NEW = 3000;
/** A lower reading of an old car was often written in thousands. */
const MIN_KM_OF_OLD = 500;
const OLD_YEARS = 4;
/** A price this many times above or below the model's median is a typing error or a wreck. */
const PRICE_FACTOR = 4;
const FEWEST_TO_COMPARE = 5;

interface Found {
  readonly kind: FindingKind;
  readonly problem: string;
  readonly remedy: string;
}

/** Faults of vehicles that were imported without warnings; sold ones are skipped. */
export function vehicleFindings(
  vehicles: readonly Vehicle[],
  lines: ReadonlyMap<string, number>,
  thisYear: number,
): RowFinding[] {
  const middles = middlePrices(vehicles);
  return vehicles
    .filter(isAvailable)
    .flatMap((vehicle) =>
      [
        ...missing(vehicle),
        ...implausibleOdometer(vehicle, thisYear),
        ...implausiblePrice(vehicle, middles.get(modelOf(vehicle)) ?? null),
        ...garbled(vehicle),
      ].map((found) => ({ ...found, line: lines.get(vehicle.id) ?? 0, vehicle: vehicleLabel(vehicle) })),
    );
}

function missing(vehicle: Vehicle): Found[] {
  const found: Found[] = [];
  if (vehicle.photosCount === 0)
    found.push({ kind: 'photos', problem: 'There is no photograph.', remedy: 'Add photographs.' });
  if (!isPriced(vehicle))
    found.push({ kind: 'price', problem: 'There is no price.', remedy: 'Fill in the price.' });
  return found;
}

function implausibleOdometer({ odometerKm: km, year, carType }: Vehicle, thisYear: number): Found[] {
  if (km === null) return [];
  const age = Math.max(0, thisYear - year);
  const max = carType === 'new' ? MAX_KM_OF_NEW : (age + 1) * MAX_KM_PER_YEAR;
  const isLow = carType === 'used' && age >= OLD_YEARS && km < MIN_KM_OF_OLD;
  if (km <= max && !isLow) return [];
  const what = carType === 'new' ? 'a new vehicle' : `a vehicle of ${year}`;
  const problem = `${formatKilometres(km)} are ${isLow ? 'few' : 'many'} for ${what}.`;
  return [
    {
      kind: 'implausible',
      problem,
      remedy: 'Check the odometer reading and its unit, and whether it is new or used.',
    },
  ];
}

function implausiblePrice(vehicle: Vehicle, middle: number | null): Found[] {
  const price = currentPrice(vehicle);
  if (price === null || middle === null) return [];
  const isHigh = price > middle * PRICE_FACTOR;
  if (!isHigh && price * PRICE_FACTOR >= middle) return [];
  const problem = `${price.toLocaleString('en-AU')} is ${isHigh ? 'high' : 'low'}: half of the ${modelOf(vehicle)} in the feed cost ${middle.toLocaleString('en-AU')} or less.`;
  return [{ kind: 'implausible', problem, remedy: 'Check the price for a digit too few or too many.' }];
}

function garbled(vehicle: Vehicle): Found[] {
  const text = textsOf(vehicle);
  const repaired = ungarbled(text);
  if (repaired === null) return [];
  const word = text.split(/\s+/).find((part) => ungarbled(part) !== null) ?? '';
  const meant = ungarbled(word) ?? '';
  const guess = meant.includes('\ufffd') ? '' : `, probably "${meant}"`;
  return [
    {
      kind: 'text',
      problem: `The text has "${word}"${guess}.`,
      remedy: 'Ask the supplier to write the feed as UTF-8.',
    },
  ];
}

/** The median price of each model with enough vehicles. */
function middlePrices(vehicles: readonly Vehicle[]): Map<string, number> {
  const byModel = Map.groupBy(vehicles.filter(isAvailable), modelOf);
  return new Map(
    [...byModel].flatMap(([model, cars]) => {
      const prices = cars.flatMap((car) => currentPrice(car) ?? []).sort((a, b) => a - b);
      const middle = prices[Math.floor((prices.length - 1) / 2)];
      return middle === undefined || prices.length < FEWEST_TO_COMPARE ? [] : [[model, middle] as const];
    }),
  );
}

function modelOf({ make, model }: Vehicle): string {
  return `${make} ${model}`;
}
