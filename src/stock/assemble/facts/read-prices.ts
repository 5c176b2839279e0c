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

/** "A price of 10 or less counts as no price" (stock and vehicle §5). */
const NO_PRICE = 10;
/** No vehicle costs less; values such as 88 are placeholders. */
const LOWEST_PRICE = 100;
const PLACEHOLDER_FROM = 9_999_999;
const regularPrice = /regular|normal|ordinar/i;

/** The prices of a vehicle. Implausible ones are left out with a warning. */
export function readPrices(row: RowReader, carType: CarType): PriceFacts {
  const driveAway = price(row, 'driveAwayPrice', (text) =>
    readFlag(text) === null ? readMoney(text) : nothing,
  );
  const stated = price(row, 'price', readMoney);
  const priceExGovernmentCharges = price(row, 'priceExGovernmentCharges', readMoney);
  const regular = driveAway ?? stated ?? priceExGovernmentCharges ?? shopPrice(row);
  const sale = price(row, 'salePrice', readMoney);
  const isReduced = sale !== null && (regular === null || sale < regular);
  const current = isReduced ? sale : regular;
  return {
    price: current,
    beforePrice: beforePrice(row, current, isReduced ? regular : null, carType),
    offerPrice: price(row, 'offerPrice', readMoney),
    priceExGovernmentCharges,
    priceType: priceType(row, driveAway !== null, driveAway ?? stated, priceExGovernmentCharges !== null),
    subscriptionPricePerWeek: amount(row, 'subscriptionPricePerWeek'),
    averageMarketPrice: price(row, 'averageMarketPrice', readMoney),
    stateAverageMarketPrice: price(row, 'stateAverageMarketPrice', readMoney),
    reserveDeposit: amount(row, 'reserveDeposit'),
  };
}

function price(
  row: RowReader,
  field: FeedField,
  parse: (text: string, column: string) => Reading<number>,
): number | null {
  return row.value(field, (text, column) => {
    const reading = parse(text, column);
    if (reading.value === null || reading.value === 0) return reading.problem === null ? nothing : reading;
    if (reading.value <= NO_PRICE) return unusable('10 or less means that there is no price');
    if (reading.value < LOWEST_PRICE) return unusable('is too low to be the price of a vehicle');
    return reading.value >= PLACEHOLDER_FROM ? unusable('is too high to be a price') : found(reading.value);
  });
}

/**
 * WooCommerce and similar shops export a regular price and a sale price; if the sale price is empty, nothing
 * is reduced and the regular price is the asking price. This does not apply to a "was" price.
 */
function shopPrice(row: RowReader): number | null {
  const isShop = row.knows('salePrice') && !row.knows('price') && !row.knows('driveAwayPrice');
  return isShop
    ? price(row, 'beforePrice', (text, column) => (regularPrice.test(column) ? readMoney(text) : nothing))
    : null;
}

function amount(row: RowReader, field: FeedField): number | null {
  return row.value(field, (text) => {
    const weekly = readMoney(text.replace(/(per|p\.?|\/)\s*(week|wk|w)\b\.?/i, ''));
    return weekly.value === 0 ? nothing : weekly;
  });
}

/** A was-price must be above the price; a list price counts as one for new cars only. */
function beforePrice(
  row: RowReader,
  current: number | null,
  reducedFrom: number | null,
  carType: CarType,
): number | null {
  const stated = price(row, 'beforePrice', readMoney);
  if (stated !== null && current !== null && stated > current) return stated;
  if (stated !== null && current !== null && stated < current) {
    row.warn('beforePrice', String(stated), 'left out: is below the price');
  }
  if (reducedFrom !== null) return reducedFrom;
  const list = price(row, 'listPrice', readMoney);
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
