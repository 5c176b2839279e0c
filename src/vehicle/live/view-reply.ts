import { vehicleStatuses } from '../../values/vehicle-statuses.ts';
import type { ViewReply } from './view-reply.schema.ts';

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
 * A reply that fits `viewReplySchema`, else null. Written by hand, as every page would carry the schema
 * library for this one question; a test holds both to the same judgement.
 */
export function parseViewReply(value: unknown): ViewReply | null {
  if (!isRecord(value)) return null;
  const { views, car_fields, checked_at } = value;
  const isCount = typeof views === 'number' && Number.isInteger(views) && views >= 0;
  if (!isCount || typeof checked_at !== 'string' || !isCarFields(car_fields)) return null;
  return Number.isNaN(Date.parse(checked_at)) ? null : { views, car_fields, checked_at };
}
