import type { FeedSettings } from '../tenant/settings/publish/feed.schema.ts';
import { isPriced } from '../vehicle/price/price.ts';
import { isAvailable } from '../vehicle/status/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import { columnHint, namingFields } from './columns/column-hint.ts';
import type { ColumnSample } from './columns/column-plan.ts';
import type { FeedField } from './columns/feed-fields.ts';
import { sampleColumns } from './columns/recognise/sample-columns.ts';
import type { ImportedStock } from './import/import-result.ts';
import type { FeedRecord } from './read/feed-record.ts';
import type { ColumnUse } from './snapshot.schema.ts';

interface Fact {
  readonly name: string;
  /** The feed field that gives the fact. */
  readonly field: FeedField;
  readonly isKnown: (vehicle: Vehicle) => boolean;
  /** Some facts do not apply to all vehicles. */
  readonly isExpected?: (vehicle: Vehicle) => boolean;
}

const isDriven = ({ itemType }: Vehicle) => itemType !== 'caravan';

/** Facts that nearly all feeds have and shoppers filter by. */
const facts: readonly Fact[] = [
  { name: 'price', field: 'price', isKnown: isPriced },
  {
    name: 'kilometres',
    field: 'odometerKm',
    isKnown: ({ odometerKm }) => odometerKm !== null,
    isExpected: (vehicle) => isDriven(vehicle) && vehicle.carType !== 'new',
  },
  {
    name: 'gearbox',
    field: 'transmission',
    isKnown: ({ simpleTransmission }) => simpleTransmission !== null,
    isExpected: isDriven,
  },
  { name: 'fuel', field: 'fuel', isKnown: ({ simpleFuel }) => simpleFuel !== null, isExpected: isDriven },
  {
    name: 'body',
    field: 'body',
    // For many models the body follows from the model.
    isKnown: ({ body, simpleBody }) => body !== null && simpleBody !== null,
  },
  { name: 'colour', field: 'colour', isKnown: ({ colour }) => colour !== null },
  { name: 'photographs', field: 'images', isKnown: ({ photosCount }) => photosCount > 0 },
  { name: 'stock number', field: 'stockNumber', isKnown: ({ stockNumber }) => stockNumber !== null },
  { name: 'VIN', field: 'vin', isKnown: ({ vin }) => vin !== null },
];

type FedStock = Pick<ImportedStock, 'vehicles' | 'columns' | 'records' | 'rejects'>;

export interface MissingFact {
  readonly name: string;
  /** Number of vehicles for sale, or rejected rows, that lack it. */
  readonly vehicles: number;
  /** If no vehicle has the fact: which column may hold it, or that none does. Otherwise empty. */
  readonly hint: string;
  /** What to write into feed.json; null if no column looks like it. */
  readonly mapping: string | null;
}

/** Facts that vehicles for sale lack; sold ones often lose their price and are not counted. */
export function missingFacts(stock: FedStock, { constants }: Pick<FeedSettings, 'constants'>): MissingFact[] {
  const { vehicles, columns, records, rejects } = stock;
  const forSale = vehicles.filter(isAvailable);
  let samples: readonly ColumnSample[] | null = null;
  const nowhere = (name: string, field: FeedField, count: number, effect = ''): MissingFact => {
    samples ??= unusedSamples(records, columns);
    const hint = columnHint(field, samples, records.length);
    const where = hint?.text ?? noColumnText(field, columns);
    const whole = `the feed gives it for no vehicle${effect}; ${where}`;
    return { name, vehicles: count, hint: whole, mapping: hint?.mapping ?? null };
  };
  const isGiven = (field: FeedField) =>
    constants[field] !== undefined ||
    columns.some(({ field: given, filledRows }) => given === field && filledRows > 0);
  const unnamed = namingFields.flatMap((field) => {
    const rows = rejects.filter(({ reason }) => isRejectedFor(field, reason)).length;
    return rows === 0 || isGiven(field) ? [] : [nowhere(field, field, rows, ', and these rows are rejected')];
  });
  const lacking = facts.flatMap(({ name, field, isKnown, isExpected }) => {
    const without = forSale.filter((vehicle) => !isKnown(vehicle) && isExpected?.(vehicle) !== false).length;
    if (without === 0) return [];
    if (!forSale.some(isKnown)) return [nowhere(name, field, without)];
    return [{ name, vehicles: without, hint: '', mapping: null }];
  });
  const isUsedForWantOfWord =
    forSale.length > 0 && !isGiven('carType') && forSale.every(({ carType }) => carType === 'used');
  const condition = isUsedForWantOfWord
    ? [nowhere('condition', 'carType', forSale.length, ', and all count as used')]
    : [];
  return [...unnamed, ...lacking, ...condition];
}

/** The hint and, if known, the line to add to feed.json; for terminal and text file. */
export function missingText({ hint, mapping }: MissingFact): string {
  return mapping === null ? hint : `${hint}: ${mapping} in feed.json`;
}

/** Facts that no vehicle of the feed has. Those that only some lack are counted in the import report. */
export function factsOfNoVehicle(missing: readonly MissingFact[]): MissingFact[] {
  return missing.filter(({ hint }) => hint !== '');
}

function unusedSamples(records: readonly FeedRecord[], columns: readonly ColumnUse[]): ColumnSample[] {
  const unused = new Set(columns.flatMap(({ column, field }) => (field === null ? [column] : [])));
  return sampleColumns(records).filter(({ name }) => unused.has(name));
}

function noColumnText(field: FeedField, columns: readonly ColumnUse[]): string {
  const read = columns.flatMap(({ column, field: given, filledRows }) =>
    given === field && filledRows > 0 ? [`"${column}"`] : [],
  );
  return read.length === 0
    ? 'no unused column looks like it'
    : `what stands in ${read.join(' and ')} cannot be read as such`;
}

function isRejectedFor(field: (typeof namingFields)[number], reason: string): boolean {
  return reason.startsWith('does not name a car: ') && reason.includes(`no ${field}`);
}
