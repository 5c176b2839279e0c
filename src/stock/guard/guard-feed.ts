import type { GuardSettings } from '../../tenant/settings/publish/feed.schema.ts';
import { changedColumns, type FeedColumns } from './column-changes.ts';
import type { GuardFinding } from './finding.ts';
import {
  type ComparedStock,
  emptiedFacts,
  fallenPrices,
  garbledTexts,
  grownStock,
  lostVehicles,
  replacedVehicles,
} from './stock-checks.ts';

export interface GuardedFeed extends ComparedStock {
  readonly columnsBefore: FeedColumns;
  readonly columnsAfter: FeedColumns;
}

/** Reasons why a feed must not replace the last good stock; empty if it may. */
export function guardFeed(feed: GuardedFeed, settings: GuardSettings): GuardFinding[] {
  return [
    ...changedColumns(feed.columnsBefore, feed.columnsAfter, settings),
    ...[lostVehicles, grownStock, replacedVehicles, fallenPrices, emptiedFacts, garbledTexts].flatMap(
      (check) => check(feed, settings),
    ),
  ];
}
