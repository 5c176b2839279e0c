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
