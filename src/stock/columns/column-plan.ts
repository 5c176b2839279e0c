import type { DistanceUnit } from '../cells/numbers/distance.ts';
import type { FeedField } from './feed-fields.ts';

/** Columns of each field, best first. */
export interface ColumnPlan {
  byField: ReadonlyMap<FeedField, readonly string[]>;
  /** Non-empty columns that no field uses. */
  unused: readonly string[];
  /** Number of non-empty cells by column. */
  filledRows: ReadonlyMap<string, number>;
  /** Unit of odometer readings without one. */
  distanceUnit: DistanceUnit;
  /** Sentences about the mapping for the feed's owner. */
  remarks: readonly string[];
}

/** A column of the feed with sample values. */
export interface ColumnSample {
  name: string;
  /** Distinct non-empty values, at most a few hundred. */
  values: readonly string[];
  filledRows: number;
}
