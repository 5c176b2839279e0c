import { DAY_MS, instantOf } from '../../values/time/date.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { isAvailable } from './availability.ts';

/** Settings in `tags` of vehicle.json. */
export type TagSettings = {
  /** "electric or hybrid tag when enabled". */
  readonly electricAndHybrid: boolean;
  readonly electricText: string;
  readonly hybridText: string;
  readonly reservedText: string;
  /** Whether the dealer has a certified pre-owned programme ("one brand"). */
  readonly certified: boolean;
  readonly certifiedText: string;
  readonly comingSoonText: string;
  readonly newArrival: boolean;
  /** `JUST ARRIVED` for some dealers. */
  readonly newArrivalText: string;
  /** "New-arrival window 8 days" (stock and vehicle §9). */
  readonly newArrivalDays: number;
  readonly sold: boolean;
  /** `SOLD`; "on some dealers a Just Sold tag". */
  readonly soldText: string;
};

export type TagKind =
  | 'electrified'
  | 'reserved'
  | 'certified'
  | 'own'
  | 'coming-soon'
  | 'new-arrival'
  | 'sold';

/** `until` (ISO 8601 in UTC) is when the tag expires; null for never. */
export type VehicleTag = { readonly kind: TagKind; readonly text: string; readonly until: string | null };

type Tagged = Pick<Vehicle, 'status' | 'isReserved' | 'isCertified' | 'tag' | 'createdAt' | 'simpleFuel'>;

function electrifiedText(vehicle: Tagged, settings: TagSettings): string | null {
  switch (vehicle.simpleFuel) {
    case 'electric':
      return settings.electricText;
    case 'hybrid':
    case 'plug-in-hybrid':
      return settings.hybridText;
    default:
      return null;
  }
}

function lasting(kind: TagKind, text: string): VehicleTag {
  return { kind, text, until: null };
}

function newArrivalTag(vehicle: Tagged, settings: TagSettings, timeZone: string): VehicleTag | null {
  const { newArrival, newArrivalText: text, newArrivalDays } = settings;
  if (!newArrival || vehicle.createdAt === null) return null;
  const createdAt = instantOf(vehicle.createdAt, timeZone);
  if (createdAt === null) return null;
  return { kind: 'new-arrival', text, until: new Date(createdAt + newArrivalDays * DAY_MS).toISOString() };
}

/**
 * "Tag priority for an in-stock car (first match wins): electric or hybrid tag when enabled; Reserved; a
 * certified-used badge (one brand); the car's own tag text; COMING SOON; a new-arrival tag when created within the last 8 days;
 * otherwise none." An unavailable vehicle "shows a SOLD tag" (stock and vehicle §4). Pages are read later than built,
 * so the new-arrival tag carries its expiry: show it only while `isTagShown`. It has the lowest priority, so no other
 * tag replaces it.
 */
export function vehicleTag(vehicle: Tagged, settings: TagSettings, timeZone: string): VehicleTag | null {
  if (!isAvailable(vehicle)) return settings.sold ? lasting('sold', settings.soldText) : null;
  const electrified = electrifiedText(vehicle, settings);
  if (settings.electricAndHybrid && electrified !== null) return lasting('electrified', electrified);
  if (vehicle.isReserved) return lasting('reserved', settings.reservedText);
  if (vehicle.isCertified && settings.certified) return lasting('certified', settings.certifiedText);
  if (vehicle.tag !== null) return lasting('own', vehicle.tag);
  if (vehicle.status === 'coming_soon') return lasting('coming-soon', settings.comingSoonText);
  return newArrivalTag(vehicle, settings, timeZone);
}

/** Whether a tag has not expired. A build may omit expired tags. */
export function isTagShown(tag: VehicleTag, now: Date): boolean {
  return tag.until === null || now.getTime() < Date.parse(tag.until);
}
