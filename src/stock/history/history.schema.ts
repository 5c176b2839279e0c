import * as v from 'valibot';

const money = v.nullable(v.number());

/** What happened to a vehicle. "listed" is also for one that comes back; its price is the one it came with. */
const eventSchema = v.variant('kind', [
  v.object({ kind: v.literal('listed'), id: v.string(), price: money }),
  v.object({ kind: v.literal('price'), id: v.string(), price: money }),
  v.object({ kind: v.literal('sold'), id: v.string() }),
  v.object({ kind: v.literal('left'), id: v.string() }),
]);

/** One import: when it was (ISO, UTC), of which feed (SHA-256), and all that it changed. A line of history.ndjson. */
export const historyEntrySchema = v.object({
  at: v.string(),
  feed: v.string(),
  events: v.array(eventSchema),
});

export type HistoryEvent = v.InferOutput<typeof eventSchema>;
export type HistoryEntry = v.InferOutput<typeof historyEntrySchema>;
