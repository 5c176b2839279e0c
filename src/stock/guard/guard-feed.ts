import type { GuardSettings } from '../../tenant/settings/publish/feed.schema.ts';
import { changedColumns, type FeedColumns } from './column-changes.ts';
import type { GuardFinding } from './finding.ts';
import { changedMakes } from './make-changes.ts';
import { fallenPrices, risenPrices } from './price-checks.ts';
import {
  type ComparedStock,
  emptiedFacts,
  garbledTexts,
  grownStock,
  lostVehicles,
  replacedVehicles,
} from './stock-checks.ts';

export interface GuardedFeed extends ComparedStock {
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
