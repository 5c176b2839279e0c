import { formatDate } from '../values/date.ts';
import { formatFeetAndMetres, formatMeasure } from '../values/measure.ts';
import { driveLabels } from '../values/vehicle-labels.ts';
import { bodyText, fuelText, transmissionText } from './key-facts.ts';
import type { Vehicle } from './vehicle.schema.ts';

export type SpecificationGroupName =
  | 'engine'
  | 'body'
  | 'weights'
  | 'safety'
  | 'registration'
  | 'identification';
export type SpecificationRow = { readonly label: string; readonly value: string };
export type SpecificationGroup = {
  readonly name: SpecificationGroupName;
  readonly title: string;
  readonly rows: readonly SpecificationRow[];
};

type MaybeRow = readonly [label: string, value: string | null];

const titles: Readonly<Record<SpecificationGroupName, string>> = {
  engine: 'Engine and drivetrain',
  body: 'Body and dimensions',
  weights: 'Weights and towing',
  safety: 'Safety',
  registration: 'Registration',
  identification: 'Identification',
};

/** What buyers of each kind look for first stands first. */
const groupOrder: Readonly<Record<Vehicle['itemType'], readonly SpecificationGroupName[]>> = {
  car: ['engine', 'body', 'weights', 'safety', 'registration', 'identification'],
  motorcycle: ['engine', 'body', 'weights', 'registration', 'identification'],
  truck: ['weights', 'engine', 'body', 'safety', 'registration', 'identification'],
  caravan: ['body', 'weights', 'registration', 'identification'],
};

/** No vehicle measures nothing: feeds write 0 for what they do not know. */
function measure(value: number | null, unit: string, decimals = 0): string | null {
  return value === null || value === 0 ? null : formatMeasure(value, unit, decimals);
}

function count(value: number | null): string | null {
  return value === null || value === 0 ? null : String(value);
}

function feet(value: number | null | undefined): string | null {
  return value ? formatFeetAndMetres(value) : null;
}

function engineSize({ engineLitres, itemType }: Vehicle): string | null {
  // Motorcycles are sold by cubic centimetres.
  if (itemType === 'motorcycle') return measure(engineLitres === null ? null : engineLitres * 1000, 'cc');
  return engineLitres ? `${engineLitres.toFixed(1)} L` : null;
}

/** `5 stars (2018)`. A rating without its year says nothing; no stars with a year is a result of the test. */
function ancapText({ variant }: Vehicle): string | null {
  const { ancapStars: stars, ancapYear: year } = variant;
  if (stars === null || (stars === 0 && year === null)) return null;
  const text = `${stars} ${stars === 1 ? 'star' : 'stars'}`;
  return year === null ? text : `${text} (${year})`;
}

function engineRows(vehicle: Vehicle): MaybeRow[] {
  const { variant } = vehicle;
  return [
    ['Engine', vehicle.engine],
    ['Engine size', engineSize(vehicle)],
    ['Cylinders', count(variant.cylinders)],
    ['Induction', variant.induction],
    ['Power', measure(variant.powerKw, 'kW')],
    ['Torque', measure(variant.torqueNm, 'Nm')],
    ['Fuel type', vehicle.fuel ?? fuelText(vehicle)],
    ['Fuel consumption (combined)', measure(variant.fuelConsumptionLPer100Km, 'L/100km', 1)],
    ['Fuel capacity', measure(variant.fuelCapacityL, 'L')],
    ['Transmission', vehicle.transmission ?? transmissionText(vehicle)],
    ['Gear type', variant.gearType],
    ['Gears', count(vehicle.gearCount)],
    ['Drive', vehicle.drive === null ? null : driveLabels[vehicle.drive]],
  ];
}

function bodyRows(vehicle: Vehicle): MaybeRow[] {
  const { variant, caravan } = vehicle;
  return [
    ['Body', vehicle.body ?? bodyText(vehicle)],
    ['Body configuration', vehicle.bodyConfiguration],
    ['Colour', vehicle.colour],
    ['Interior colour', vehicle.interiorColour],
    ['Sleeps', count(caravan?.sleeps ?? null)],
    ['Body length', feet(caravan?.bodyLengthFt)],
    ['Body width', feet(caravan?.bodyWidthFt)],
    ['Seats', count(vehicle.seats)],
    ['Doors', vehicle.itemType === 'motorcycle' ? null : count(vehicle.doors)],
    ['Length', measure(variant.lengthMm, 'mm')],
    ['Width', measure(variant.widthMm, 'mm')],
    ['Height', measure(variant.heightMm, 'mm')],
  ];
}

function weightRows({ variant, caravan }: Vehicle): MaybeRow[] {
  return [
    ['Gross vehicle mass', measure(variant.grossVehicleMassKg, 'kg')],
    ['Towing capacity (braked)', measure(variant.towingBrakedKg, 'kg')],
    ['Tare weight', measure(caravan?.tareWeightKg ?? null, 'kg')],
    ['Aggregate trailer mass', measure(caravan?.aggregateTrailerMassKg ?? null, 'kg')],
    ['Axle type', caravan?.axleType ?? null],
  ];
}

function rowsOf(name: SpecificationGroupName, vehicle: Vehicle, timeZone: string): MaybeRow[] {
  const date = (iso: string | null) => (iso === null ? null : formatDate(iso, timeZone));
  switch (name) {
    case 'engine':
      return engineRows(vehicle);
    case 'body':
      return bodyRows(vehicle);
    case 'weights':
      return weightRows(vehicle);
    case 'safety':
      return [['ANCAP safety rating', ancapText(vehicle)]];
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

/** "Spec rows with empty, null or 'null' values are hidden." */
function known(rows: readonly MaybeRow[]): SpecificationRow[] {
  return rows.flatMap(([label, value]) => {
    const text = value?.trim() ?? '';
    return text === '' || text.toLowerCase() === 'null' ? [] : [{ label, value: text }];
  });
}

/**
 * Everything known of a vehicle, in groups; a group without a row is left out. The expiry of the
 * registration depends on the day of reading and is in rego.ts.
 */
export function specification(vehicle: Vehicle, timeZone: string): SpecificationGroup[] {
  return groupOrder[vehicle.itemType]
    .map((name) => ({ name, title: titles[name], rows: known(rowsOf(name, vehicle, timeZone)) }))
    .filter((group) => group.rows.length > 0);
}
