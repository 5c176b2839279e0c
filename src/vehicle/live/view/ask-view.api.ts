import { vehicleStatuses } from '../../../values/vehicle/vehicle-statuses.ts';
import { ageOnArrival } from './checked-ago.ts';
import type { ViewReply } from './view-reply.schema.ts';

interface Answer {
  readonly reply: ViewReply;
  /** Age of the data when the reply arrived. */
  readonly ageSeconds: number;
}

/** Current status of a vehicle; null without a valid reply, which leaves the page as built. */
export async function askView(slug: string, query: Record<string, string> = {}): Promise<Answer | null> {
  try {
    const response = await fetch(`/api/cars/${slug}/view.json?${new URLSearchParams(query)}`);
    const reply = response.ok ? parseViewReply(await response.json()) : null;
    return reply && { reply, ageSeconds: ageOnArrival(reply.checked_at, response.headers.get('Date')) };
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isCarFields(value: unknown): value is ViewReply['car_fields'] {
  if (!isRecord(value)) return false;
  const { status, reserved, price } = value;
  const isPrice = price === null || (typeof price === 'number' && !Number.isNaN(price));
  return vehicleStatuses.some((known) => known === status) && typeof reserved === 'boolean' && isPrice;
}

/**
 * Validates a reply; equivalent to `viewReplySchema`, but hand-written, because every page would otherwise load the
 * schema library. A test compares both.
 */
export function parseViewReply(value: unknown): ViewReply | null {
  if (!isRecord(value)) return null;
  const { views, car_fields, checked_at } = value;
  const isCount = typeof views === 'number' && Number.isInteger(views) && views >= 0;
  if (!isCount || typeof checked_at !== 'string' || !isCarFields(car_fields)) return null;
  return Number.isNaN(Date.parse(checked_at)) ? null : { views, car_fields, checked_at };
}
