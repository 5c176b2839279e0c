import * as v from 'valibot';

/** What the dev server tells an open page, as a server-sent event. */
export const devMessageSchema = v.object({
  dealer: v.string(),
  timeZone: v.string(),
  /** A page of another one is loaded again. */
  revision: v.string(),
  problems: v.array(v.string()),
  advice: v.array(v.string()),
  isCurrent: v.boolean(),
  busy: v.nullable(v.string()),
  /** By the clock that is set, as a field for date and time takes it. */
  time: v.string(),
  isClockSet: v.boolean(),
});

export type DevMessage = v.InferOutput<typeof devMessageSchema>;
