import * as v from 'valibot';
import { type FreeTimes, freeTimesSchema } from './test-drive.schema.ts';

/** Whose times the form needs. */
export interface AskedTimes {
  /** Slug of the branch; `''` for the branch where the vehicle stands. */
  readonly location: string;
  /** `''` without a vehicle. */
  readonly carSlug: string;
}

/** The address that answers with the free times: "Available test-drive appointments lookup" (leads and dealer §7). */
export function freeTimesPath({ location, carSlug }: AskedTimes): string {
  return `/api/test-drive/appointments?${new URLSearchParams({ location, car_slug: carSlug })}`;
}

/** Null for a reply that is not what the address promises. */
export function readFreeTimes(body: unknown): FreeTimes | null {
  const free = v.safeParse(freeTimesSchema, body);
  return free.success ? free.output : null;
}
