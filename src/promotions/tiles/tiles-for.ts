import { instantWindow } from '../../values/time/time-window.ts';
import type { CarType } from '../../values/vehicle/vehicle-terms.ts';
import { type ForCarTypes, isForTypes } from '../for-car-types.ts';

interface Tile extends ForCarTypes {
  readonly start: string | null;
  readonly expiry: string | null;
}

/**
 * Tiles for a page with these car types (empty: no vehicles). "Promo tiles show only within their start and expiry
 * window and by car type" (leads and dealer §4). Expired tiles are omitted; others are checked in the browser.
 */
export function tilesFor<T extends Tile>(
  tiles: readonly T[],
  carTypes: readonly CarType[],
  timeZone: string,
  now: Date,
): T[] {
  return tiles.filter((tile) => !isOver(tile, timeZone, now) && isForTypes(tile, carTypes));
}

/** Invalid dates count as expired. */
export function isOver(tile: Pick<Tile, 'start' | 'expiry'>, timeZone: string, now: Date): boolean {
  const instants = instantWindow(tile, timeZone);
  return instants === null || instants.until <= now.getTime();
}
