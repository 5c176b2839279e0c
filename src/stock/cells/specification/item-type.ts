import type { BodySlug, ItemType } from '../../../values/vehicle/vehicle-terms.ts';
import { found, nothing, type Reading } from '../reading.ts';
import { isMissing } from '../texts/missing.ts';

/** Car, motorcycle, truck or caravan from a column; Meta's `car_truck` is ambiguous. */
export function readItemType(text: string): Reading<ItemType> {
  const words = text.trim().toLowerCase();
  if (
    isMissing(words) ||
    /car_truck|^truck(s)?\/van|\bcars?\b.*\btrucks?\b|\btrucks?\b.*\bcars?\b/.test(words)
  )
    return nothing;
  if (/motor\s?-?(cycle|bike|rad|cykel)|\bbikes?\b|scooter|\batv\b|powersport/.test(words))
    return found('motorcycle');
  if (/caravan|camper|motor\s?-?home|\brv\b|wohn|husvagn|husbil/.test(words)) return found('caravan');
  if (/\btrucks?\b|\blkw\b|lastbil|heavy|prime mover/.test(words)) return found('truck');
  return /\bcars?\b|passenger|\bpkw\b|personbil|\bsuv\b|\bute\b|light commercial/.test(words)
    ? found('car')
    : nothing;
}

/** The vehicle type implied by a body; null for bodies of cars. */
export function itemTypeOfBody(body: BodySlug | null): ItemType | null {
  if (body === 'motorcycle' || body === 'truck') return body;
  if (body === 'caravan' || body === 'motorhome') return 'caravan';
  return null;
}
