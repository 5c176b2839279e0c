import type { CarType } from '../../../values/vehicle/vehicle-terms.ts';
import type { Vehicle } from '../../../vehicle/vehicle.schema.ts';
import { priceTypeIn, readMoney } from '../../cells/numbers/money.ts';
import { found, nothing, type Reading, unusable } from '../../cells/reading.ts';
import { readFlag } from '../../cells/status.ts';
import type { FeedField } from '../../columns/feed-fields.ts';
import type { RowReader } from '../row-reader.ts';

export type PriceFacts = Pick<
  Vehicle,
  | 'price'
  | 'beforePrice'
  | 'offerPrice'
  | 'priceExGovernmentCharges'
  | 'priceType'
  | 'subscriptionPricePerWeek'
  | 'averageMarketPrice'
  | 'stateAverageMarketPrice'
  | 'reserveDeposit'
>;

/** Hardly a vehicle costs less, but a dealer may mean it. */
const SUSPICIOUS_BELOW = 100;
const PLACEHOLDER_FROM = 9_999_999;
const regularPrice = /regular|normal|ordinar/i;

/**
 * The prices of a vehicle. Implausible ones are left out with a warning: "a price of 10 or less counts as no price"
 * (stock and vehicle §5), and so does one up to `maxPlaceholder`, because some suppliers write 88 for none.
 */
export function readPrices(row: RowReader, carType: CarType, maxPlaceholder: number): PriceFacts {
  const price: ReadPrice = (field, parse) => plausiblePrice(row, field, parse, maxPlaceholder);
  const driveAway = price('driveAwayPrice', (text) => (readFlag(text) === null ? readMoney(text) : nothing));
  const stated = price('price');
  const priceExGovernmentCharges = price('priceExGovernmentCharges');
  const regular = driveAway ?? stated ?? priceExGovernmentCharges ?? shopPrice(row, price);
  const sale = price('salePrice');
  const isReduced = sale !== null && (regular === null || sale < regular);
  const current = isReduced ? sale : regular;
  return {
    price: current,
    beforePrice: beforePrice(row, price, current, isReduced ? regular : null, carType),
    offerPrice: price('offerPrice'),
    priceExGovernmentCharges,
    priceType: priceType(row, driveAway !== null, driveAway ?? stated, priceExGovernmentCharges !== null),
    subscriptionPricePerWeek: amount(row, 'subscriptionPricePerWeek'),
    averageMarketPrice: price('averageMarketPrice'),
    stateAverageMarketPrice: price('stateAverageMarketPrice'),
    reserveDeposit: amount(row, 'reserveDeposit'),
  };
}

/** The plausible price in a field; `parse` is readMoney by default. */
type ReadPrice = (
  field: FeedField,
  parse?: (text: string, column: string) => Reading<number>,
) => number | null;

function plausiblePrice(
  row: RowReader,
  field: FeedField,
  parse: (text: string, column: string) => Reading<number> = readMoney,
  maxPlaceholder: number,
): number | null {
  return row.value(field, (text, column) => {
    const reading = parse(text, column);
    if (reading.value === null || reading.value === 0) return reading.problem === null ? nothing : reading;
    if (reading.value <= maxPlaceholder)
      return unusable(`${maxPlaceholder} or less means that there is no price`);
    if (reading.value >= PLACEHOLDER_FROM) return unusable('is too high to be a price');
    if (reading.value < SUSPICIOUS_BELOW)
      row.warn(field, text, 'kept, but is suspiciously low for a vehicle');
    return found(reading.value);
  });
}

/**
 * WooCommerce and similar shops export a regular price and a sale price; if the sale price is empty, nothing
 * is reduced and the regular price is the asking price. This does not apply to a "was" price.
 */
function shopPrice(row: RowReader, price: ReadPrice): number | null {
  const isShop = row.knows('salePrice') && !row.knows('price') && !row.knows('driveAwayPrice');
  return isShop
    ? price('beforePrice', (text, column) => (regularPrice.test(column) ? readMoney(text) : nothing))
    : null;
}

function amount(row: RowReader, field: FeedField): number | null {
  return row.value(field, (text) => {
    const weekly = readMoney(text.replace(/((per|p\.?|\/|\ba)\s*(week|wk|w)|\bweekly)\b\.?/i, ''));
    return weekly.value === 0 ? nothing : weekly;
  });
}

/** A was-price must be above the price; a list price counts as one for new cars only. */
function beforePrice(
  row: RowReader,
  price: ReadPrice,
  current: number | null,
  reducedFrom: number | null,
  carType: CarType,
): number | null {
  const stated = price('beforePrice');
  if (stated !== null && current !== null && stated > current) return stated;
  if (stated !== null && current !== null && stated < current) {
    row.warn('beforePrice', String(stated), 'left out: is below the price');
  }
  if (reducedFrom !== null) return reducedFrom;
  const list = price('listPrice');
  if (list === null || current === null || list === current) return null;
  if (list < current) row.warn('listPrice', String(list), 'left out: is below the advertised price');
  else if (carType === 'used')
    row.warn('listPrice', String(list), 'left out: a list price is no was-price of a used car');
  return list > current && carType !== 'used' ? list : null;
}

function priceType(
  row: RowReader,
  isDriveAway: boolean,
  stated: number | null,
  isExGovernmentCharges: boolean,
): string | null {
  const label = row.text('priceType');
  if (label !== null) return priceTypeIn(label) ?? label;
  if (isDriveAway || row.filled('driveAwayPrice').some(({ text }) => readFlag(text) === true))
    return 'Drive Away';
  const inPrice = row.filled('price')[0]?.text ?? '';
  if (stated === null && isExGovernmentCharges) return 'Excl. Govt. Charges';
  return priceTypeIn(inPrice);
}
