import { formatDate } from '../../../values/time/date.ts';
import { type FactLanguage, feedLanguage, stockWord } from '../../../values/vehicle/stock-word.ts';
import { driveLabels } from '../../../values/vehicle/vehicle-labels.ts';
import { bodyText, fuelText, transmissionText } from '../../key-facts.ts';
import type { Vehicle } from '../../vehicle.schema.ts';
import {
  ancapText,
  countText,
  engineSizeText,
  type FactRow,
  feetText,
  knownRows,
  type MaybeRow,
  measureText,
  payloadText,
} from './fact-rows.ts';

export type SpecificationGroupName =
  | 'engine'
  | 'body'
  | 'weights'
  | 'safety'
  | 'registration'
  | 'identification';
export type SpecificationGroup = {
  readonly name: SpecificationGroupName;
  readonly title: string;
  readonly rows: readonly FactRow[];
};

const titles: Readonly<Record<SpecificationGroupName, string>> = {
  engine: 'Engine and drivetrain',
  body: 'Body and dimensions',
  weights: 'Weights and towing',
  safety: 'Safety',
  registration: 'Registration',
  identification: 'Identification',
};

/** Order of the groups, by type of vehicle. */
const groupOrder: Readonly<Record<Vehicle['itemType'], readonly SpecificationGroupName[]>> = {
  car: ['engine', 'body', 'weights', 'safety', 'registration', 'identification'],
  motorcycle: ['engine', 'body', 'weights', 'registration', 'identification'],
  truck: ['weights', 'engine', 'body', 'safety', 'registration', 'identification'],
  caravan: ['body', 'weights', 'registration', 'identification'],
};

function engineRows(vehicle: Vehicle): MaybeRow[] {
  const { variant } = vehicle;
  return [
    ['Engine', vehicle.engine],
    ['Engine size', engineSizeText(vehicle)],
    ['Cylinders', countText(variant.cylinders)],
    ['Induction', variant.induction],
    ['Power', measureText(variant.powerKw, 'kW')],
    ['Torque', measureText(variant.torqueNm, 'Nm')],
    ['Fuel type', vehicle.fuel ?? fuelText(vehicle)],
    ['Fuel consumption (combined)', measureText(variant.fuelConsumptionLPer100Km, 'L/100km', 1)],
    ['Energy consumption (combined)', measureText(variant.energyKwhPer100Km ?? null, 'kWh/100km', 1)],
    ['Fuel capacity', measureText(variant.fuelCapacityL, 'L')],
    ['Transmission', vehicle.transmission ?? transmissionText(vehicle)],
    ['Gear type', variant.gearType],
    ['Gears', countText(vehicle.gearCount)],
    ['Drive', vehicle.drive === null ? null : driveLabels[vehicle.drive]],
  ];
}

function bodyRows(vehicle: Vehicle): MaybeRow[] {
  const { variant, caravan } = vehicle;
  const body = vehicle.body ?? bodyText(vehicle);
  return [
    ['Sleeps', countText(caravan?.sleeps ?? null)],
    ['Body length', feetText(caravan?.bodyLengthFt)],
    ['Body width', feetText(caravan?.bodyWidthFt)],
    ['Body', body],
    // Some feeds give the same value for both.
    ['Body configuration', vehicle.bodyConfiguration === body ? null : vehicle.bodyConfiguration],
    ['Colour', vehicle.colour],
    ['Interior colour', vehicle.interiorColour],
    ['Seats', countText(vehicle.seats)],
    ['Doors', vehicle.itemType === 'motorcycle' ? null : countText(vehicle.doors)],
    ['Length', measureText(variant.lengthMm, 'mm')],
    ['Width', measureText(variant.widthMm, 'mm')],
    ['Height', measureText(variant.heightMm, 'mm')],
  ];
}

function weightRows({ variant, caravan }: Vehicle): MaybeRow[] {
  return [
    ['Gross vehicle mass', measureText(variant.grossVehicleMassKg, 'kg')],
    ['Towing capacity (braked)', measureText(variant.towingBrakedKg, 'kg')],
    ['Tare weight', measureText(caravan?.tareWeightKg ?? null, 'kg')],
    ['Aggregate trailer mass', measureText(caravan?.aggregateTrailerMassKg ?? null, 'kg')],
    ['Payload', payloadText(caravan)],
    ['Axle type', caravan?.axleType ?? null],
  ];
}

function rowsOf(
  name: SpecificationGroupName,
  vehicle: Vehicle,
  { timeZone, locale, words }: FactLanguage & { readonly timeZone: string },
): MaybeRow[] {
  const date = (iso: string | null) => (iso === null ? null : formatDate(iso, timeZone, locale));
  switch (name) {
    case 'engine':
      return engineRows(vehicle);
    case 'body':
      return bodyRows(vehicle);
    case 'weights':
      return weightRows(vehicle);
    case 'safety':
      return [['ANCAP safety rating', ancapText(vehicle, words)]];
    case 'registration':
      return [
        ['Registration plate', vehicle.registrationPlate],
        ['Registered in', vehicle.registrationState],
        ['Build date', date(vehicle.buildDate)],
        ['Compliance date', date(vehicle.complianceDate)],
      ];
    case 'identification':
      return [
        ['Stock number', vehicle.stockNumber],
        ['VIN', vehicle.vin],
        ['NVIC', vehicle.nvic],
      ];
  }
}

/**
 * All known specifications in groups; empty groups are omitted. The registration expiry is not included, because it
 * depends on the current day (rego.ts).
 */
export function specification(
  vehicle: Vehicle,
  timeZone: string,
  language: FactLanguage = feedLanguage,
): SpecificationGroup[] {
  const { words } = language;
  return groupOrder[vehicle.itemType]
    .map((name) => ({
      name,
      title: stockWord(words, titles[name]),
      rows: knownRows(rowsOf(name, vehicle, { timeZone, ...language })).map(({ label, value }) => ({
        label: stockWord(words, label),
        value: stockWord(words, value),
      })),
    }))
    .filter((group) => group.rows.length > 0);
}
