import type { CarType } from '../../values/vehicle/vehicle-terms.ts';

interface Listed extends ForCarTypes {
  readonly position: number | null;
}

/** The tiles of a `list` block, and default positions for tiles without one. */
export interface TileList<T extends Listed> {
  readonly positions: readonly number[];
  readonly tiles: readonly T[];
}

export interface PlacedTile<T> {
  /** Position counted from 1 over vehicles and tiles; Infinity if there are no positions left. */
  readonly position: number;
  readonly tile: T;
}

/** The tiles for a list with these car types, sorted by position. */
export function placedTiles<T extends Listed>(
  lists: readonly TileList<T>[],
  carTypes: readonly CarType[],
): PlacedTile<T>[] {
  const placed = lists.flatMap(({ positions, tiles }) => {
    const free = [...positions];
    return tiles
      .filter((tile) => isForTypes(tile, carTypes))
      .map((tile) => ({ position: tile.position ?? free.shift() ?? Number.POSITIVE_INFINITY, tile }));
  });
  return placed.sort((a, b) => (a.position === b.position ? 0 : a.position - b.position));
}

/** An entry of a list of vehicles; `promo` is the trade-in card. */
type ListCell<T> =
  | { readonly kind: 'car'; readonly index: number }
  | { readonly kind: 'tile'; readonly tile: T }
  /** `after`: number of vehicles before it. */
  | { readonly kind: 'promo'; readonly after: number };

/**
 * Combines vehicles, tiles at their positions ("finance-page promo tiles at positions 8 and 17 (or 9)", leads and
 * dealer §7) and the trade-in card after every so many vehicles. `below`: tiles beyond the end of the list. If two
 * tiles have the same position, the second follows the first.
 */
export function listCells<T>(
  carCount: number,
  promoAfter: readonly number[],
  tiles: readonly PlacedTile<T>[],
): { readonly cells: ListCell<T>[]; readonly below: T[] } {
  const cells: ListCell<T>[] = [];
  const waiting = [...tiles];
  const addTiles = () => {
    for (let next = waiting[0]; next && next.position <= cells.length + 1; next = waiting[0]) {
      cells.push({ kind: 'tile', tile: next.tile });
      waiting.shift();
    }
  };
  for (let index = 0; index < carCount; index += 1) {
    addTiles();
    cells.push({ kind: 'car', index });
    if (promoAfter.includes(index + 1)) {
      addTiles();
      cells.push({ kind: 'promo', after: index + 1 });
    }
  }
  addTiles();
  return { cells, below: waiting.map(({ tile }) => tile) };
}

export interface ForCarTypes {
  readonly display: readonly CarType[];
  readonly strictDisplay: boolean;
}

/**
 * Whether a promotion is shown on a page with these car types (empty: no vehicles). A promotion with car types needs
 * at least one match; with `strictDisplay` all types of the page must match ("Promo node: … display, strictDisplay",
 * stock and vehicle §3).
 */
export function isForTypes({ display, strictDisplay }: ForCarTypes, carTypes: readonly CarType[]): boolean {
  if (display.length === 0) return true;
  if (strictDisplay) return carTypes.length > 0 && carTypes.every((type) => display.includes(type));
  return carTypes.length === 0 || carTypes.some((type) => display.includes(type));
}
