import { instantWindow } from '../values/time-window.ts';
import type { CarType } from '../values/vehicle-terms.ts';

interface Tile {
  start: string | null;
  expiry: string | null;
  display: readonly CarType[];
  strictDisplay: boolean;
}

/**
 * Tiles for a page about some car types (none: a page about no car in particular). "Promo tiles show
 * only within their start and expiry window and by car type" (leads and dealer §4). A tile that names
 * car types shows where one of them is; with `strictDisplay` only where the page is about no other.
 * Windows that are over for good are left out; the others are decided when the page is read.
 */
export function tilesFor<T extends Tile>(
  tiles: readonly T[],
  carTypes: readonly CarType[],
  timeZone: string,
  now: Date,
): T[] {
  return tiles.filter((tile) => {
    const instants = instantWindow(tile, timeZone);
    return instants !== null && instants.until > now.getTime() && isForTypes(tile, carTypes);
  });
}

function isForTypes(tile: Tile, carTypes: readonly CarType[]): boolean {
  if (tile.display.length === 0) return true;
  if (tile.strictDisplay) {
    return carTypes.length > 0 && carTypes.every((type) => tile.display.includes(type));
  }
  return carTypes.length === 0 || carTypes.some((type) => tile.display.includes(type));
}
