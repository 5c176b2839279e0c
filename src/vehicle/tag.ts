import { DAY_MS, instantOf } from '../values/date.ts';
import { isAvailable, isSold } from './availability.ts';
import type { Vehicle } from './vehicle.schema.ts';

/** "New-arrival window 8 days" (stock and vehicle §9). */
export const NEW_ARRIVAL_DAYS = 8;

export type TagSettings = {
  /** "electric or hybrid tag when enabled". */
  readonly electrifiedTag: boolean;
  /** Badge of a certified pre-owned programme ("one brand"); null where there is none. */
  readonly certifiedTagText: string | null;
  /** `NEW ARRIVAL`, `JUST ARRIVED` for some dealers; null for none. */
  readonly newArrivalTagText: string | null;
  readonly newArrivalDays: number;
  /** "on some dealers a Just Sold tag" in place of SOLD. */
  readonly justSoldTag: boolean;
  readonly timeZone: string;
};

export type TagKind =
  | 'electrified'
  | 'reserved'
  | 'certified'
  | 'own'
  | 'coming-soon'
  | 'new-arrival'
  | 'sold';

/** `until` (ISO, UTC) is the instant from which the tag is not shown any more; null for no end. */
export type VehicleTag = { readonly kind: TagKind; readonly text: string; readonly until: string | null };

type Tagged = Pick<Vehicle, 'status' | 'isReserved' | 'isCertified' | 'tag' | 'createdAt' | 'simpleFuel'>;

const electrifiedTexts: Partial<Record<NonNullable<Vehicle['simpleFuel']>, string>> = {
  electric: 'ELECTRIC',
  hybrid: 'HYBRID',
  'plug-in-hybrid': 'PLUG-IN HYBRID',
};

function lasting(kind: TagKind, text: string): VehicleTag {
  return { kind, text, until: null };
}

function newArrivalTag(vehicle: Tagged, settings: TagSettings): VehicleTag | null {
  const { newArrivalTagText: text, newArrivalDays, timeZone } = settings;
  if (text === null || vehicle.createdAt === null) return null;
  const createdAt = instantOf(vehicle.createdAt, timeZone);
  if (createdAt === null) return null;
  return { kind: 'new-arrival', text, until: new Date(createdAt + newArrivalDays * DAY_MS).toISOString() };
}

/**
 * "Tag priority for an in-stock car (first match wins): electric or hybrid tag when enabled; Reserved; a
 * certified-used badge (one brand); the car's own tag text; COMING SOON; a new-arrival tag when created
 * within the last 8 days; otherwise none." An unavailable vehicle "shows a SOLD tag" (stock and vehicle §4).
 *
 * Pages are read later than built, so the one tag that ages carries its end: show it only while
 * `isTagShown`. Nothing stands below it, so without it there is no tag.
 */
export function vehicleTag(vehicle: Tagged, settings: TagSettings): VehicleTag | null {
  if (!isAvailable(vehicle)) {
    return lasting('sold', settings.justSoldTag && isSold(vehicle) ? 'JUST SOLD' : 'SOLD');
  }
  const electrified = vehicle.simpleFuel === null ? undefined : electrifiedTexts[vehicle.simpleFuel];
  if (settings.electrifiedTag && electrified !== undefined) return lasting('electrified', electrified);
  if (vehicle.isReserved) return lasting('reserved', 'RESERVED');
  if (vehicle.isCertified && settings.certifiedTagText !== null) {
    return lasting('certified', settings.certifiedTagText);
  }
  if (vehicle.tag !== null) return lasting('own', vehicle.tag);
  if (vehicle.status === 'coming_soon') return lasting('coming-soon', 'COMING SOON');
  return newArrivalTag(vehicle, settings);
}

/** Whether a tag is still true when the page is read. A build may leave out tags that no longer are. */
export function isTagShown(tag: VehicleTag, now: Date): boolean {
  return tag.until === null || now.getTime() < Date.parse(tag.until);
}
