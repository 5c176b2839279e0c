import * as v from 'valibot';
import { type FreeTimes, freeTimesSchema } from '../free-times.schema.ts';

/** Identifies the branch whose free times are requested. */
export interface AskedTimes {
  /** Slug of the branch; `''` for the vehicle's branch. */
  readonly location: string;
  /** `''` if no vehicle is given. */
  readonly carSlug: string;
}

/** URL of the free times: "Available test-drive appointments lookup" (leads and dealer §7). */
export function freeTimesPath({ location, carSlug }: AskedTimes): string {
  return `/api/test-drive/appointments?${new URLSearchParams({ location, car_slug: carSlug })}`;
}

/** Null if the body does not match the schema. */
export function readFreeTimes(body: unknown): FreeTimes | null {
  const free = v.safeParse(freeTimesSchema, body);
  return free.success ? free.output : null;
}
