import { instantWindow } from '../values/time-window.ts';
import type { CarType } from '../values/vehicle-terms.ts';
import { type ForCarTypes, isForTypes } from './for-car-types.ts';

interface Tile extends ForCarTypes {
  readonly start: string | null;
  readonly expiry: string | null;
}

/**
 * Tiles for a page about some car types (none: a page about no car in particular). "Promo tiles show
 * only within their start and expiry window and by car type" (leads and dealer §4).
 * Windows that are over for good are left out; the others are decided when the page is read.
 */
export function tilesFor<T extends Tile>(
  tiles: readonly T[],
  carTypes: readonly CarType[],
  timeZone: string,
  now: Date,
): T[] {
  return tiles.filter((tile) => !isOver(tile, timeZone, now) && isForTypes(tile, carTypes));
}

/** What cannot be read counts as over. */
export function isOver(tile: Pick<Tile, 'start' | 'expiry'>, timeZone: string, now: Date): boolean {
  const instants = instantWindow(tile, timeZone);
  return instants === null || instants.until <= now.getTime();
}
