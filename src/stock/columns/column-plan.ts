import type { DistanceUnit } from '../cells/numbers/distance.ts';
import type { FeedField } from './feed-fields.ts';

/** Which columns are read for each field, best first. */
export interface ColumnPlan {
  byField: ReadonlyMap<FeedField, readonly string[]>;
  /** Columns with something in them that no field takes. */
  unused: readonly string[];
  /** In how many rows something stands in a column. */
  filledRows: ReadonlyMap<string, number>;
  /** Of odometer readings that name none. */
  distanceUnit: DistanceUnit;
  /** What the feed's owner should know about the mapping, in sentences. */
  remarks: readonly string[];
}

/** A column of the feed with a sample of what stands in it. */
export interface ColumnSample {
  name: string;
  /** Distinct non-empty values, the first few hundred. */
  values: readonly string[];
  filledRows: number;
}
