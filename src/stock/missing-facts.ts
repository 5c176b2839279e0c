import { isAvailable } from '../vehicle/availability.ts';
import { isPriced } from '../vehicle/price/price.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import type { FeedField } from './columns/feed-fields.ts';
import { columnsThatMayHold } from './columns/possible-columns.ts';
import { sampleColumns } from './columns/sample-columns.ts';
import type { ImportedStock } from './import-result.ts';

interface Fact {
  readonly name: string;
  /** The field of a feed that gives it. */
  readonly field: FeedField;
  readonly isMissing: (vehicle: Vehicle) => boolean;
}

/** What nearly all feeds tell of a vehicle, and shoppers filter by. */
const facts: readonly Fact[] = [
  { name: 'price', field: 'price', isMissing: (vehicle) => !isPriced(vehicle) },
  // Feeds leave it out for what has not been driven.
  {
    name: 'kilometres',
    field: 'odometerKm',
    isMissing: ({ odometerKm, carType, itemType }) =>
      odometerKm === null && carType !== 'new' && itemType !== 'caravan',
  },
  {
    name: 'gearbox',
    field: 'transmission',
    isMissing: ({ simpleTransmission, itemType }) => simpleTransmission === null && itemType !== 'caravan',
  },
  {
    name: 'fuel',
    field: 'fuel',
    isMissing: ({ simpleFuel, itemType }) => simpleFuel === null && itemType !== 'caravan',
  },
  { name: 'body', field: 'body', isMissing: ({ simpleBody }) => simpleBody === null },
  { name: 'colour', field: 'colour', isMissing: ({ colour }) => colour === null },
  { name: 'photographs', field: 'images', isMissing: ({ photosCount }) => photosCount === 0 },
  { name: 'stock number', field: 'stockNumber', isMissing: ({ stockNumber }) => stockNumber === null },
  { name: 'VIN', field: 'vin', isMissing: ({ vin }) => vin === null },
];

type FedStock = Pick<ImportedStock, 'vehicles' | 'columns' | 'records'>;

export interface MissingFact {
  readonly name: string;
  readonly vehicles: number;
  /** Where no vehicle for sale has it: which of the feed's columns may hold it, or that none does. */
  readonly hint: string;
}

/** The facts that vehicles for sale lack; what was sold often loses its price, and is not counted. */
export function missingFacts({ vehicles, columns, records }: FedStock): MissingFact[] {
  const unused = new Set(columns.flatMap(({ column, field: given }) => (given === null ? [column] : [])));
  const hintFor = (field: FeedField) => {
    const samples = sampleColumns(records).filter((sample) => unused.has(sample.name));
    const possible = columnsThatMayHold(field, samples, records.length);
    if (possible.length === 0) return 'the feed has it of no vehicle, and no unused column looks like it';
    const named = possible.map(({ column, doubt }) => `"${column}"${doubt === null ? '' : ` (${doubt})`}`);
    return `the feed gives it of no vehicle. It may stand in ${named.join(' or ')}: "columns" in feed.json, field ${field}`;
  };
  const forSale = vehicles.filter(isAvailable);
  return facts.flatMap(({ name, field, isMissing }) => {
    const without = forSale.filter(isMissing).length;
    if (without === 0) return [];
    return [{ name, vehicles: without, hint: without === forSale.length ? hintFor(field) : '' }];
  });
}
