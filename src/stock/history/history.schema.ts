import * as v from 'valibot';

const money = v.nullable(v.number());

/** An event of a vehicle. "listed" also means listed again; its price is the one at that time. */
const eventSchema = v.variant('kind', [
  v.object({ kind: v.literal('listed'), id: v.string(), price: money }),
  v.object({ kind: v.literal('price'), id: v.string(), price: money }),
  v.object({ kind: v.literal('sold'), id: v.string() }),
  v.object({ kind: v.literal('left'), id: v.string() }),
]);

/** One import: its time (ISO, UTC), the feed's SHA-256 and all changes. A line of history.ndjson. */
export const historyEntrySchema = v.object({
  at: v.string(),
  feed: v.string(),
  events: v.array(eventSchema),
});

export type HistoryEvent = v.InferOutput<typeof eventSchema>;
export type HistoryEntry = v.InferOutput<typeof historyEntrySchema>;
