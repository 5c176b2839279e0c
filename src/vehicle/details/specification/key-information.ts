import { type StockWords, stockWord } from '../../../values/vehicle/stock-word.ts';
import { driveLabels } from '../../../values/vehicle/vehicle-labels.ts';
import { bodyText } from '../../key-facts.ts';
import type { Vehicle } from '../../vehicle.schema.ts';
import {
  countText,
  engineSizeText,
  type FactRow,
  feetText,
  knownRows,
  type MaybeRow,
  measureText,
  payloadText,
} from './fact-rows.ts';

type Label =
  | 'body'
  | 'drive'
  | 'colour'
  | 'interiorColour'
  | 'engine'
  | 'engineSize'
  | 'power'
  | 'seats'
  | 'doors'
  | 'bodyWidth'
  | 'aggregateTrailerMass'
  | 'payload'
  | 'grossVehicleMass'
  | 'towing'
  | 'stockNumber'
  | 'vin'
  | 'registration';

/** Texts in vehicle.json. */
export type KeyInformationTexts = Readonly<Record<Label, string>>;

/** Rows by type of vehicle, most important first. */
const rowsOf: Readonly<Record<Vehicle['itemType'], readonly Label[]>> = {
  car: ['body', 'drive', 'engine', 'seats', 'doors', 'towing'],
  motorcycle: ['engineSize', 'power'],
  truck: ['grossVehicleMass', 'towing', 'body', 'drive', 'engine', 'seats'],
  caravan: ['bodyWidth', 'aggregateTrailerMass', 'payload'],
};

const rowsOfAll: readonly Label[] = ['colour', 'interiorColour', 'registration', 'stockNumber', 'vin'];

function valuesOf(vehicle: Vehicle): Readonly<Record<Label, string | null>> {
  const { variant, caravan } = vehicle;
  return {
    body: bodyText(vehicle),
    drive: vehicle.drive === null ? null : driveLabels[vehicle.drive],
    colour: vehicle.colour,
    interiorColour: vehicle.interiorColour,
    engine: vehicle.engine,
    engineSize: engineSizeText(vehicle),
    power: measureText(variant.powerKw, 'kW'),
    seats: countText(vehicle.seats),
    doors: countText(vehicle.doors),
    bodyWidth: feetText(caravan?.bodyWidthFt),
    aggregateTrailerMass: measureText(caravan?.aggregateTrailerMassKg ?? null, 'kg'),
    payload: payloadText(caravan),
    grossVehicleMass: measureText(variant.grossVehicleMassKg, 'kg'),
    towing: measureText(variant.towingBrakedKg, 'kg'),
    stockNumber: vehicle.stockNumber,
    vin: vehicle.vin,
    registration: vehicle.registrationPlate,
  };
}

/**
 * The rows below the key facts (key-facts.ts), by type of vehicle. The registration expiry is not included, because
 * it depends on the current day (rego.ts).
 */
export function keyInformation(
  vehicle: Vehicle,
  texts: KeyInformationTexts,
  words: StockWords = {},
): FactRow[] {
  const values = valuesOf(vehicle);
  const rows = [...rowsOf[vehicle.itemType], ...rowsOfAll].map(
    (name): MaybeRow => [texts[name], values[name]],
  );
  return knownRows(rows).map(({ label, value }) => ({ label, value: stockWord(words, value) }));
}
