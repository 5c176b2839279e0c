import type { Vehicle } from '../../../vehicle/vehicle.schema.ts';
import { found, nothing } from '../../cells/reading.ts';
import { readCarType } from '../../cells/specification/car-type.ts';
import { readFlag, readStatus, type StockState } from '../../cells/status.ts';
import type { FeedField } from '../../columns/feed-fields.ts';
import type { MixedCell } from '../mixed-cell.ts';
import type { RowReader } from '../row-reader.ts';

export type StateFacts = Pick<
  Vehicle,
  'status' | 'isReserved' | 'isCertified' | 'isPreorder' | 'tag' | 'carType' | 'createdAt' | 'soldAt'
>;

const DAY_MS = 86_400_000;

/** Where a vehicle is between order and delivery; in stock unless the feed says otherwise. */
export function readStockState(row: RowReader, title: string, mixed: MixedCell, now: Date): StateFacts {
  const { status, isReserved, isPreorder } = stateOf(row, mixed);
  const isPreordered = isPreorder || flag(row, 'isPreorder');
  return {
    status: isPreordered && status === 'in_stock' ? 'coming_soon' : status,
    isReserved: status !== 'sold' && (isReserved || flag(row, 'isReserved')),
    isCertified: flag(row, 'isCertified') || /certified/i.test(row.text('carType') ?? ''),
    isPreorder: isPreordered,
    tag: row.text('tag'),
    carType: carTypeOf(row, title),
    createdAt: arrival(row, now),
    soldAt: row.date('soldAt'),
  };
}

function stateOf(row: RowReader, mixed: MixedCell): StockState {
  const inStock: StockState = { status: 'in_stock', isReserved: false, isPreorder: false };
  const isSold = flag(row, 'isSold') || row.filled('price').some(({ text }) => /^\s*sold\s*!*$/i.test(text));
  if (isSold) return { ...inStock, status: 'sold' };
  const word = row.text('status');
  if (word === null) return mixed.state ?? inStock;
  const state = row.value('status', readStatus);
  if (state !== null) return state;
  row.warn(
    'status',
    word,
    'hidden from the showroom: the word is unknown; translate it under "values" in feed.json',
  );
  return { ...inStock, status: 'unavailable' };
}

function flag(row: RowReader, field: FeedField): boolean {
  const text = row.filled(field)[0]?.text;
  if (text === undefined) return false;
  const value = readFlag(text);
  // Any other text in such a column, such as a name or a date, means yes.
  return value ?? !/^(not?|un)\b/i.test(text);
}

function carTypeOf(row: RowReader, title: string): Vehicle['carType'] {
  const stated = row.value('carType', (text, column) => {
    const yes = readFlag(text);
    if (yes !== null && /new/i.test(column)) return found(yes ? ('new' as const) : ('used' as const));
    return readCarType(text);
  });
  if (stated !== null) return stated;
  const inTitle = /^(brand new|new|used|pre-?owned|certified|demo)\b/i.exec(title)?.[0];
  if (inTitle !== undefined) return readCarType(inTitle).value ?? 'used';
  const [cell] = row.filled('carType');
  if (cell !== undefined && !qualities.test(cell.text) && readFlag(cell.text) === null)
    row.warn(
      'carType',
      cell.text,
      'unknown: the vehicle counts as used; translate it under "values" in feed.json',
    );
  return 'used';
}

/** What many feeds write of a used vehicle in a column named condition. */
const qualities = /excellent|very good|good|average|fair|poor|mint|immaculate|clean|rough|damaged|repair/i;

function arrival(row: RowReader, now: Date): string | null {
  const stated = row.date('createdAt');
  if (stated !== null && Date.parse(stated) > now.getTime() + DAY_MS) {
    row.warn('createdAt', stated, 'left out: lies in the future');
  } else if (stated !== null) return stated;
  const days = row.value('daysInStock', (text) =>
    /^\d{1,4}$/.test(text.trim()) ? found(Number(text)) : nothing,
  );
  return days === null ? null : new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
}
