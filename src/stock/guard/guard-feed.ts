import type { GuardSettings } from '../../tenant/settings/publish/feed.schema.ts';
import { keyOf, knownMake } from '../naming/makes.ts';
import type { ColumnUse } from '../snapshot.schema.ts';
import { stayed, type VehicleChange } from './compare-stock.ts';
import { areMany, firstFew, type GuardFinding, percentOf, percentText, vehicleLabel } from './finding.ts';
import { fallenPrices, risenPrices } from './price-checks.ts';
import {
  type ComparedStock,
  emptiedFacts,
  garbledTexts,
  grownStock,
  lostVehicles,
  replacedVehicles,
} from './stock-checks.ts';

interface GuardedFeed extends ComparedStock {
  readonly columnsBefore: FeedColumns;
  readonly columnsAfter: FeedColumns;
}

const checks = [
  lostVehicles,
  grownStock,
  replacedVehicles,
  changedMakes,
  fallenPrices,
  risenPrices,
  emptiedFacts,
  garbledTexts,
];

/** Reasons why a feed must not replace the last good stock; empty if it may. */
export function guardFeed(feed: GuardedFeed, settings: GuardSettings): GuardFinding[] {
  return [
    ...changedColumns(feed.columnsBefore, feed.columnsAfter, settings),
    ...checks.flatMap((check) => check(feed, settings)),
  ];
}

/** The columns of a feed and its number of rows. */
interface FeedColumns {
  readonly columns: readonly ColumnUse[];
  readonly rows: number;
}

/**
 * Columns that were used and are now missing or empty. XML and JSON omit empty columns, so one that few rows
 * filled may disappear. A new column is no reason to hold a feed, but may be the new name of a missing one.
 */
function changedColumns(
  previous: FeedColumns,
  next: FeedColumns,
  { columns: isOn, emptiedPercent }: GuardSettings,
): GuardFinding[] {
  const names = new Set(next.columns.filter(({ filledRows }) => filledRows > 0).map(({ column }) => column));
  const missing = previous.columns.filter(
    ({ column, field, filledRows }) =>
      field !== null && !names.has(column) && percentOf(filledRows, previous.rows) > emptiedPercent,
  );
  if (!isOn || missing.length === 0) return [];
  const known = new Set(previous.columns.map(({ column }) => column));
  const more = next.columns.filter(({ column }) => !known.has(column)).map(({ column }) => `"${column}"`);
  const gone = missing.map(({ column }) => `"${column}"`);
  const subject =
    gone.length === 1 ? `The column ${gone[0]} is` : `The columns ${firstFew(gone).join(', ')} are`;
  const news = more.length === 0 ? '' : ` New in the feed: ${firstFew(more).join(', ')}.`;
  const sentence = `${subject} missing from the feed or empty.${news} Columns with new names are mapped in feed.json under "columns" (guard.columns).`;
  return [{ kind: 'columns', sentence, examples: firstFew(missing.map(previousSource(next))) }];
}

/** Finds the new source of a field: "Price" gave it before, now "Web price" does. */
function previousSource({ columns }: FeedColumns): (missing: ColumnUse) => string {
  return ({ column, field }) => {
    const instead = columns.find((other) => other.field === field && other.filledRows > 0)?.column;
    return `"${column}", which gave ${field}${instead === undefined ? '; nothing gives it now' : `; now "${instead}" gives it`}`;
  };
}

/**
 * Detects a feed with its columns of make and model swapped. Vehicles are compared by their numbers; those
 * without any get a new id with another make and are found by `replacedVehicles`.
 */
function changedMakes({ comparison }: ComparedStock, { makeChangePercent }: GuardSettings): GuardFinding[] {
  const pairs = stayed(comparison);
  const changed = pairs.filter(isOfAnotherMake);
  const percent = percentOf(changed.length, pairs.length);
  if (!areMany(changed.length, pairs.length) || percent <= makeChangePercent) return [];
  const swapped = changed.filter(isSwapped).length;
  const cause =
    swapped > changed.length / 2
      ? 'the columns of make and model are swapped'
      : 'the make may stand in another column';
  const sentence = `${changed.length} of ${pairs.length} vehicles have another make than before, ${percentText(percent)}: ${cause}. Columns are mapped in feed.json under "columns". At most ${makeChangePercent} % may change at once (guard.makeChangePercent).`;
  return [{ kind: 'makes', sentence, examples: firstFew(changed.map(changeText)) }];
}

/** A make that becomes known is no mistake: a name was corrected, or is read better. */
function isOfAnotherMake({ before, after }: VehicleChange): boolean {
  if (keyOf(before.make) === keyOf(after.make)) return false;
  return knownMake(before.make) !== null || knownMake(after.make) === null;
}

/** The make is what the model was, whose cell may have held more than the model: `Corolla Ascent`. */
function isSwapped({ before, after }: VehicleChange): boolean {
  return keyOf(after.make).startsWith(keyOf(before.model));
}

function changeText({ before, after }: VehicleChange): string {
  return `${vehicleLabel(after)}: ${before.make} → ${after.make}`;
}
