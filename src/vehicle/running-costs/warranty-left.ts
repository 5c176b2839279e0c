import { namedValue } from '../../values/vehicle/named-value.ts';
import type { Vehicle } from '../vehicle.schema.ts';

/** Settings in `warranty` of vehicle.json. */
export interface WarrantySettings {
  readonly years: Readonly<Record<string, number>>;
  readonly terms: Readonly<
    Record<string, { readonly km?: number | undefined; readonly since?: string | undefined }>
  >;
}

export interface WarrantyLeft {
  /** Whole years, for a vehicle that nobody has registered yet. */
  readonly years: number | null;
  /** The day on which it ends, `2028-03-14`. */
  readonly until: string | null;
  /** The day from which it is counted. */
  readonly from: string | null;
  /** The odometer at which it ends before that; null for no limit. */
  readonly km: number | null;
}

/**
 * What is left of the maker's warranty, which is counted from the first registration. Null where that is not known for
 * sure: for makes that are not listed, vehicles other than cars, cars recorded as written off, and registrations that
 * do not fit the model year, because some feeds give a later registration as the first.
 */
export function warrantyLeft(
  { make, year, itemType, carType, odometerKm, firstRegistered, past }: WarrantyFacts,
  settings: WarrantySettings,
  today: string,
): WarrantyLeft | null {
  const years = namedValue(settings.years, make);
  if (years === undefined || itemType !== 'car' || past.isWrittenOff === true) return null;
  const { km = null, since = '' } = namedValue(settings.terms, make) ?? {};
  if (firstRegistered === undefined) return carType === 'new' ? { years, until: null, from: null, km } : null;
  const from = firstRegistered.slice(0, 10);
  const registeredYear = Number(from.slice(0, 4));
  const fits = from <= today && registeredYear >= year - 1 && registeredYear <= year + MAX_YEARS_UNSOLD;
  const until = `${registeredYear + years}${from.slice(4)}`;
  const isWithinKm = km === null || (odometerKm !== null && odometerKm < km);
  return fits && since <= from && today < until && isWithinKm ? { years: null, until, from, km } : null;
}

/** A car first registered longer after its model year is taken for one that was registered again. */
const MAX_YEARS_UNSOLD = 2;

type WarrantyFacts = Pick<
  Vehicle,
  'make' | 'year' | 'itemType' | 'carType' | 'odometerKm' | 'firstRegistered' | 'past'
>;
