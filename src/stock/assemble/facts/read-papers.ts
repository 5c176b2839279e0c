import type { Vehicle } from '../../../vehicle/vehicle.schema.ts';
import { readPlate, readStockNumber, readVin } from '../../cells/texts/identifier.ts';
import { readState } from '../../cells/texts/place.ts';
import type { RowReader } from '../row-reader.ts';

type Papers = Pick<
  Vehicle,
  | 'stockNumber'
  | 'vin'
  | 'nvic'
  | 'buildDate'
  | 'complianceDate'
  | 'firstRegistered'
  | 'registrationPlate'
  | 'registrationState'
  | 'registrationExpiry'
>;

/** Numbers and dates of the vehicle's papers. */
export function readPapers(row: RowReader): Papers {
  const vin = row.value('vin', readVin);
  const stockNumber = row.value('stockNumber', readStockNumber);
  const firstRegistered = row.date('firstRegistered');
  return {
    // Advertising feeds use the VIN as their id.
    stockNumber: stockNumber?.toUpperCase() === vin ? null : stockNumber,
    vin,
    nvic: row.text('nvic'),
    buildDate: row.date('buildDate'),
    complianceDate: row.date('complianceDate'),
    ...(firstRegistered !== null && { firstRegistered }),
    registrationPlate: row.value('registrationPlate', readPlate),
    registrationState: readState(row.text('registrationState') ?? ''),
    registrationExpiry: row.date('registrationExpiry'),
  };
}
