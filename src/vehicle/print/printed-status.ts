import { isAvailable } from '../status/availability.ts';
import type { TagSettings } from '../status/tag.ts';
import type { Vehicle } from '../vehicle.schema.ts';

/**
 * Why the vehicle cannot be bought today, for paper that is read later; null if it can. Unlike the tag of a card, it is
 * not replaced by one about something else, such as `Hybrid`.
 */
export function printedStatus(
  vehicle: Pick<Vehicle, 'status' | 'isReserved'>,
  tags: Pick<TagSettings, 'soldText' | 'reservedText' | 'comingSoonText'>,
): string | null {
  if (!isAvailable(vehicle)) return tags.soldText;
  if (vehicle.isReserved) return tags.reservedText;
  return vehicle.status === 'coming_soon' ? tags.comingSoonText : null;
}
