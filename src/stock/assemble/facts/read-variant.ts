import type { ItemType } from '../../../values/vehicle/vehicle-terms.ts';
import type { Vehicle } from '../../../vehicle/vehicle.schema.ts';
import { readCount } from '../../cells/numbers/count.ts';
import { type MeasureRule, measureRules, readMeasure } from '../../cells/numbers/measure.ts';
import { readYear } from '../../cells/texts/identifier.ts';
import type { FeedField } from '../../columns/feed-fields.ts';
import type { RowReader } from '../row-reader.ts';
import type { MechanicalFacts } from './read-mechanics.ts';

/** Manufacturer's data of the variant; units are in the field names. */
export function readVariant(
  row: RowReader,
  mechanics: MechanicalFacts,
  thisYear: number,
): Vehicle['variant'] {
  const measure = (field: FeedField, rule: MeasureRule) =>
    row.value(field, (text) => readMeasure(text, rule));
  const { lPer100Km, kwhPer100Km, litres, kilograms, millimetres, newtonMetres, kilowatts, stars } =
    measureRules;
  const consumption = measure('fuelConsumptionLPer100Km', lPer100Km);
  const energy = measure('energyKwhPer100Km', kwhPer100Km);
  const saysNone = /^\s*0(\.0)?(?![\d.,])/.test(row.text('fuelConsumptionLPer100Km') ?? '');
  return {
    cylinders: mechanics.cylinders,
    induction: mechanics.induction,
    // "0 L / 100 km" is valid only for electric cars.
    fuelConsumptionLPer100Km: consumption ?? (saysNone && mechanics.simpleFuel === 'electric' ? 0 : null),
    fuelCapacityL: measure('fuelCapacityL', litres),
    grossVehicleMassKg: measure('grossVehicleMassKg', kilograms),
    lengthMm: measure('lengthMm', millimetres),
    heightMm: measure('heightMm', millimetres),
    widthMm: measure('widthMm', millimetres),
    towingBrakedKg: measure('towingBrakedKg', kilograms),
    torqueNm: measure('torqueNm', newtonMetres),
    powerKw: measure('powerKw', kilowatts),
    ancapStars: measure('ancapStars', stars),
    ancapYear: row.value('ancapYear', (text) => readYear(text, thisYear)),
    gearType: row.text('gearType'),
    ...(energy !== null && { energyKwhPer100Km: energy }),
  };
}

const caravanFields = [
  'caravanBodyWidthFt',
  'caravanBodyLengthFt',
  'lengthMm',
  'tareWeightKg',
  'axleType',
  'sleeps',
  'aggregateTrailerMassKg',
] as const satisfies readonly FeedField[];

/** Null unless the vehicle is a caravan. */
export function readCaravan(row: RowReader, itemType: ItemType): Vehicle['caravan'] {
  if (itemType !== 'caravan' || caravanFields.every((field) => row.filled(field).length === 0)) return null;
  const measure = (field: FeedField, rule: MeasureRule) =>
    row.value(field, (text) => readMeasure(text, rule));
  return {
    bodyWidthFt: measure('caravanBodyWidthFt', measureRules.feet),
    bodyLengthFt: measure('caravanBodyLengthFt', measureRules.feet) ?? measure('lengthMm', measureRules.feet),
    tareWeightKg: measure('tareWeightKg', measureRules.kilograms),
    axleType: row.text('axleType'),
    sleeps: row.value('sleeps', (text) => readCount(text, 1, 20)),
    aggregateTrailerMassKg: measure('aggregateTrailerMassKg', measureRules.kilograms),
  };
}
