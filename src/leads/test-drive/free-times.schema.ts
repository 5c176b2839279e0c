import * as v from 'valibot';

/** Response with the bookable times of a branch, in its time zone. */
export const freeTimesSchema = v.object({
  location: v.object({ id: v.string(), name: v.string() }),
  time_zone: v.string(),
  slot_minutes: v.number(),
  days: v.array(
    v.object({
      date: v.string(),
      times: v.array(v.object({ at: v.string(), label: v.string() })),
    }),
  ),
});

export type FreeTimes = v.InferOutput<typeof freeTimesSchema>;

/** Identifies the branch whose free times are requested. */
interface AskedTimes {
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
