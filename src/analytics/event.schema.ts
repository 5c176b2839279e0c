import * as v from 'valibot';
import { eventIds, isEventName } from './event-ids.ts';

const text = (max: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(max));
const slug = v.pipe(text(200), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

/**
 * Body of `POST /api/events`, sent as a beacon: event, page and vehicle. Contains no personal data; the path has no
 * query, because a query may contain a name.
 */
export const visitorEventSchema = v.pipe(
  v.strictObject({
    name: v.pipe(text(40), v.check(isEventName, 'not an event')),
    id: v.pipe(v.number(), v.integer()),
    path: v.pipe(text(300), v.regex(/^\/[^?#\s]*$/)),
    car: v.nullable(v.strictObject({ id: text(100), slug })),
    /** Slug of the dealer. */
    dealer: slug,
    at: v.pipe(text(40), v.isoTimestamp()),
  }),
  v.check(({ name, id }) => isEventName(name) && eventIds[name] === id, 'not the id of this event'),
);

export type AnalyticsEvent = v.InferOutput<typeof visitorEventSchema>;
